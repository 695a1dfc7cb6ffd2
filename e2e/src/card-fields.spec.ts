import type { Page } from '@playwright/test';
import { expectNoViolations } from './look-at-pages.ts';
import { expect, test } from './verandah.ts';

/**
 * Opens a document of an origin with the provider's page in a frame. It records the messages of the frame. The document
 * comes from a server of this machine, because Chromium refuses frames of local servers in any other one.
 */
async function openFrame(page: Page, origin: string, src: string): Promise<void> {
  const scheme = new URL(src).searchParams.get('scheme') ?? 'light';
  await page.goto(`${origin}/health/live`);
  await page.setContent(`<!doctype html><html lang="en" style="color-scheme: ${scheme}"><title>Checkout</title>
<main><h1>Checkout</h1><iframe title="Card details" width="390" height="500"></iframe></main>
<script>var messages = []; addEventListener('message', ({ data }) => messages.push(data));</script>`);
  await page.locator('iframe').evaluate((frame, url) => frame.setAttribute('src', url), src);
}

const lastMessage = (page: Page, type: string) =>
  page.evaluate(`messages.findLast((message) => message.type === '${type}') ?? null`);

for (const scheme of ['light', 'dark'] as const) {
  test(`the card fields return a token for what was typed with the keyboard, ${scheme}`, async ({ page, site }) => {
    const origin = site.paymentsUrl;
    await openFrame(page, site.url, `${origin}/card-fields?scheme=${scheme}`);
    const fields = page.frameLocator('iframe');
    const submit = (requestId: string) =>
      page.evaluate(([target, id]) => frames[0]?.postMessage({ type: 'verandah-card:submit', requestId: id }, target), [
        origin,
        requestId,
      ] as const);
    // Until it says that it is ready, the frame shows its fields but receives no messages.
    await expect.poll(() => lastMessage(page, 'verandah-card:ready')).not.toBeNull();
    await fields.getByLabel('Card number').click();
    await submit('too early');
    await expect(fields.getByText('Enter your card number.')).toBeVisible();
    await expect.poll(() => lastMessage(page, 'verandah-card:failed')).toMatchObject({ requestId: 'too early' });
    await expectNoViolations(page, 'card fields');

    await page.keyboard.type('4242424242424241');
    await expect(fields.getByText('Check your card number.')).toBeVisible();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('2');
    await page.keyboard.press('Tab');
    await page.keyboard.type('434');
    await page.keyboard.press('Tab');
    await page.keyboard.type('123');
    await expect(fields.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
    await expect(fields.getByLabel('Expiry')).toHaveValue('04 / 34');
    await expect.poll(() => lastMessage(page, 'verandah-card:change')).toMatchObject({ complete: true, error: null });
    await submit('complete');
    await expect
      .poll(() => lastMessage(page, 'verandah-card:token'))
      .toMatchObject({ requestId: 'complete', card: { brand: 'visa', lastFour: '4242', expiryMonth: 4 } });
    expect(await page.evaluate('JSON.stringify(messages)')).not.toMatch(/4242 ?4242/);
    await expectNoViolations(page, 'card fields');
  });
}

test('a page of another origin cannot show the card fields', async ({ page, site }) => {
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await openFrame(page, site.backendUrl, `${site.paymentsUrl}/card-fields`);
  await refused;
  await expect(page.frameLocator('iframe').getByLabel('Card number')).toHaveCount(0);
});
