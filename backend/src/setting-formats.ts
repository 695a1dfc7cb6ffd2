/* The formats of settings. Each says in its message what it expected. */

import { abnDigits, isAbn } from 'shared-contract/order/abn';
import { addressExpected, isStorageAddress, storageAddress as toStorageAddress } from 'storage';
import * as z from 'zod/mini';
import { lowerCaseEmail } from './customer-users/lower-case-email.ts';

export const matching = (pattern: RegExp, expected: string) => z.string().check(z.regex(pattern, expected));
export const count = (minimum: number, maximum: number) =>
  z.pipe(
    matching(/^\d+$/, 'expected a whole number'),
    z.pipe(z.transform(Number), z.int().check(z.minimum(minimum), z.maximum(maximum))),
  );
export const rate = (requests: number) => z._default(count(1, 1_000_000), requests);
export const origin = z.pipe(
  z.string().check(z.refine((value) => isOrigin(value), 'expected an http(s) origin such as https://verandah.example')),
  z.transform((value) => new URL(value).origin),
);
const issuerExpected = 'expected the https address of an OpenID Connect issuer (http on localhost only)';
export const issuer = z.string().check(z.refine((value) => isHttpsOrLoopback(value), issuerExpected));
export const address = matching(/^https?:\/\/[^\s]+$/, 'expected an http(s) address');
/** Personal data is sent to it, so only a server on this machine needs no encryption. */
export const confidentialAddress = z
  .string()
  .check(z.refine((value) => isHttpsOrLoopback(value), 'expected an https address (http on localhost only)'));
export const databaseAddress = matching(
  /^postgres(?:ql)?:\/\//,
  'expected an address such as postgresql://user:password@host/db',
);
export const storageAddress = z.pipe(
  z.string().check(z.refine(isStorageAddress, `expected ${addressExpected}`)),
  z.transform(toStorageAddress),
);
export const smtpAddress = matching(
  /^smtps?:\/\/[^\s]+$/,
  'expected an address such as smtp://user:password@mail.example:587',
);
export const sender = matching(/^(?:[^<>\r\n]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/, 'expected Name <address>');

/** Email addresses, separated by commas. The result is in lower case; empty by default. */
export const emailList = z.pipe(
  z.pipe(
    z._default(z.string(), ''),
    z.transform((list) => list.split(',').flatMap((one) => lowerCaseEmail(one.trim()) || [])),
  ),
  z.array(z.email('expected email addresses, separated by commas')),
);

export const abn = z.pipe(
  z.string().check(z.refine(isAbn, 'expected a valid ABN such as 53 004 085 616')),
  z.transform(abnDigits),
);
export const oneLine = matching(/^\S[^\r\n]{0,159}$/, 'expected one line of at most 160 characters');

function isHttpsOrLoopback(value: string): boolean {
  const url = URL.parse(value);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
}

export function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && url.search === '';
}
