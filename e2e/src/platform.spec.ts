import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page, Request } from '@playwright/test';
import { account, endSessionAtServer, expiredModal } from './signed-in.ts';
import { expect, openAs, signInAs, test } from './verandah.ts';

const inModal = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('dialog')?.getAttribute('role') ?? document.activeElement?.tagName,
  );

/** Collects the log entries that a page sends. */
function watchLog(page: Page): { type: string; message: string; additionalInfo: Record<string, unknown> | null }[] {
  const entries: ReturnType<typeof watchLog> = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/api/log-entries')) entries.push(request.postDataJSON());
  });
  return entries;
}

test('web vitals and the load event of a remote reach the log service', async ({ page, site }) => {
  const entries = watchLog(page);
  await page.goto(`${site.url}/search/lease`);
  await expect(page.getByRole('article').first()).toBeVisible();
  const said = (message: string) => entries.filter((entry) => entry.message === message);
  await expect.poll(() => said('remote-listings loaded').length, { timeout: 30_000 }).toBe(1);
  expect(said('remote-listings loaded')[0]).toMatchObject({ type: 'info', additionalInfo: { page: 'search' } });
  await expect.poll(() => said('Web vital').length, { timeout: 30_000 }).toBeGreaterThan(0);
  expect(said('Web vital')[0]?.additionalInfo).toMatchObject({ name: expect.any(String), path: '/search/lease' });
  await expect.poll(() => site.logged.some((line) => line.includes('Web vital'))).toBe(true);
});

test('a request body over the limit gets 413, and its connection serves the next request', async ({ site }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = async (body: string) => {
    const sent = request(`${site.url}/api/log-entries`, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    const [[response]] = await Promise.all([once(sent, 'response'), sent.end(body)]);
    await text(response);
    return response.statusCode;
  };
  const large = JSON.stringify({ type: 'info', message: 'x'.repeat(5_000_000) });
  expect([await post(large), await post('{"type":"info","message":"after"}'), await post(large)]).toEqual([
    413, 204, 413,
  ]);
  expect(Object.keys(agent.freeSockets)).toHaveLength(1);
  agent.destroy();
});

test('a session that ends on a page with a secret address: the modal traps the focus, and the login address contains no secret (c.47)', async ({
  page,
  site,
  context,
}) => {
  const key = 'kD3v_Zt9xQm-4a7Lr0PwYb2NcEs8HuJi5GoTfVd6XyA';
  const tellers: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (url.includes(key) && new URL(url).pathname !== `/offers/${key}`) tellers.push(`address ${url}`);
    if (request.headers().referer?.includes(key)) tellers.push(`referer of ${url}`);
  });
  const entries = watchLog(page);
  await openAs(page, site, 'olivia@example.com', '/properties');
  await page.goto(`${site.url}/offers/${key}`);
  await expect(account(page)).toBeVisible();
  await page.clock.install();
  await endSessionAtServer(context, site);
  const modal = expiredModal(page);
  await expect(modal).toBeVisible({ timeout: 40_000 });
  await page.clock.pauseAt(Date.now() + 1_000);

  for (const step of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Tab']) {
    await page.keyboard.press(step);
    expect(await inModal(page), step).toBe('alertdialog');
  }
  await expect(modal).toHaveAccessibleDescription(/^Your session has expired or is no longer valid\./);
  await page.keyboard.press('Escape');
  await expect(modal).toBeVisible();

  await modal.getByRole('button', { name: 'Login Now' }).click();
  await signInAs(page, 'olivia@example.com');
  await page.waitForURL(`${site.url}/offers/${key}`);
  await expect(account(page)).toBeVisible();
  await expect.poll(() => entries.some(({ message }) => message === 'The session has ended')).toBe(true);
  expect(tellers).toEqual([]);
  expect(entries.filter((entry) => JSON.stringify(entry).includes(key))).toEqual([]);
  expect(site.logged.filter((line) => line.includes(key))).toEqual([]);
});

test('the policy lets no request of a page be redirected to another origin, with or without a token (c.54)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/unauthorized`);
  const refusals: (string | undefined)[] = [];
  page.on('requestfailed', (request) => refusals.push(request.failure()?.errorText));
  const answers: string[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(site.identityUrl)) answers.push(response.url());
  });
  // A file is sent with XMLHttpRequest, which follows redirects by itself.
  const outcome = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = new XMLHttpRequest();
        request.open('GET', '/auth/login?redirectUrl=/');
        request.setRequestHeader('Authorization', 'Bearer secret');
        request.onload = () => resolve(`answered ${request.status}`);
        request.onerror = () => resolve('refused');
        request.send();
      }),
  );
  expect(outcome).toBe('refused');
  await expect.poll(() => refusals).toEqual([expect.stringMatching(/csp/i)]);
  expect(answers).toEqual([]);
});

for (const [id, count] of [
  ['GTM-AB12', 1],
  ['GTM-ab12', 0],
] as const) {
  test(`${count > 0 ? 'loads the tag manager' : 'loads no tag manager'} for the id ${id}`, async ({ page, site }) => {
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.body.dataset.tagged = "yes";' }),
    );
    await page.route(`${site.url}/unauthorized`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"tagManagerId":null', `"tagManagerId":"${id}"`);
      await route.fulfill({ response, body });
    });
    const vitals = page.waitForRequest((request) => request.postData()?.includes('Web vital') ?? false);
    await page.goto(`${site.url}/unauthorized`);
    // Background services start together.
    await vitals;
    await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(count);
    if (count > 0) await expect(page.locator('body')).toHaveAttribute('data-tagged', 'yes');
  });
}
