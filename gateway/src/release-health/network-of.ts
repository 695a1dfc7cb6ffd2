/**
 * Returns the network of a client: an IPv4 address, or the first 48 bits of an IPv6 address. One customer of a provider
 * has up to 2^80 addresses of such a network, and must not count as that many visitors.
 */
export function networkOf(address: string): string {
  const [, ipv4] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (ipv4) return ipv4;
  // The URL parser writes each address in one way only.
  const canonical = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1);
  if (canonical === undefined) return address;
  const [start = ''] = canonical.split('::');
  const groups = start === '' ? [] : start.split(':');
  return [0, 1, 2].map((index) => groups[index] ?? '0').join(':');
}
