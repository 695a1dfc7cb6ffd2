import { expect, it } from '@jest/globals';
import { networkOf } from './network-of.ts';
import { readTicket, signTicket, ticketLifetimeMs } from './visit-ticket.ts';

const key = 'k'.repeat(43);
const now = Date.UTC(2026, 0, 1);
const buildId = '20260101T000000Z-a1.b2_c3';

it('is valid for one build until it expires, and contains no user and no address', () => {
  const ticket = signTicket(buildId, key, now);
  expect(readTicket(ticket, key, now)).toEqual({ buildId, id: expect.stringMatching(/^[\w-]{12}$/) });
  expect(readTicket(ticket, key, now + ticketLifetimeMs - 1)).not.toBeNull();
  expect(readTicket(ticket, key, now + ticketLifetimeMs)).toBeNull();
  expect(encodeURIComponent(ticket)).toBe(ticket);
  expect(signTicket(buildId, key, now)).not.toBe(ticket);
});

it('is refused when anything of it was changed, and with another key', () => {
  const ticket = signTicket(buildId, key, now);
  const [, expiresAt = '', id, signature] = ticket.split('~');
  const later = (now + 10 * ticketLifetimeMs).toString(36);
  for (const forged of [
    '',
    '~',
    ticket.slice(0, -1),
    [buildId, later, id, signature].join('~'),
    ['another-build', expiresAt, id, signature].join('~'),
    [buildId, expiresAt, 'AAAAAAAAAAAA', signature].join('~'),
    [buildId, expiresAt, id, ''].join('~'),
    [buildId, expiresAt, id, 'é'.repeat(43)].join('~'),
  ])
    expect(readTicket(forged, key, now)).toBeNull();
  expect(readTicket(ticket, 'l'.repeat(43), now)).toBeNull();
  expect(() => signTicket(buildId, 'short', now)).toThrow('visit-key');
});

it('takes all addresses of one IPv6 customer for one network', () => {
  expect(['203.0.113.7', '::ffff:203.0.113.7', '203.0.113.8'].map(networkOf)).toEqual([
    '203.0.113.7',
    '203.0.113.7',
    '203.0.113.8',
  ]);
  expect(['2001:db8:7::1', '2001:0DB8:0007:ffff:1:2:3:4', '2001:db8:8::1'].map(networkOf)).toEqual([
    '2001:db8:7',
    '2001:db8:7',
    '2001:db8:8',
  ]);
  expect(['::1', '2001:db8::1', 'unknown'].map(networkOf)).toEqual(['0:0:0', '2001:db8:0', 'unknown']);
});
