import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkUrl, safeReturnPath } from './safe-url.ts';

const origin = 'https://verandah.example';

describe('V42: safeReturnPath', () => {
  it.each([
    ['/properties', '/properties'],
    [
      '/search/lease/residential?suburb=richmond-vic-3121&page=2',
      '/search/lease/residential?suburb=richmond-vic-3121&page=2',
    ],
    ['/listings/a#gallery', '/listings/a#gallery'],
    ['/a/../b', '/b'],
  ])('keeps %s', (candidate, path) => expect(safeReturnPath(candidate, origin)).toBe(path));

  it.each([
    '//evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '/x/..//evil.com',
    '/%2e%2e//evil.com',
    '/%2f%2fevil.com/..//',
    '/%2fevil.com',
    '/%252fevil.com',
    'https://evil.com/',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '/\t/evil.com',
    'data:text/html,x',
    'blob:https://verandah.example/1',
    'https://verandah.example@evil.com/',
    '/auth/logout',
    '/auth/login?redirectUrl=/',
    '/AUTH/logout',
    '/%61uth/logout',
    '/api/auth/session',
    '',
    null,
    undefined,
  ])('refuses %p', (candidate) => expect(safeReturnPath(candidate, origin)).toBe('/'));

  it('never leaves the origin, for any combination of path parts', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      'evil.com',
      '@',
      ':',
      '?',
      '#',
      'x',
      '\t',
      'https:',
      'http:',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const path = safeReturnPath(pieces.join(''), origin);
        const landed = new URL(path, origin);
        return landed.origin === origin && !landed.pathname.startsWith('//') && !/^\/[\\/]/.test(path);
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('V42: checkUrl', () => {
  it('refuses an external address unless it is expressly allowed', () => {
    expect(checkUrl('https://zip.example/pay', origin)).toMatchObject({ ok: false, refusal: 'external' });
    expect(checkUrl('https://zip.example/pay', origin, ['https://zip.example'])).toMatchObject({
      ok: true,
      external: true,
    });
  });

  it.each([
    ['mailto:a@example.com', 'mailto:'],
    ['tel:+61355501234', 'tel:'],
  ])('refuses %s unless its scheme is expressly allowed', (url, scheme) => {
    expect(checkUrl(url, origin)).toMatchObject({ ok: false, refusal: 'dangerous-scheme' });
    expect(checkUrl(url, origin, ['https://zip.example'])).toMatchObject({ ok: false });
    expect(checkUrl(url, origin, [scheme])).toMatchObject({ ok: true, external: true });
  });

  it.each(['javascript:alert(1)', 'vbscript:x', 'data:text/html,x'])('refuses %s even when it is allowed', (url) => {
    const refused = { ok: false, refusal: 'dangerous-scheme' };
    expect(checkUrl(url, origin, [new URL(url).protocol])).toMatchObject(refused);
  });

  it('refuses credentials inside an address', () => {
    expect(checkUrl('https://user:pass@verandah.example/', origin)).toMatchObject({
      ok: false,
      refusal: 'credentials',
    });
  });
});
