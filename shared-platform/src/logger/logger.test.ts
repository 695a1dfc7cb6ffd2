import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configureLogger, logger } from './logger.ts';
import { redact, redactText } from './redact.ts';

type Sent = { type: string; message: string; additionalInfo: unknown };

let written: unknown[][];
let posted: Sent[];
let respond: () => Promise<boolean>;

const flushPromises = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  const record = (...parts: unknown[]) => written.push(parts);
  written = [];
  posted = [];
  respond = async () => true;
  configureLogger({
    enabled: true,
    level: 'debug',
    url: 'https://log.example/entries',
    console: { debug: record, info: record, warn: record, error: record },
    delivery: {
      async post(_, body) {
        posted.push(JSON.parse(body));
        return respond();
      },
      beacon: () => true,
      setTimer: () => () => {},
    },
  });
});

describe('logger', () => {
  it('is enabled for all levels by default (SPEC §9)', async () => {
    jest.resetModules();
    const fresh = await import('./logger.ts');
    const record = (...parts: unknown[]) => written.push(parts);
    fresh.configureLogger({ console: { debug: record, info: record, warn: record, error: record } });
    for (const level of fresh.logLevels) fresh.logger[level](level);
    expect(written).toEqual([['debug'], ['info'], ['warn'], ['error']]);
  });

  it('writes to the console and posts type, message and additionalInfo (SPEC §7)', async () => {
    logger.warn('Slow', { ms: 900 });
    logger.debug('Plain');
    await flushPromises();
    expect(written).toEqual([['Slow', { ms: 900 }], ['Plain']]);
    expect(posted).toEqual([
      { type: 'warn', message: 'Slow', additionalInfo: { ms: 900 } },
      { type: 'debug', message: 'Plain', additionalInfo: null },
    ]);
  });

  it('names the previewed releases in every entry', async () => {
    configureLogger({ preview: 'remote-x@1.2.3' });
    logger.warn('Slow', { ms: 900 });
    logger.debug('Plain');
    configureLogger({ preview: null });
    await flushPromises();
    expect(posted.map(({ additionalInfo }) => additionalInfo)).toEqual([
      { preview: 'remote-x@1.2.3', info: { ms: 900 } },
      { preview: 'remote-x@1.2.3', info: null },
    ]);
  });

  it('ignores entries below its level, and all entries when it is disabled', () => {
    configureLogger({ level: 'warn' });
    logger.info('no');
    logger.error('yes');
    configureLogger({ enabled: false });
    logger.error('no');
    expect(written).toEqual([['yes']]);
  });

  it('queues entries until it has a URL', async () => {
    configureLogger({ url: null });
    logger.info('early');
    await flushPromises();
    expect(posted).toEqual([]);
    configureLogger({ url: '/log' });
    await flushPromises();
    expect(posted).toHaveLength(1);
  });

  it('(b.76) ignores entries that logging itself causes', async () => {
    const logAgain = () => logger.error('again');
    configureLogger({ console: { debug: logAgain, info: logAgain, warn: logAgain, error: logAgain } });
    respond = async () => {
      throw new Error('the service is down');
    };
    logger.info('once', {
      get size() {
        logAgain();
        return 1;
      },
    });
    await flushPromises();
    expect(posted.map(({ message }) => message)).toEqual(['once']);
  });

  it('(b.76) does not throw when the console throws or the info is unreadable', async () => {
    const refuse = () => {
      throw new Error('no');
    };
    const revoked = Proxy.revocable({}, {});
    revoked.revoke();
    expect(() =>
      logger.error('a', {
        get a() {
          return refuse();
        },
      }),
    ).not.toThrow();
    expect(() => logger.error('b', revoked.proxy)).not.toThrow();
    expect(() => logger.error('c', 12n)).not.toThrow();
    configureLogger({ console: { debug: refuse, info: refuse, warn: refuse, error: refuse } });
    expect(() => logger.error('d')).not.toThrow();
    await flushPromises();
    expect(posted.map(({ additionalInfo }) => additionalInfo)).toEqual(['[unreadable]', '[unreadable]', '12']);
  });

  it('truncates an entry that is too large', async () => {
    logger.info(
      'large',
      Array.from({ length: 20 }, () => 'x'.repeat(1900)),
    );
    await flushPromises();
    expect(JSON.stringify(posted[0]).length).toBeLessThan(16_000);
    expect(posted[0]).toMatchObject({ message: 'large', additionalInfo: { truncatedFrom: expect.any(Number) } });
  });
});

describe('redaction', () => {
  it.each([
    ['a token eyJhbGciOi.eyJzdWIi.c2ln here', 'a token [token] here'],
    ['Authorization: Bearer abc123', 'Authorization: Bearer [token]'],
    ['back at /auth/callback?code=abc&state=1', 'back at /auth/callback?code=[token]&state=1'],
    ['https://a.example/#access_token=opaque', 'https://a.example/#access_token=[token]'],
    ['left /offers/kD3v_Zt9xQm-4a7Lr0PwYb2NcEs8HuJi5GoTfVd6XyA', 'left /offers/[token]'],
    ['for jo@example.com.au', 'for [e-mail]'],
    ['BSB 063-000', 'BSB [bsb]'],
    ['paid from 063-000', 'paid from [bsb]'],
    ['bsb: 063000 account number 12345678', 'bsb: [number] account number [number]'],
    ['card 4111 1111 1111 1111.', 'card [number].'],
    ['card 4111111111111111.', 'card [number].'],
    ['order V-100042 of 2026', 'order V-100042 of 2026'],
  ])('of "%s"', (text, safe) => {
    expect(redactText(text)).toBe(safe);
  });

  it('removes values with secret names, includes error causes, limits depth and length', () => {
    const loop: Record<string, unknown> = { accessToken: 'x', nested: { password: 'y', note: 'jo@example.com' } };
    loop.self = loop;
    expect(redact(loop)).toMatchObject({ accessToken: '[secret]', nested: { password: '[secret]', note: '[e-mail]' } });
    expect(redact(new Error('for jo@example.com', { cause: new Error('Bearer abc') }))).toMatchObject({
      name: 'Error',
      message: 'for [e-mail]',
      cause: { message: 'Bearer [token]' },
    });
    expect(redactText('a'.repeat(9000)).length).toBeLessThanOrEqual(2001);
  });

  it('removes card numbers and e-mail addresses used as names, and leaves dates unchanged', () => {
    expect(redact({ paid: 4111111111111111, 'jo@example.com': 1, at: 1_782_864_000_000, on: new Date(0) })).toEqual({
      paid: '[number]',
      '[e-mail]': 1,
      at: 1_782_864_000_000,
      on: '1970-01-01T00:00:00.000Z',
    });
  });
});
