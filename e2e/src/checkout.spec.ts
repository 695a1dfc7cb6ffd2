import type { Page } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import { expectAccessible } from './expect-accessible.ts';
import { createDraftListing, withdrawListing } from './listings.ts';
import { expect, openAs, test, withoutPictures } from './verandah.ts';

const phone = { width: 390, height: 844 };

/** Returns the address of the checkout of the user's newest order that is not paid. */
async function openOrder(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const read = async (path: string, headers: Record<string, string>) => (await fetch(path, { headers })).json();
    const { tokens } = await read('/api/auth/session', { accept: 'text/json' });
    const as = { authorization: `Bearer ${tokens.accessToken}`, accept: 'application/ld+json' };
    const { member } = await read('/api/orders?status=initiated', as);
    if (member.length === 0) throw new Error('Expected an order that is not paid.');
    return `/orders/${member[0].id}/checkout`;
  });
}

/** Expects the step to be open, accessible and no wider than the screen. */
async function look(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expectAccessible(page, heading);
}

/** Creates an account, whose orders and listings no other test uses. */
async function signUp(page: Page, site: RunningSite): Promise<void> {
  await page.goto(`${site.url}/properties`);
  await page.waitForURL((url) => url.origin === site.identityUrl);
  await page.getByRole('link', { name: /create an account/i }).click();
  await page.getByLabel(/first name/i).fill('Asha');
  await page.getByLabel(/last name/i).fill('Pillai');
  await page.getByLabel(/e-?mail/i).fill('asha@example.com');
  await page.getByLabel(/^password/i).fill('a long enough password');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.url}/properties`);
}

async function payWithZip(page: Page, answer: string): Promise<string> {
  await page.getByRole('radio', { name: /^Zip/ }).click();
  await page.getByRole('button', { name: 'Continue to review and pay' }).click();
  await page.getByRole('checkbox', { name: 'I agree to the terms of sale' }).check();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.waitForURL(/\/zip\//);
  const application = page.url();
  await page.getByRole('button', { name: answer, exact: true }).click();
  return application;
}

test.beforeEach(({ page }) => withoutPictures(page));

test('an owner pays with Zip after Zip cancelled, declined and reviewed it, and sees each result', async ({
  page,
  site,
  problems,
}) => {
  await openAs(page, site, 'olivia@example.com', '/subscriptions');
  await page.goto(site.url + (await openOrder(page)));
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await look(page, 'Your order');
  await page.getByRole('textbox', { name: 'Promo code' }).fill('WINTER20');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^This code expired on/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await look(page, 'Delivery');
  await page.getByRole('button', { name: 'Enter address manually' }).click();
  await page.getByRole('textbox', { name: 'Street address' }).fill('4/112 Victoria Street');
  await page.getByRole('textbox', { name: 'Suburb' }).fill('Brunswick');
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'VIC' }).click();
  await page.getByRole('textbox', { name: 'Postcode' }).fill('3056');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('radio', { name: /^New card/ })).toBeVisible();
  await look(page, 'Payment');

  await payWithZip(page, 'Cancel and go back');
  await look(page, 'You cancelled the payment with Zip');
  await page.getByRole('link', { name: 'Choose how to pay' }).click();
  await payWithZip(page, 'Decline');
  await expect(heading('Zip declined your purchase')).toBeVisible();
  await page.getByRole('link', { name: 'Choose how to pay' }).click();
  const application = await payWithZip(page, 'Refer for review');
  await expect(heading('Zip is reviewing your application')).toBeVisible();

  const review = await page.context().newPage();
  await review.goto(application);
  await review.getByRole('button', { name: 'Approve' }).click();
  await review.close();
  await expect(heading('Zip approved your purchase')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('link', { name: 'View your order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order V-/ })).toBeVisible();
  expect(problems).toEqual([]);
});

test('an owner places an order that a promo code makes free, on a phone', async ({ page, site, problems }) => {
  await page.setViewportSize(phone);
  await openAs(page, site, 'agent@example.com', '/subscriptions');
  await page.goto(site.url + (await openOrder(page)));
  await expect(page.getByText('Code FULLHOUSE applied')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show order summary' })).toContainText('$0.00');
  await page.getByRole('button', { name: 'Continue to review and pay' }).click();
  await look(page, 'Review and pay');
  await page.getByRole('checkbox', { name: 'I agree to the terms of sale' }).check();
  await page.getByRole('button', { name: 'Place order' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: /^Order V-/ })).toBeVisible();
  expect(problems).toEqual([]);
});

test('an owner pays for a package with a promo code and Zip, which approves at once, and the listing goes live', async ({
  page,
  site,
  browser,
  problems,
}) => {
  await signUp(page, site);
  const listingId = await createDraftListing(page, site, '8 Palmerston Place');
  const visit = await browser.newContext();
  const guest = await visit.newPage();
  await withoutPictures(guest);
  const statusForGuests = async () => {
    const response = await guest.request.get(`${site.url}/api/listings/${listingId}`);
    return response.ok() ? (await response.json()).status : response.status();
  };
  expect(await statusForGuests(), 'guests cannot read the draft').toBe(404);

  await test.step('orders a package', async () => {
    await page.goto(`${site.url}/listings/${listingId}/edit/packages`);
    await page.getByRole('radio', { name: /^Lease starter/ }).click();
    await expect(page.getByText('GST included')).toBeVisible();
    for (const link of ['Continue to enhancements', 'Continue to summary', 'Continue to checkout'])
      await page.getByRole('link', { name: link }).click();
    await page.getByRole('textbox', { name: 'Promo code' }).fill('WELCOME10');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Code WELCOME10 applied')).toBeVisible();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
  });

  await test.step('pays', async () => {
    const order = `${site.url}/orders/${new URL(page.url()).pathname.split('/')[2]}`;
    await payWithZip(page, 'Approve');
    const heading = page.getByRole('heading', { level: 1 });
    // A paid order leaves the checkout, so its own page opens when Zip's webhook arrives before the browser.
    await expect(heading.filter({ hasText: /^(Zip approved your purchase|Order V-\d+)$/ })).toBeVisible();
    await page.goto(order);
    await expect(page.getByText('Paid with', { exact: true }).locator('..')).toContainText('Zip');
    await expect(page.getByText('Discount, code WELCOME10').locator('..')).toContainText('$8.90');
    await expect(page.getByText('Total', { exact: true }).locator('..')).toContainText('$80.10');
    await expect(page.getByRole('status').filter({ hasText: 'All done' })).toBeVisible();
    await expect(page.getByText('Your listing is live.')).toBeVisible();
  });

  await test.step('is on the market until it is withdrawn', async () => {
    expect(await statusForGuests()).toBe('active');
    await guest.goto(`${site.url}/search/lease/residential/house?suburb=carlton-vic-3053`);
    await guest.getByRole('article').filter({ hasText: '8 Palmerston Place' }).getByRole('link').first().click();
    await guest.waitForURL(`${site.url}/listings/${listingId}`);
    await expect(guest.getByRole('heading', { level: 1, name: /8 Palmerston Place/ })).toBeVisible();
    expect(await withdrawListing(page, site, listingId)).toMatchObject({ id: listingId, status: 'withdrawn' });
    expect(await statusForGuests(), 'guests can no longer read it').toBe(404);
  });
  await visit.close();
  expect(problems).toEqual([]);
});
