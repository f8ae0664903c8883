/** Pictures with a smaller width or height attribute, in CSS pixels, are icons or tracking pixels. */
const SMALLEST = 48;
/** A path segment that selects the size or format of a picture. */
const RENDITION = /^(?:(?:[whcqftg]|ar|dpr|fl)_[\w.:,-]+|\d{2,4}x\d{0,4}|fit-in|w\d+|resize)$/u;
/** A size suffix of a file name. */
const SCALE = /[-_@.](?:\d+x\d+|\d+w|\d+x|scaled|large|medium|small|thumb(?:nail)?)(?=\.|$)/gu;
/** Shorter file names do not identify a picture: 1.jpg, image.png. */
const TELLING = 10;
/** Words in a class, description or file name of decorations and portraits. */
const DECORATION =
  /(?:^|[^a-z])(?:icons?|logos?|avatars?|gravatar|emoji|smiley|sprite|spinner|badges?|pixel|spacer|blank|placeholder|facebook|twitter|linkedin|pinterest|whatsapp|instagram|youtube)(?:[^a-z]|$)/iu;
/** Longer descriptions describe the picture's content. */
const LABEL = 30;
const FILE = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$/iu;
/** Query parameters in which image services carry the picture's address. */
const CARRIED = ['url', 'src', 'image', 'u'];

/**
 * Names that identify a picture regardless of size, host and loader: the files in its attributes and in those of its
 * source elements. Empty for icons, logos, portraits and data URLs.
 */
export function pictureNames(element: Element, base: string): string[] {
  for (const side of ['width', 'height']) if (parseInt(element.getAttribute(side) ?? '', 10) < SMALLEST) return [];
  const sources =
    element.parentElement?.localName === 'picture' ? [...element.parentElement.querySelectorAll('source')] : [];
  const names = [element, ...sources].flatMap((one) =>
    [...one.attributes].flatMap(({ name, value }) => addressesIn(name, value).map((written) => nameOf(written, base))),
  );
  const told = [...new Set(names.filter(Boolean))];
  const alt = element.getAttribute('alt') ?? '';
  const isDecoration =
    [element.className, alt.length <= LABEL ? alt : ''].some((text) => DECORATION.test(text)) ||
    (told.length > 0 && told.every((name) => DECORATION.test(name)));
  return isDecoration ? [] : told.filter((name) => !DECORATION.test(name));
}

/** Addresses in an attribute: all in src and srcset, in other attributes those with the ending of an image file. */
function addressesIn(attribute: string, value: string): string[] {
  if (/^(?:alt|title|class|id|style|sizes|width|height|loading|decoding)$|^on/u.test(attribute)) return [];
  const isSource = /src/u.test(attribute);
  const isSet = /set$|srcset/u.test(attribute);
  const written = isSet ? value.split(/,\s+|\s+/u) : [value.trim()];
  return written.filter(
    (one) =>
      /[./]/u.test(one) &&
      !/^(?:data|blob):/u.test(one) &&
      !/[\s<>{}"]/u.test(one) &&
      (isSource || FILE.test(one.replace(/[?#].*/u, ''))),
  );
}

function nameOf(written: string, base: string): string {
  const address = written.replace(/,$/u, '');
  if (!URL.canParse(address, base)) return '';
  const url = new URL(address, base);
  for (const name of CARRIED) {
    const carried = url.searchParams.get(name);
    if (carried !== null && /[./]\w/u.test(carried) && URL.canParse(carried, url))
      return nameOf(carried.replace(/\?.*/u, ''), url.href);
  }
  const steps = url.pathname.split('/').filter((step) => step !== '' && !RENDITION.test(step));
  const last = (steps.at(-1) ?? '').replace(SCALE, '');
  if (last === '') return '';
  if (!FILE.test(last)) return `${steps.join('/')}${url.search}`;
  return last.length >= TELLING ? last : [...steps.slice(-2, -1), last].join('/');
}
