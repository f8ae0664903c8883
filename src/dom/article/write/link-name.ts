/** Words for an address that nothing names: the label or the file with the host behind it, else the host; the address itself where it has no host. */
export function nameOfLink(link: string, label = ''): string {
  if (!URL.canParse(link)) return link;
  const { hostname, pathname } = new URL(link);
  const host = hostname.replace(/^www\./, '');
  const file = /[^/]+\.\w{2,5}$/.exec(pathname)?.[0] ?? '';
  const title = label || file;
  if (title === '') return host || link;
  return host === '' ? title : `${title} (${host})`;
}
