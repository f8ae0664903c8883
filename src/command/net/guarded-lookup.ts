import { lookup as lookupAll, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { PageError } from '../text/command-error.ts';
import { isPublicAddress } from './addresses.ts';

/** Says why an address is refused, and how to allow it. */
export function refusedAddress(host: string, address = host): PageError {
  const what = address === host ? host : `${host} (${address})`;
  return new PageError(
    'refused-address',
    `${what} is an address of this machine or of a private network. --allow-private allows it.`,
  );
}

/**
 * Looks a host name up for a connection, and refuses one with an address that is not public. The connection uses the
 * answer itself, so a second, other answer of the DNS cannot lead it elsewhere.
 */
export const guardedLookup: LookupFunction = (host, options, done) => {
  lookupAll(host, { ...options, all: true }, (error, found) => {
    const refused = error === null ? refusalOf(host, found) : error;
    const [first] = found ?? [];
    if (refused !== null || first === undefined) done(refused ?? new Error(`${host} has no address.`), '', 0);
    else if (options.all === true) done(null, found);
    else done(null, first.address, first.family);
  });
};

function refusalOf(host: string, found: readonly LookupAddress[]): PageError | null {
  const own = found.find(({ address }) => !isPublicAddress(address));
  return own === undefined ? null : refusedAddress(host, own.address);
}

/** Resolves if a host name has only public addresses, or none that this machine knows. Rejects with PageError. */
export function expectPublicName(host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    lookupAll(host, { all: true }, (error, found) => {
      const refused = error === null ? refusalOf(host, found) : null;
      if (refused === null) resolve();
      else reject(refused);
    });
  });
}
