import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import { createDraft, linkIn, ownersApi, signOnScreen } from './agreements.ts';
import { expectNoViolations } from './look-at-pages.ts';
import { mailTo, mailWait } from './mails.ts';
import { expect, openAs, test, withoutPictures } from './verandah.ts';

const tenant = { name: 'Bruno Almeida', email: 'bruno@example.com' };
const reason = 'The rent is higher than we agreed.';

/** Returns a link that was mailed after those seen before. */
async function newLink(site: RunningSite, subject: RegExp, seen: string[]): Promise<string> {
  const latest = async () => linkIn(await mailTo(site, tenant.email, subject));
  await expect
    .poll(async () => seen.includes(await latest()), { message: `a new mail: ${subject}`, ...mailWait })
    .toBe(false);
  seen.push(await latest());
  return latest();
}

async function send(page: Page, label: 'Send for signature' | 'Send again'): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Form 1/ }).check();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Out for signing' })).toBeVisible();
}

async function accept(guest: Page, link: string): Promise<void> {
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Accept', exact: true }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Accept agreement' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'You’ve accepted' })).toBeVisible();
}

test('a declined agreement is changed, accepted and signed with its new terms', async ({
  page,
  site,
  browser,
  problems,
}) => {
  await withoutPictures(page);
  await openAs(page, site, 'olivia@example.com', '/properties');
  const api = await ownersApi(page.context(), site);
  const draft = await createDraft(api, { ...tenant, streetAddress: '11 Declined Street' });
  const edit = `${site.url}/tenancy-agreements/${draft.agreement.id}/edit`;
  const list = `${site.url}/properties/${draft.property.id}/tenancy-agreements`;
  const links: string[] = [];
  await page.goto(`${edit}/review`);
  await send(page, 'Send for signature');

  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(await newLink(site, /^Your tenancy agreement/, links));
  await guest.getByRole('button', { name: 'Decline', exact: true }).click();
  await guest.getByRole('dialog').getByRole('textbox').fill(reason);
  await guest.getByRole('dialog').getByRole('button', { name: 'Decline agreement' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'You declined this agreement' })).toBeVisible();

  await page.goto(list);
  await expect(page.getByText(`${tenant.name} declined: “${reason}”`)).toBeVisible();
  await expectNoViolations(page, 'list of agreements');
  await page.getByRole('link', { name: /^Change terms/ }).click();
  await page.getByRole('link', { name: /^Lease details/ }).click();
  await page.getByRole('textbox', { name: 'Rent per week' }).fill('620');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.goto(`${edit}/review`);
  await send(page, 'Send again');
  await accept(guest, await newLink(site, /^Your tenancy agreement/, links));

  await page.goto(`${edit}/other-details`);
  await expect(
    page.getByText(/^Bruno Almeida has already agreed to it\. If you change it, that no longer/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Change it anyway' }).click();
  await page.getByRole('textbox', { name: 'Special terms (optional)' }).fill('The renter waters the lemon tree.');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1, name: 'The agreement has changed' })).toBeVisible();
  await page.goto(`${edit}/review`);
  await send(page, 'Send again');
  await accept(guest, await newLink(site, /^Your tenancy agreement/, links));

  await page.reload();
  await signOnScreen(page, site, { name: 'Olivia Nguyen', email: 'olivia@example.com' });
  await expect(page.getByRole('heading', { name: 'You’ve signed' })).toBeVisible();
  await guest.goto(await newLink(site, /^Ready to sign/, links));
  await signOnScreen(guest, site, tenant);
  await expect(guest.getByRole('heading', { level: 1, name: 'Everyone has signed' })).toBeVisible();
  await context.close();

  await page.goto(list);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download signed PDF/ }).click();
  const pages = await site.readPdf(await readFile(await (await download).path()));
  const text = pages.join(' ').replaceAll(/\s/g, '');
  for (const expected of ['Rent per week$620.00', 'The renter waters the lemon tree.', `Typed as ${tenant.name}`]) {
    expect(text).toContain(expected.replaceAll(/\s/g, ''));
  }
  expect(text).not.toContain('$650.00');
  expect(problems).toEqual([]);
});
