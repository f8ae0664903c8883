import { domainOf } from '../../domain-of.ts';
import { parseUrl } from '../../../url/parse-url.ts';

/** Query parameters for size and format, which do not identify a picture. */
const RENDITION_PARAMETERS = new Set(
  'w h width height resize fit crop quality q auto format fm dpr ssl strip s size sz scale zoom ixlib ixid blur webp'.split(
    ' ',
  ),
);
/** Path segments for size and format: w_640,h_480 · 640x480 · fit-in. */
const RENDITION_STEP =
  /^(?:(?:[whcqfg]|ar|dpr|fl)_[\w.:-]+(?:,(?:[whcqfgbl]|ar|dpr|fl)_[\w.:-]+)*|\d{2,4}x\d{0,4}|fit-in)$/;
/** Size suffixes of file names: -1024x683 · -scaled · @2x. */
const RENDITION_SUFFIX = /(?:-\d{2,5}x\d{2,5}|-scaled|@\dx)(?=\.\w+$)/;
/** Parameters in which image services carry the original address. */
const ADDRESS_PARAMETERS = ['url', 'src', 'image'];

/** A key of the picture at an absolute address: equal for all sizes and formats of one picture. */
export function pictureIdentity(address: string): string {
  const url = parseUrl(address);
  if (url === null) return address;
  // A page has hundreds of these addresses, most of them without parameters.
  const parameters = url.search === '' ? null : url.searchParams;
  if (parameters !== null)
    for (const name of ADDRESS_PARAMETERS) {
      const carried = parameters.get(name);
      const address = carried !== null && /^(?:https?:\/\/|\/)\S+\.\w+/.test(carried) ? parseUrl(carried, url) : null;
      if (address !== null) return pictureIdentity(address.href.replace(/\?.*/, ''));
    }
  const path = url.pathname
    .split('/')
    .filter((step) => !isRendition(step))
    .join('/')
    .replace(RENDITION_SUFFIX, '');
  const query = parameters === null ? [] : [...parameters];
  const identifying = query
    .filter(([name]) => !RENDITION_PARAMETERS.has(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return `${url.host}${path}?${identifying.join('&')}`;
}

/** A file name of this many characters is no "image" or "cover" that several pictures of a site have. */
const MIN_NAME = 12;

/** True for two addresses of one picture: they differ in size and format alone, or have one file name on one site. */
export function isSamePicture(one: string, other: string): boolean {
  const [a, b] = [pictureIdentity(one), pictureIdentity(other)];
  const name = fileName(a);
  return a === b || (name.length >= MIN_NAME && name === fileName(b) && domainEnd(a) === domainEnd(b));
}

/** The file name of an identity without its ending; with the parameters that identify the picture. */
function fileName(identity: string): string {
  return identity.slice(identity.lastIndexOf('/') + 1).replace(/\.\w+\?/, '?');
}

/** Pictures often come from another host of the site. */
function domainEnd(identity: string): string {
  return domainOf(identity.slice(0, identity.indexOf('/')));
}

/** Looks for a letter of every rendition first, which is much cheaper. */
function isRendition(step: string): boolean {
  return (step.includes('_') || step.includes('x') || step === 'fit-in') && RENDITION_STEP.test(step);
}
