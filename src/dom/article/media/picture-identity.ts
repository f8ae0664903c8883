/** Query parameters that say in what size or format a picture is sent, not which one it is. */
const RENDITION_PARAMETERS = new Set(
  'w h width height resize fit crop quality q auto format fm dpr ssl strip s size sz scale zoom ixlib ixid blur webp'.split(
    ' ',
  ),
);
/** The same of a step in the path: w_640,h_480 · 640x480 · fit-in. */
const RENDITION_STEP =
  /^(?:(?:[whcqfg]|ar|dpr|fl)_[\w.:-]+(?:,(?:[whcqfgbl]|ar|dpr|fl)_[\w.:-]+)*|\d{2,4}x\d{0,4}|fit-in)$/;
/** And at the end of a file's name: -1024x683 · -scaled · @2x. */
const RENDITION_SUFFIX = /(?:-\d{2,5}x\d{2,5}|-scaled|@\dx)(?=\.\w+$)/;
/** Services that send a picture on carry its address in one of these. */
const ADDRESS_PARAMETERS = ['url', 'src', 'image'];

/** Which picture an address shows, whatever the size it is sent in: equal for two renditions of one picture. An absolute address is expected. */
export function pictureIdentity(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  for (const name of ADDRESS_PARAMETERS) {
    const carried = url.searchParams.get(name);
    if (carried !== null && /^(?:https?:\/\/|\/)\S+\.\w+/.test(carried) && URL.canParse(carried, url))
      return pictureIdentity(new URL(carried, url).href.replace(/\?.*/, ''));
  }
  const path = url.pathname
    .split('/')
    .filter((step) => !RENDITION_STEP.test(step))
    .join('/')
    .replace(RENDITION_SUFFIX, '');
  const query = [...url.searchParams]
    .filter(([name]) => !RENDITION_PARAMETERS.has(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return `${url.host}${path}?${query.join('&')}`;
}
