/** The host of an address or of a typed host name, as browsers write it and without `www.`; null if it is neither. */
export function parseHost(text: string): string | null {
  const typed = text.trim();
  const address = /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (typed === '' || /\s/.test(typed) || !URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  // A pattern of hosts, such as *.example.org, is no host.
  return /^https?:$/.test(protocol) && hostname !== '' && !hostname.includes('*')
    ? hostname.replace(/^www\./, '')
    : null;
}
