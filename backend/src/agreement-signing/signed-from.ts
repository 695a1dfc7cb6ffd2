import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Where a signature came from, as evidence: the network of the address, without the part that names one connection, and
 * the browser.
 */
export function signedFrom({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): string {
  const browser = (headers['user-agent'] ?? '').replaceAll(/[^\x20-\x7e]/g, '').slice(0, 200);
  return [networkOf(ip), browser].filter(Boolean).join(', ');
}

/** Returns the first three parts of an IPv4 address, and the first three groups of an IPv6 address. */
export function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:/i, '');
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  const [head = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean).slice(0, 3);
  return `${groups.join(':')}::/48`;
}
