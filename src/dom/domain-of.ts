/** The last two labels of a host: `example.org` of `www.example.org`. */
export function domainOf(host: string): string {
  return host.split('.').slice(-2).join('.');
}
