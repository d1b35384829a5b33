import { isIPv6 } from 'node:net';

/** What stands for a client in rate limits: the address, or the /64 network of an IPv6 address. */
export function clientKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return `${[...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...rest].slice(0, 4).join(':')}::/64`;
}

export const isLoopback = (address: string | undefined) =>
  address !== undefined && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
