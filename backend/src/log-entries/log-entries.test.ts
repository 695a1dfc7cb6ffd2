import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createApp } from '../app.ts';
import { connect } from '../database/open-database.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';

let lines: string[] = [];
let backend: TestBackend;
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  backend = await testBackend({ logLevel: 'info', logTo, logEntriesPerMinute: 40 });
});
afterAll(() => backend.close());
beforeEach(() => {
  lines = [];
});

let visitors = 0;
function nextAddress(): string {
  visitors += 1;
  return `203.0.113.${visitors}`;
}

/** As sendBeacon sends it: with the browser's headers only. */
const beacon = (payload: unknown, headers: Record<string, string> = {}, url = '/api/log-entries') =>
  backend.inject({
    method: 'POST',
    url,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      origin: 'http://localhost:4300',
      'x-forwarded-for': nextAddress(),
      ...headers,
    },
  });
const reported = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'log entry of a page');

describe('POST /api/log-entries', () => {
  it('logs an entry of a page at its level, without access and CSRF token', async () => {
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
    const entry = { type: 'warn', message: 'remote did not load', additionalInfo: { remote: 'checkout', ms: 8000 } };
    expect((await beacon(entry, { 'user-agent': userAgent })).statusCode).toBe(204);
    expect(reported()).toEqual([
      expect.objectContaining({
        level: 40,
        reqId: expect.any(String),
        page: { message: 'remote did not load', info: '{"remote":"checkout","ms":8000}', device: 'Firefox on Linux' },
      }),
    ]);
  });

  it('names the releases that the browser previews, and nothing else that a client sends as such', async () => {
    const named = ['remote-listings@1.1.0 shell@2.0.0-rc.1', 'jo@example.com', 'shell@1.0.0\u009b31m'];
    for (const preview of named) await beacon({ type: 'warn', message: 'x' }, { 'x-verandah-preview': preview });
    await beacon({ type: 'warn', message: 'x' });
    expect(reported().map(({ preview }) => preview)).toEqual([named[0], undefined, undefined, undefined]);
  });

  it('respects the configured log level', async () => {
    await beacon({ type: 'debug', message: 'quiet' });
    expect(reported()).toEqual([]);
  });

  it('writes one line without control characters', async () => {
    const message = 'a\n{"level":60,"msg":"forged"}\r\u001b[2J\u009b31m\u2028\u202egnorw\u0007';
    await beacon({ type: 'error', message, additionalInfo: { '\nname\u001b[1m': message } });
    const line = lines.find((one) => one.includes('log entry of a page')) ?? '';
    expect(line.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
    expect(reported()[0].page.message).toBe(
      'a\\u{a}{"level":60,"msg":"forged"}\\u{d}\\u{1b}[2J\\u{9b}31m\\u{2028}\\u{202e}gnorw\\u{7}',
    );
    expect(reported()[0].page.info).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
    expect(lines.every((one) => one.indexOf('\n') === one.length - 1)).toBe(true);
  });

  it('redacts again on the server', async () => {
    await beacon({
      type: 'error',
      message: 'for jo@example.com with Bearer abc.def, BSB 063-000 account 123456789',
      additionalInfo: { accessToken: 'opaque-value', nested: { note: 'eyJhbGciOi.eyJzdWIi.c2ln', cvc: 123 } },
    });
    const { message, info } = reported()[0].page;
    expect(message).toBe('for [e-mail] with Bearer [token] BSB [bsb] account [number]');
    expect(JSON.parse(info)).toEqual({ accessToken: '[secret]', nested: { note: '[token]', cvc: '[secret]' } });
  });

  it('truncates long entries and rejects those above the size of a beacon', async () => {
    expect((await beacon({ type: 'info', message: 'm '.repeat(9_000) })).statusCode).toBe(204);
    expect(reported()[0].page.message).toHaveLength(2_001);
    expect((await beacon({ type: 'info', message: 'm '.repeat(40_000) })).statusCode).toBe(413);
    expect(reported()).toHaveLength(1);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', 'x'],
    ['another level', { type: 'fatal', message: 'x' }],
    ['no message', { type: 'info' }],
  ])('rejects %s', async (_name, payload) => {
    const { statusCode } = await beacon(payload);
    expect(statusCode === 400 || statusCode === 422).toBe(true);
    expect(reported()).toEqual([]);
  });

  it('accepts only JSON from this site’s pages', async () => {
    const entry = { type: 'info', message: 'x' };
    expect((await beacon(entry, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await beacon(entry, { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect(reported()).toEqual([]);
  });

  it('limits entries per minute and IP address', async () => {
    const from = { 'x-forwarded-for': '198.51.100.7' };
    for (let times = 0; times < 40; times += 1) {
      expect((await beacon({ type: 'info', message: 'x' }, from)).statusCode).toBe(204);
    }
    const refused = await beacon({ type: 'info', message: 'x' }, from);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await beacon({ type: 'info', message: 'x' })).statusCode).toBe(204);
  });

  it('works without the database', async () => {
    const none = connect('postgresql://unknown@127.0.0.1:1/none');
    const app = await createApp(backend.config, none, backend.boss);
    const entry = { type: 'error', message: 'x' };
    expect((await app.inject({ method: 'POST', url: '/api/log-entries', payload: entry })).statusCode).toBe(204);
    await app.close();
    await none.close();
  });
});

describe('POST /api/csp-reports', () => {
  const report = (payload: unknown, headers: Record<string, string> = {}) =>
    beacon(payload, { 'content-type': 'application/csp-report', ...headers }, '/api/csp-reports');
  const violations = () =>
    lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'Content-Security-Policy violated');
  const violation = {
    'document-uri': 'http://localhost:4300/offers/kD3v_Zt9xQm-4a7Lr0PwYb2NcEs8HuJi5GoTfVd6XyA',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js',
    'script-sample': 'a\nb\u202e',
  };

  it('logs a violation, without the secret of the page and without control characters', async () => {
    expect((await report({ 'csp-report': violation })).statusCode).toBe(204);
    const [{ level, report: logged }] = violations();
    expect([level, JSON.parse(logged.replaceAll('\\u{', '\\\\u{'))]).toEqual([
      40,
      expect.objectContaining({
        'document-uri': 'http://localhost:4300/offers/[token]',
        'blocked-uri': 'https://evil.example/x.js',
      }),
    ]);
    expect(logged).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it('names the releases that the browser previews', async () => {
    await report({ 'csp-report': violation }, { 'x-verandah-preview': 'remote-listings@1.1.0' });
    await report({ 'csp-report': violation });
    expect(violations().map(({ preview }) => preview)).toEqual(['remote-listings@1.1.0', undefined]);
  });

  it.each([
    ['another content type', 415, { 'csp-report': violation }, { 'content-type': 'application/json' }],
    ['another site', 403, { 'csp-report': violation }, { 'sec-fetch-site': 'cross-site' }],
    ['no report', 422, { other: true }, {}],
  ])('rejects %s', async (_what, status, payload, headers) => {
    expect((await report(payload, headers as Record<string, string>)).statusCode).toBe(status);
    expect(violations()).toEqual([]);
  });

  it('accepts a limited number of reports per minute', async () => {
    const from = { 'x-forwarded-for': nextAddress() };
    for (let times = 0; times < 40; times += 1) {
      expect((await report({ 'csp-report': violation }, from)).statusCode).toBe(204);
    }
    expect((await report({ 'csp-report': violation }, from)).statusCode).toBe(429);
  });
});
