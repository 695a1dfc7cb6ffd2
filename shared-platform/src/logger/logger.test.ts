import { beforeEach, describe, expect, it } from '@jest/globals';
import { configureLogger, logger } from './logger.ts';
import { redact, redactText } from './redact.ts';

let written: string[];
let delivered: { url: string; entry: { type: string; message: string; additionalInfo: unknown } }[];
let reachable: boolean;

beforeEach(() => {
  const quiet = (message: string) => written.push(message);
  written = [];
  delivered = [];
  reachable = true;
  configureLogger({
    enabled: true,
    level: 'debug',
    url: '/log',
    console: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    deliver(url, body) {
      if (reachable) delivered.push({ url, entry: JSON.parse(body) });
      return reachable;
    },
  });
  delivered = [];
});

describe('logger', () => {
  it('writes to the console and posts type, message and additionalInfo (SPEC §7)', () => {
    logger.warn('Slow', { ms: 900 });
    expect(written).toEqual(['Slow']);
    expect(delivered).toEqual([{ url: '/log', entry: { type: 'warn', message: 'Slow', additionalInfo: { ms: 900 } } }]);
  });

  it('leaves out what is below its level, and everything when it is off', () => {
    configureLogger({ level: 'warn' });
    logger.info('no');
    logger.error('yes');
    configureLogger({ enabled: false });
    logger.error('no');
    expect(written).toEqual(['yes']);
  });

  it('keeps the last 50 while nothing can be delivered, and sends them in order later', () => {
    reachable = false;
    for (let number = 1; number <= 60; number += 1) logger.info(`entry ${number}`);
    expect(delivered).toEqual([]);
    reachable = true;
    logger.info('back');
    expect(delivered.map(({ entry }) => entry.message)).toEqual([
      ...Array.from({ length: 49 }, (_, index) => `entry ${index + 12}`),
      'back',
    ]);
  });

  it('keeps entries until it learns its address', () => {
    configureLogger({ url: null });
    logger.info('early');
    expect(delivered).toEqual([]);
    configureLogger({ url: '/log' });
    expect(delivered).toHaveLength(1);
  });
});

describe('what leaves the browser', () => {
  it.each([
    ['a token eyJhbGciOi.eyJzdWIi.c2ln here', 'a token [token] here'],
    ['Authorization: Bearer abc123', 'Authorization: Bearer [token]'],
    ['for jo@example.com.au', 'for [e-mail]'],
    ['BSB 063-000', 'BSB [bsb]'],
    ['card 4111 1111 1111 1111.', 'card [number].'],
    ['order V-100042 of 2026', 'order V-100042 of 2026'],
  ])('%s', (text, safe) => {
    expect(redactText(text)).toBe(safe);
  });

  it('blanks secret names, follows errors, bounds depth and length', () => {
    const loop: Record<string, unknown> = { accessToken: 'x', nested: { password: 'y', note: 'jo@example.com' } };
    loop.self = loop;
    expect(redact(loop)).toMatchObject({ accessToken: '[secret]', nested: { password: '[secret]', note: '[e-mail]' } });
    expect(redact(new Error('for jo@example.com'))).toMatchObject({ name: 'Error', message: 'for [e-mail]' });
    expect(redactText('a'.repeat(9000)).length).toBeLessThanOrEqual(2001);
  });
});
