/**
 * A name for an address without one: the label or the file name with the host, else the host, else the address itself.
 */
export function nameOfLink(link: string, label = ''): string {
  if (!URL.canParse(link)) return link;
  const { hostname, pathname } = new URL(link);
  const host = hostname.replace(/^www\./, '');
  const file = /[^/]+\.\w{2,5}$/.exec(pathname)?.[0] ?? '';
  const title = label || file;
  if (title === '') return host || link;
  return host === '' ? title : `${title} (${host})`;
}
