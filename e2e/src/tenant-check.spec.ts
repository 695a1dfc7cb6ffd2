import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createPhotos } from './create-photos.ts';
import { expectAccessible } from './expect-accessible.ts';
import { mailTo } from './mails.ts';
import {
  addDocuments,
  fillInApplicant,
  linkIn,
  linkOf,
  openOnPhone,
  payWithZip,
  requestCheck,
  signCheck,
  tokenOf,
} from './tenant-checks.ts';
import { expect, openAs, test, withoutPictures } from './verandah.ts';

const owner = 'olivia@example.com';
/** An adult of the demo data's applications for Olivia's townhouse in Brunswick. */
const renee = {
  name: 'Renée Dubois',
  email: 'renee.check@example.com',
  dateOfBirth: '1988-07-19',
  address: '17 Quarry Lane, Footscray VIC 3011',
};
const identity = { passport: 'PA7654321', licence: '048213977', cardNumber: 'P5520198' };

/** Reloads until the page shows the heading: a check runs in the background. */
async function reloadUntilHeading(page: Page, name: RegExp | string, level = 2): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level, name }).first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
}

test.beforeEach(({ page }) => withoutPictures(page));

test('from a rental application to the result: the applicant signs and proves the identity on a phone', async ({
  page,
  site,
  browser,
  problems,
  secretWatch,
}) => {
  const numbers = [identity.passport, identity.licence, identity.cardNumber];
  // The applicant's own page shows these two, so they may be in its document.
  const planted = [...numbers, renee.dateOfBirth, '17 Quarry Lane'];
  await openAs(page, site, owner, '/properties');
  await page.goto(`${site.url}/properties?q=victoria`);
  await page.getByRole('article').filter({ hasText: '4/112 Victoria Street' }).getByRole('link').first().click();
  await page.getByRole('navigation', { name: 'This property' }).getByRole('link', { name: 'Applications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await page.getByRole('link', { name: 'Renée Dubois and Kwame Mensah' }).first().click();
  await page.getByRole('link', { name: 'Request a tenant check for Renée Dubois' }).click();

  await test.step('the owner requests the check', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request a tenant check - Information');
    await expect(page.getByRole('textbox', { name: 'Full legal name' })).toHaveValue('Renée Dubois');
    await expect(page.getByRole('combobox', { name: 'Property' }).locator('option:checked')).toContainText('4/112');
    await page.getByRole('combobox', { name: 'Check', exact: true }).selectOption('Combined');
    await expectAccessible(page, 'request a check');
    await fillInApplicant(page, renee);
    await page.getByRole('checkbox', { name: /^The applicant knows/ }).check();
    await page.getByRole('button', { name: 'Continue to authorisation' }).click();
    await expect(page.getByRole('button', { name: `Email the link to ${renee.email}` })).toBeVisible();
    await expectAccessible(page, 'authorisation');
    await page.getByRole('button', { name: `Email the link to ${renee.email}` }).click();
    await expect(page.getByText(`Last sent to ${renee.email}`)).toBeVisible();
  });

  const link = await linkOf(site, renee.email);
  const phone = await openOnPhone(browser, link);
  await test.step('the applicant signs and adds documents with a photo', async () => {
    await expect(phone.getByRole('heading', { level: 1, name: 'Authorise a tenant check' })).toBeVisible();
    for (const name of ['TICA', 'National Tenancy Database']) await expect(phone.getByText(name).first()).toBeVisible();
    await expectAccessible(phone, 'authorise');
    await phone.getByRole('button', { name: 'Sign authorisation' }).click();
    await expect(phone.getByRole('textbox', { name: 'Your full legal name' })).toBeFocused();
    await signCheck(phone, renee.name);
    await addDocuments(phone, identity);
    const [photo] = await createPhotos(phone, 1);
    await phone.getByLabel(/^Photo of Passport/).setInputFiles(photo ?? []);
    await expect(phone.getByText('Scan uploaded')).toBeVisible();
    await expect(phone.getByText('Passport ending in 321')).toBeVisible();
    await expect(phone.getByRole('heading', { level: 1, name: 'You’ve done your part' })).toBeVisible();
    await expectAccessible(phone, 'proof of identity');
  });

  await test.step('the owner looks at the proof and uses an earlier purchase', async () => {
    await page
      .getByRole('link', { name: /Proof of identity/ })
      .first()
      .click();
    await expect(page.getByText('110 of 100 points')).toBeVisible();
    await page.getByRole('button', { name: /^View scan of Passport/ }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectAccessible(page, 'proof of identity of the owner');
    await page.goto(page.url().replace('/edit/proof-of-id', ''));
    await expect(page.getByRole('heading', { level: 1, name: renee.name })).toBeVisible();
    await expectAccessible(page, 'check to pay');
    // The demo owner has paid for a combined check on this home that was not used.
    await page.getByRole('button', { name: 'Use your earlier purchase and send' }).click();
    await expect(page.getByText('An earlier purchase pays for this check')).toBeVisible();
  });

  await test.step('the result arrives, and is logged when it is read', async () => {
    await page.goto(`${site.url}/tenant-checks`);
    await page
      .getByRole('link', { name: new RegExp(renee.name) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: renee.name })).toBeVisible();
    await reloadUntilHeading(page, /result/i);
    await page.getByRole('button', { name: 'Open the result' }).first().click();
    await expect(page.getByText('No entries found')).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the report' }).click();
    const pages = await site.readPdf(await readFile(await (await downloading).path()));
    expect(pages.join(' ')).toContain('Renée Dubois');
    await expectAccessible(page, 'result');
    await phone.reload();
    await expect(phone.getByRole('heading', { level: 1, name: 'Your check is complete' })).toBeVisible();
    await expect(phone.getByText('The number is no longer stored').first()).toBeVisible();
    await expectAccessible(phone, 'result of the applicant');
  });

  await test.step('nothing about the identity is where it does not belong', async () => {
    for (const value of numbers) secretWatch.secrets.set(value, `personal data "${value}"`);
    await secretWatch.look();
    expect(secretWatch.leaks()).toEqual([]);
    const texts = [...planted, tokenOf(link), renee.email];
    expect(await site.findInDatabase(texts), 'clear text in the database').toEqual([]);
    const mails = (await site.mails()).map(({ to, subject, text }) => ({ to, subject, text }));
    for (const value of planted) expect(JSON.stringify(mails), value).not.toContain(value);
    for (const { subject } of mails) expect(subject).not.toContain('Dubois');
    for (const value of texts) expect(site.logged.join('\n'), 'the log').not.toContain(value);
    for (const value of numbers) secretWatch.secrets.delete(value);
  });
  await phone.context().close();
  expect(problems).toEqual([]);
});

test('a hit: the owner sends the notice in time, and the applicant disputes the entry', async ({
  page,
  site,
  browser,
}) => {
  const nina = { ...renee, name: 'Nina Listed', email: 'nina.check@example.com', dateOfBirth: '1991-03-02' };
  await openAs(page, site, owner, '/properties');
  await requestCheck(page, site, 'TICA', nina);
  const check = page.url().replace('/edit/authorisation', '');
  const phone = await openOnPhone(browser, await linkOf(site, nina.email));
  await signCheck(phone, nina.name);
  await addDocuments(phone, { passport: 'PB1112223', licence: '071122334', cardNumber: 'P1122334' });
  await page.goto(check);
  await page.getByRole('button', { name: /^Add to order and pay/ }).dblclick();
  await payWithZip(page);
  await page.goto(check);
  await reloadUntilHeading(page, /^Send the notice by/);
  await expectAccessible(page, 'a hit');
  await page.getByRole('button', { name: 'Send the notice' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send the notice' }).click();
  await expect(page.getByText('Notice sent').first()).toBeVisible();
  const notice = await mailTo(site, nina.email, /notice/i);
  expect(linkIn(notice)).not.toBe('');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Accepted by the mail server')).toBeVisible({ timeout: 3000 });
    await expect(page.getByText('Not yet')).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });

  await phone.goto(linkIn(notice));
  await expect(phone.getByRole('heading', { level: 1, name: 'A tenancy database lists you' })).toBeVisible();
  await expectAccessible(phone, 'a hit for the applicant');
  await phone.getByRole('textbox', { name: 'What is wrong' }).fill('I paid this debt in March.');
  await phone.getByRole('button', { name: 'Send dispute' }).click();
  await expect(phone.getByText('I paid this debt in March.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('The applicant disputes the result')).toBeVisible();
  await expect(page.getByText('On hold for a dispute: we don’t destroy it.')).toBeVisible();
  await phone.context().close();
});

test('the provider needs information, and the applicant answers', async ({ page, site, browser }) => {
  const omar = { ...renee, name: 'Omar Query', email: 'omar.check@example.com', dateOfBirth: '1979-11-30' };
  await openAs(page, site, owner, '/properties');
  await requestCheck(page, site, 'NTD', omar);
  const check = page.url().replace('/edit/authorisation', '');
  const phone = await openOnPhone(browser, await linkOf(site, omar.email));
  await signCheck(phone, omar.name);
  await addDocuments(phone, { passport: 'PC4445556', licence: '065544332', cardNumber: 'P9988776' });
  await page.goto(check);
  await page.getByRole('button', { name: /^Add to order and pay/ }).click();
  await payWithZip(page);
  await reloadUntilHeading(phone, 'The check needs your answer', 1);
  await expectAccessible(phone, 'a question of the provider');
  await phone.getByRole('textbox', { name: 'Your answer' }).fill('I lived in Footscray until 2023.');
  await phone.getByRole('button', { name: /^Send/ }).click();
  await reloadUntilHeading(phone, 'Your check is complete', 1);
  await phone.context().close();
});

test('an applicant withdraws the consent, and an expired link gets a new one', async ({ page, site, browser }) => {
  const tess = { ...renee, name: 'Tess Moreau', email: 'tess.check@example.com', dateOfBirth: '1995-01-09' };
  await openAs(page, site, owner, '/properties');
  await requestCheck(page, site, 'TICA', tess);
  const check = page.url().replace('/edit/authorisation', '');
  const first = await linkOf(site, tess.email);
  await site.expireCheckLinks();
  const phone = await openOnPhone(browser, first);
  await expect(phone.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
  await expectAccessible(phone, 'expired link');
  await phone.getByRole('button', { name: 'Email me a new link' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  await expect.poll(() => linkOf(site, tess.email)).not.toBe(first);
  const loaded = await phone.goto(await linkOf(site, tess.email));
  expect(loaded?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await signCheck(phone, tess.name);
  await phone.getByRole('button', { name: 'Withdraw consent' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Withdraw consent' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'You’ve withdrawn your consent' })).toBeVisible();
  await expectAccessible(phone, 'withdrawn');
  await page.goto(check);
  await expect(page.getByText(/withdrew/i).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add to order and pay/ })).toHaveCount(0);
  await phone.goto(`${site.url}/check-authorisations/${'x'.repeat(43)}`);
  await expect(phone.getByRole('heading', { level: 1 })).toContainText(/link/i);
  await phone.context().close();
});
