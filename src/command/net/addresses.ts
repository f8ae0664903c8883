import ipaddr from 'ipaddr.js';

/** IPv6 addresses that stand for an IPv4 address in their last 32 bits (RFC 6052), as DNS64 makes them. */
const NAT64 = 'rfc6052';

/**
 * True for an address of the public internet. Not for those of the own machine, of private and of special networks, and
 * not for IPv6 forms of them. False for what is no address.
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').replace(/%.*/s, '');
  if (!ipaddr.isValid(bare)) return false;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv6 && parsed.range() === NAT64)
    return isPublicAddress(new ipaddr.IPv4(parsed.toByteArray().slice(-4)).toString());
  return parsed.range() === 'unicast';
}

/** True for a host of a URL that is an address and no name. */
export function isAddress(host: string): boolean {
  return ipaddr.isValid(host.replace(/^\[|\]$/g, ''));
}
