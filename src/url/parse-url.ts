/**
 * An address, absolute or relative to a base; null where it is none.
 *
 * Not `URL.canParse`: in Node 20 it answers false for hosts such as é.example after some ten thousand calls.
 */
export function parseUrl(written: string, base?: string | URL): URL | null {
  try {
    return new URL(written, base);
  } catch {
    return null;
  }
}

/** True for an address, absolute or relative to a base. */
export function isUrl(written: string, base?: string | URL): boolean {
  return parseUrl(written, base) !== null;
}
