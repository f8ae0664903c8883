import { PageError } from '../text/command-error.ts';
import { isAddress, isPublicAddress } from './addresses.ts';
import { refusedAddress } from './guarded-lookup.ts';
import { parseUrl } from '../../url/parse-url.ts';

/**
 * An address of the web that may be fetched. Throws PageError for another scheme, for a name with a password, which
 * would be written into results, and for a private address unless `allowPrivate`. Names are checked at the connection.
 */
export function webAddress(written: string, { allowPrivate }: { readonly allowPrivate: boolean }): URL {
  const url = parseUrl(written);
  if (url === null) throw new PageError('bad-address', `"${written}" is not an address.`);
  if (!/^https?:$/.test(url.protocol))
    throw new PageError('bad-address', `"${written}" is not an address of the web (http or https).`);
  if (url.username !== '' || url.password !== '')
    throw new PageError(
      'bad-address',
      `The address of ${url.host} holds a name or password. Give them by --header "Authorization: …".`,
    );
  if (!allowPrivate && isAddress(url.hostname) && !isPublicAddress(url.hostname)) throw refusedAddress(url.hostname);
  return url;
}
