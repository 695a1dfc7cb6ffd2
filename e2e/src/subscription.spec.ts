import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { mailTo } from './mails.ts';
import { expect, openAs, test, withoutPictures } from './verandah.ts';

test.beforeEach(({ page }) => withoutPictures(page));

/** Types a test card into the fields of the payment provider. */
async function typeCard(page: Page, number: string): Promise<void> {
  const fields = page.frameLocator('iframe[title="Card details"]');
  await fields.getByLabel('Card number').pressSequentially(number);
  await fields.getByLabel('Expiry').pressSequentially('0434');
  await fields.getByLabel('Security code').pressSequentially('123');
}

test('an owner buys a plan, upgrades, cancels and resumes it, and pays failed renewals with another card', async ({
  page,
  site,
  problems,
}) => {
  const dialog = page.getByRole('dialog');
  const plan = page.getByRole('article').filter({ hasText: '2/66 Albert Street' });
  await openAs(page, site, 'olivia@example.com', '/subscriptions');

  await test.step('buys', async () => {
    await page.getByRole('combobox', { name: 'Property' }).fill('66 Albert');
    await page.getByRole('option', { name: /66 Albert Street/ }).click();
    await page.getByRole('radio', { name: /^Rental management\s*\$39/ }).click();
    await page.getByRole('button', { name: 'Continue to checkout' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('radio', { name: /^New card/ }).click();
    await typeCard(page, '4242424242424242');
    await page.getByRole('button', { name: 'Continue to review and pay' }).click();
    await page.getByRole('checkbox', { name: 'I agree to the terms of sale' }).check();
    await page.getByRole('button', { name: 'Pay $39.00' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order V-/ })).toBeVisible();
    await expect(async () => {
      await page.goto(`${site.url}/subscriptions`);
      await expect(plan).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 40_000 });
    await expectAccessible(page, 'subscriptions');
  });

  await test.step('upgrades', async () => {
    await plan.getByRole('link', { name: 'Details' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rental management' })).toBeVisible();
    await expectAccessible(page, 'subscription');
    await page.getByRole('radio', { name: /^Complete management/ }).click();
    await page.getByRole('button', { name: 'See what it costs' }).click();
    await expect(dialog.getByText('Due now, GST included')).toBeVisible();
    await expectAccessible(page, 'change of plan');
    await dialog.getByRole('button', { name: /^Pay \$\d+\.\d\d and change$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Complete management' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('listitem').filter({ hasText: 'Change of plan' }).getByRole('button').click();
    expect((await download).suggestedFilename()).toMatch(/INV-\d+\.pdf$/);
  });

  await test.step('cancels and resumes', async () => {
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByText(/^Active until/)).toBeVisible();
    await expectAccessible(page, 'cancelled subscription');
    await page.getByRole('button', { name: 'Resume subscription' }).click();
    await expect(page.getByText(/^Next charge/)).toBeVisible();
  });

  await test.step('chooses a card whose charges fail', async () => {
    await page.getByRole('button', { name: 'Change card' }).click();
    await dialog.getByRole('radio', { name: 'Use another card' }).click();
    await typeCard(page, '4000000000000341');
    await expectAccessible(page, 'change of card');
    await dialog.getByRole('button', { name: 'Use this card' }).click();
    await expect(page.getByText('Your next charge uses this card.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Visa ending in 0341')).toBeVisible();
  });

  await test.step('cannot renew with it, and reads so in a mail and on Home', async () => {
    await site.endPeriod(new URL(page.url()).pathname.split('/').pop() ?? '');
    await mailTo(site, 'olivia@example.com', /^Your payment for Complete management didn’t go through/);
    await page.goto(site.url);
    await page.getByRole('link', { name: /Complete management/ }).click();
    await expect(page.getByText(/^We couldn’t charge \$69\.00/)).toBeVisible();
    await expectAccessible(page, 'failed renewal');
  });

  await test.step('pays the renewal with another card', async () => {
    await page.getByRole('button', { name: 'Pay now' }).click();
    await dialog.getByRole('radio', { name: 'Use another card' }).click();
    await typeCard(page, '4242424242424242');
    await dialog.getByRole('button', { name: 'Pay $69.00' }).click();
    await expect(page.getByText(/^Next charge/)).toBeVisible();
    await expect(page.getByText('We couldn’t charge')).toHaveCount(0);
  });

  await test.step('pays an overdue charge with another card', async () => {
    await page.goto(`${site.url}/subscriptions`);
    await page.getByRole('link', { name: 'Pay now' }).click();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await dialog.getByRole('radio', { name: 'Use another card' }).click();
    await typeCard(page, '5555555555554444');
    await expectAccessible(page, 'overdue charge');
    await dialog.getByRole('button', { name: 'Pay $39.00' }).click();
    await expect(page.getByText('We couldn’t charge')).toHaveCount(0);
    await page.goto(`${site.url}/settings/payment`);
    const cards = page.getByRole('listitem').filter({ hasText: 'Mastercard ending in 4444' });
    await expect(cards.filter({ hasText: 'Expires 04/34' })).toBeVisible();
    await expectAccessible(page, 'saved cards');
  });
  expect(problems).toEqual([]);
});
