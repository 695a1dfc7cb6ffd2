import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { providersConfig } from './config.ts';
import { loadSecrets } from './secrets.ts';
import { openPage, sendForm, siteOrigin, testProviders } from './testing/test-providers.ts';

let sandbox: Awaited<ReturnType<typeof testProviders>>;
beforeAll(async () => {
  sandbox = await testProviders();
});
afterAll(() => sandbox.close());

async function challenge() {
  const { token } = await sandbox.typeCard('4000002500003155');
  return sandbox.start({ method: 'card', cardToken: token });
}

describe('the card fields', () => {
  it('are a page that only the site may show in a frame, with no inline script', async () => {
    const page = await openPage(`${sandbox.url}/card-fields?scheme=dark&parent=https://evil.example`);
    const policy = page.headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain(`frame-ancestors ${siteOrigin}`);
    expect(policy).toContain("script-src 'self'");
    const text = await page.text();
    expect(text).toContain(`data-scheme="dark"`);
    expect(text).toContain(`data-site="${siteOrigin}"`);
    expect(text).not.toContain('evil.example');
    for (const name of ['cc-number', 'cc-exp', 'cc-csc']) expect(text).toContain(`autocomplete="${name}"`);
  });

  it('load scripts without types', async () => {
    for (const name of ['card-fields', 'card-check']) {
      const script = await fetch(`${sandbox.url}/card-fields/${name}.ts`);
      expect(script.headers.get('content-type')).toContain('text/javascript');
      expect(await script.text()).not.toMatch(/export type|: string/);
    }
  });

  it('accept only valid test cards', async () => {
    expect(await sandbox.typeCard('4242424242424241')).toEqual({
      error: { field: 'number', message: 'Check your card number.' },
    });
    expect(await sandbox.typeCard('4111111111111111')).toMatchObject({
      error: { message: expect.stringContaining('test card numbers') },
    });
  });

  it('never store or log a card number or security code', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { token } = await sandbox.typeCard('4242424242424242', { securityCode: '987' });
    await sandbox.start({ method: 'card', cardToken: token });
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
    for (const name of await readdir(sandbox.dataFolder)) {
      const content = await readFile(join(sandbox.dataFolder, name), 'latin1');
      expect(content).not.toContain('4242424242424242');
      if (name.startsWith('payments.sqlite-wal')) expect(content).toContain('4242');
    }
  });
});

describe('the challenge', () => {
  it('names the payment, and takes the money when the customer approves, once', async () => {
    const { id, pageUrl } = await challenge();
    const page = await openPage(pageUrl);
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${siteOrigin}`);
    const text = await page.text();
    expect(text).toContain('$1,250.00');
    expect(text).toContain('ending in 3155');
    expect(text).toContain('This is a test bank. No money moves.');
    expect(text).toContain('Order V-100042 &#60;b&#62;');
    const approved = await sendForm(pageUrl, 'approve');
    expect(await approved.text()).toContain('verandah-challenge:done');
    await sendForm(pageUrl, 'decline');
    expect(await sandbox.read(id)).toMatchObject({ status: 'succeeded' });
  });

  it('opens only with the key of its payment', async () => {
    const [one, other] = [await challenge(), await challenge()];
    const stolen = new URL(one.pageUrl);
    stolen.search = new URL(other.pageUrl).search;
    expect((await openPage(stolen.href)).status).toBe(404);
    expect((await sendForm(stolen.href, 'approve')).status).toBe(404);
    expect(await sandbox.read(one.id)).toMatchObject({ status: 'requiresAction' });
  });
});

describe('Zip', () => {
  it.each([
    ['approve', 'approved', 'approved'],
    ['decline', 'failed', 'declined'],
    ['cancel', 'cancelled', 'cancelled'],
    ['refer', 'referred', 'referred'],
  ])('redirects to the site after %s', async (answer, status, result) => {
    const { id, pageUrl } = await sandbox.start({ method: 'zip' });
    const page = await openPage(pageUrl);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await page.text()).toContain('This is a test page, not Zip. No money moves.');
    const answered = await sendForm(pageUrl, answer);
    expect(answered.headers.get('location')).toBe(
      `${siteOrigin}/orders/1/checkout/zip-confirmation?step=1&result=${result}&checkoutId=${id}`,
    );
    expect(await sandbox.read(id)).toMatchObject({ status });
  });

  it('lists referred customers for the tester, who decides later', async () => {
    const { id, pageUrl } = await sandbox.start({ method: 'zip' });
    await sendForm(pageUrl, 'refer');
    expect(await (await openPage(sandbox.url)).text()).toContain(`/zip/${id}?key=`);
    expect(await (await openPage(pageUrl)).text()).toContain('Under review');
    expect((await sendForm(pageUrl, 'approve')).status).toBe(200);
    expect(await sandbox.read(id)).toMatchObject({ status: 'approved' });
  });
});

describe('the settings', () => {
  it.each([
    [{ PAYMENTS_PORT: 'x' }, 'PAYMENTS_PORT: expected a port from 0 to 65535, got "x"'],
    [{ PUBLIC_ORIGIN: 'verandah' }, 'PUBLIC_ORIGIN: expected an origin'],
    [{ BACKEND_URL: 'http://localhost/api' }, 'BACKEND_URL: expected an origin'],
    [{ SANDBOX_PAYMENTS_KEY: 'short' }, 'SANDBOX_PAYMENTS_KEY: expected at least 20 characters'],
  ])('%j are refused', (env, message) => expect(() => providersConfig(env)).toThrow(message));

  it('include secrets that are created once for each data folder', () => {
    const secrets = loadSecrets(sandbox.dataFolder);
    expect(secrets.secretKey).toMatch(/^sk_test_.{32}$/);
    expect(loadSecrets(sandbox.dataFolder)).toEqual(secrets);
  });
});
