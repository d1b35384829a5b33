import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Some proxies forward an address with its port. */
const withPort = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/;

/** The key of a client in rate limits: its address, or the /64 network of an IPv6 address. Other text is one client. */
export function clientKey(forwarded: string): string {
  const [, four, six] = withPort.exec(forwarded) ?? [];
  const address = four ?? six ?? forwarded;
  if (isIP(address) === 0) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, 4)
        .map(part => part.toString(16))
        .join(':')}::/64`
    : parsed.toString();
}

export const isLoopback = (address: string | undefined) =>
  address !== undefined && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);

/** Whether an address of the product can be opened on this machine only. */
export function isLoopbackUrl(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || isLoopback(host);
}
