import { attributeOf } from '../../safe-dom.ts';
import type { NeedCode } from '../../rare/need-code.ts';
import { mediaUrl } from '../../urls.ts';
import {
  childNamed,
  isPixel,
  naturalSize,
  PREVIEW_PX,
  otherAddresses,
  pictureAround,
  sourcesOf,
  sourcesOfNoscript,
} from '../media/image-sources.ts';
import { formatSrcset } from '../media/srcset.ts';

export type Picture = {
  readonly src: string;
  readonly srcset: string;
  readonly alt: string;
  readonly title: string;
  /** CSS pixels, declared by the page or measured by the browser; 0 where unknown. */
  readonly width: number;
  readonly height: number;
  /** Every address that the picture may be loaded from. */
  readonly addresses: readonly string[];
};

/** Pictures without a description up to this size in CSS pixels are ornaments: bullets, arrows, file icons. */
const ORNAMENT_PX = 32;

/**
 * The picture that an img or picture element shows or will load; null for pixels, spacers, ornaments and missing
 * addresses.
 */
export function readPicture(element: Element, tag: string, base: string, need: NeedCode): Picture | null {
  const image = tag === 'picture' ? childNamed(element, 'img') : element;
  if (image === null) return null;
  const own = sourcesOf(image, tag === 'picture' ? element : pictureAround(image), base);
  const isPreview = own !== null && own.isShown && naturalSize(image).width < PREVIEW_PX;
  const sources =
    (isPreview ? sourcesOfNoscript(image, base) : null) ??
    own ??
    sourcesOfNoscript(image, base) ??
    need('rare-structure')?.unusualSources(image, base) ??
    null;
  if (sources === null) return null;
  const measured = sources === own && own.isShown ? naturalSize(image) : { width: 0, height: 0 };
  const alt = (attributeOf(image, 'alt') || attributeOf(image, 'aria-label')).trim();
  const written = { width: declared(image, 'width'), height: declared(image, 'height') };
  // A lazy picture with a description declares the size of its placeholder, not its own.
  const isStandIn =
    !sources.isShown &&
    alt !== '' &&
    isPixel(written.width, written.height) &&
    sources.src !== mediaUrl(attributeOf(image, 'src'), base);
  const width = isStandIn ? 0 : written.width || measured.width;
  const height = isStandIn ? 0 : written.height || measured.height;
  if (isPixel(width, height) || isPixel(measured.width, measured.height)) return null;
  if (alt === '' && width > 0 && height > 0 && width <= ORNAMENT_PX && height <= ORNAMENT_PX) return null;
  const { src, candidates } = sources;
  return {
    src,
    srcset: formatSrcset(candidates),
    alt,
    title: attributeOf(image, 'title').trim(),
    width,
    height,
    addresses: [src, ...candidates.map(({ url }) => url), ...otherAddresses(image, base)],
  };
}

function declared(image: Element, name: string): number {
  const written = attributeOf(image, name);
  return /^\d{1,5}(?:px)?$/.test(written) ? parseInt(written, 10) : 0;
}
