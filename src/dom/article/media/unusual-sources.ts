import { backgroundUrl } from './background.ts';
import { type ImageSources, pictureUrl, sourcesInNoscript } from './image-sources.ts';

/** Attributes that a loader may name as it likes. */
const LOADER_ATTRIBUTE = /^(?:data-|lazy)/;
/** Names of attributes with another picture than the one meant: shown on errors or before loading. */
const OTHER_PICTURE = /error|fallback|placeholder|default|blur|preview|avatar|icon|thumb/;
const PICTURE_FILE = /^\S+\.(?:jpe?g|png|webp|avif|gif)(?:[?#]\S*)?$/i;
/** The address in data that an attribute holds as JSON. */
const IN_DATA = /"(?:src|url|original|full)"\s*:\s*"((?:[^"\\]|\\.)+)"|^\{\s*"(https?:[^"\\]+)"\s*:/i;

/**
 * The address of a picture that has none in the usual places. It may be in the style of an element that is no image, in
 * an attribute with any name, in data, or in a noscript before the placeholder. Null if there is none.
 */
export function unusualSources(image: Element, base: string): ImageSources | null {
  const background = image.localName === 'img' ? null : backgroundUrl(image, base);
  if (background !== null) return { src: background, candidates: [], isShown: true };
  for (const { name, value } of image.attributes) {
    if (!LOADER_ATTRIBUTE.test(name) || OTHER_PICTURE.test(name)) continue;
    const data = value.trim();
    const written = data.startsWith('{') ? addressIn(data).replace(/\\\//g, '/') : data;
    const url = written !== '' && (data !== written || PICTURE_FILE.test(written)) ? pictureUrl(written, base) : null;
    if (url !== null) return { src: url, candidates: [], isShown: false };
  }
  const noscript = noscriptBefore(image) ?? noscriptBefore(image.parentElement);
  return noscript === null ? null : sourcesInNoscript(noscript, base);
}

/** The address in data: of a field that says so, else the first name, as in `{"https://…": {…}}`. */
function addressIn(data: string): string {
  const [, field, name] = IN_DATA.exec(data) ?? [];
  return field ?? name ?? '';
}

/** The noscript right before an element; null where it belongs to a picture before it. */
function noscriptBefore(element: Element | null): Element | null {
  const before = element?.previousElementSibling ?? null;
  if (before?.localName !== 'noscript') return null;
  const earlier = before.previousElementSibling;
  return earlier !== null && (earlier.matches('img, picture') || earlier.querySelector('img') !== null) ? null : before;
}
