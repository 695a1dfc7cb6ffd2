import type { Browser, Page } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import { mailTo } from './mails.ts';
import { expect, withoutPictures } from './verandah.ts';

export const linkIn = ({ text }: { text: string }) => /https?:\/\/\S+\/check-authorisations\/\S+/.exec(text)?.[0] ?? '';
export const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

/** The link in the newest mail to an applicant. */
export const linkOf = async (site: RunningSite, email: string): Promise<string> =>
  linkIn(await mailTo(site, email, /tenant check/i));

export type Person = { name: string; email: string; dateOfBirth: string; address: string };

/** Fills in who a check is about. A field that is filled in already is replaced. */
export async function fillInApplicant(page: Page, { name, email, dateOfBirth, address }: Person): Promise<void> {
  await page.getByRole('textbox', { name: 'Full legal name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Date of birth').fill(dateOfBirth);
  await page.getByRole('combobox', { name: 'Current address' }).fill(address);
  await page.getByRole('option', { name: address }).click();
}

/** Requests a check on a home of the signed-in owner, and emails the link to the applicant. */
export async function requestCheck(page: Page, site: RunningSite, product: string, person: Person): Promise<void> {
  await page.goto(`${site.url}/tenant-checks/create`);
  await page.getByRole('combobox', { name: 'Check', exact: true }).selectOption(product);
  await page.getByRole('combobox', { name: 'Property' }).selectOption({ index: 1 });
  await fillInApplicant(page, person);
  await page.getByRole('checkbox', { name: /^The applicant knows/ }).check();
  await page.getByRole('button', { name: 'Continue to authorisation' }).click();
  await page.getByRole('button', { name: `Email the link to ${person.email}` }).click();
  await expect(page.getByText(`Last sent to ${person.email}`)).toBeVisible();
}

/** Opens the applicant's link on a phone, in a browser of its own. */
export async function openOnPhone(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await withoutPictures(context);
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

export async function signCheck(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your full legal name' }).fill(name);
  await page.getByRole('checkbox', { name: /^I have read what I authorise/ }).check();
  await page.getByRole('button', { name: 'Sign authorisation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add your proof of identity' })).toBeVisible();
}

export type Identity = { passport: string; licence: string; cardNumber: string };

/** Adds a passport and a driver licence, 110 points. */
export async function addDocuments(page: Page, { passport, licence, cardNumber }: Identity): Promise<void> {
  const form = page.getByRole('form', { name: 'Add a document' });
  const kind = form.getByRole('combobox', { name: 'Document', exact: true });
  await page.getByRole('button', { name: 'Add a document' }).click();
  await kind.selectOption({ label: 'Passport' });
  await form.getByRole('combobox', { name: 'Country' }).selectOption('AU');
  await form.getByRole('textbox', { name: 'Passport number' }).fill(passport);
  await form.getByLabel('Expiry date').fill('2031-05-14');
  await form.getByRole('button', { name: 'Add document' }).click();
  await expect(page.getByText('70 of 100 points')).toBeVisible();
  await page.getByRole('button', { name: 'Add a document' }).click();
  await kind.selectOption({ label: 'Australian driver licence' });
  await form.getByRole('combobox', { name: 'State or territory' }).selectOption('VIC');
  await form.getByRole('textbox', { name: 'Licence number' }).fill(licence);
  await form.getByRole('textbox', { name: 'Card number' }).fill(cardNumber);
  await form.getByLabel('Expiry date').fill('2029-08-02');
  await form.getByRole('button', { name: 'Add document' }).click();
  await expect(page.getByText('110 of 100 points')).toBeVisible();
}

/** Pays the open order with Zip, from the first step of its checkout. */
export async function payWithZip(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: /^Continue to/ });
  await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
  const hasDelivery = await page.getByRole('button', { name: 'Continue to delivery' }).isVisible();
  await next.click();
  if (hasDelivery) {
    await page.getByRole('button', { name: 'Enter address manually' }).click();
    await page.getByRole('textbox', { name: 'Street address' }).fill('4/112 Victoria Street');
    await page.getByRole('textbox', { name: 'Suburb' }).fill('Brunswick');
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'VIC' }).click();
    await page.getByRole('textbox', { name: 'Postcode' }).fill('3056');
    await next.click();
  }
  await page.getByRole('radio', { name: /^Zip/ }).click();
  await next.click();
  await page.getByRole('checkbox', { name: 'I agree to the terms of sale' }).check();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.waitForURL(/\/zip\//);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const paid = page.getByRole('heading', { level: 1, name: /^Order V-|^Zip approved/ });
  await expect(paid).toBeVisible({ timeout: 30_000 });
}
