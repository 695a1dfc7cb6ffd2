import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { mailTo } from './mails.ts';
import { expect, openAs, test, withoutPictures } from './verandah.ts';

/** A home of Olivia, from the demo data. */
const unit = { street: '4/112 Victoria Street', search: '/search/lease?suburb=brunswick-vic-3056' };

const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible();
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';
const linkIn = ({ text }: { text: string }) => /https?:\/\/\S+\/applications\/\S+/.exec(text)?.[0] ?? '';

async function aPhone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  return page;
}

test('two adults apply for a home by their own links, and see what the owner does', async ({
  page,
  site,
  browser,
  problems,
}) => {
  await withoutPictures(page.context());
  await page.goto(site.url + unit.search);
  await page.getByRole('link', { name: unit.street }).click();
  await expect(page.getByRole('heading', { level: 1, name: unit.street })).toBeVisible();
  await page.getByRole('link', { name: 'Apply to rent' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Apply to rent' })).toBeVisible();
  await expectAccessible(page, 'apply');
  await page.getByRole('textbox', { name: 'Full legal name' }).fill('Ines Castellanos');
  await page.getByRole('textbox', { name: 'Email' }).fill('ines@example.com');
  await page.getByRole('button', { name: 'Add an adult' }).click();
  const other = page.getByRole('listitem', { name: 'Adult 2' });
  await other.getByRole('textbox', { name: 'Full legal name' }).fill('Jonas Weber');
  await other.getByRole('textbox', { name: 'Email' }).fill('jonas@example.com');
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: 'Email the links' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const links = [];
  for (const email of ['ines@example.com', 'jonas@example.com']) {
    links.push(linkIn(await mailTo(site, email, /^Complete your rental application/)));
  }
  const [first = '', second = ''] = links;

  await test.step('the first adult fills in every step and comes back later', async () => {
    const loaded = await page.goto(first);
    expect(loaded?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    await expect(page.getByRole('heading', { level: 1, name: 'About you' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Phone' }).fill('0491 570 006');
    await page.getByRole('textbox', { name: 'Current address' }).fill('7 Swan Street, Richmond VIC 3121');
    await saved(page);
    await expectAccessible(page, 'about you');
    await page.getByRole('link', { name: 'Continue to where you’ve lived' }).click();
    await page.getByRole('button', { name: 'Add a home' }).click();
    await page.getByRole('textbox', { name: 'Address' }).fill('7 Swan Street, Richmond VIC 3121');
    await page.getByLabel('From').fill('2024-02-01');
    await saved(page);
    await expectAccessible(page, 'where you’ve lived');
    await page.goto(first);
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('0491 570 006');
    const steps = page.getByRole('navigation', { name: 'Steps of your application' });
    await steps.getByRole('link', { name: /^Your new home/ }).click();
    await page.getByLabel('Preferred start').fill('2027-02-01');
    await page.getByRole('textbox', { name: 'Term' }).fill('12');
    await expect(page.getByText('Pets')).toHaveCount(0);
    await saved(page);
    await page.getByRole('link', { name: 'Continue to check and send' }).click();
    await expect(page.getByText('1 Feb 2024 – now')).toBeVisible();
    await expectAccessible(page, 'check and send');
    await page.getByRole('checkbox', { name: /^My part is complete/ }).check();
    await page.getByRole('button', { name: 'Complete my part' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’ve completed your part' })).toBeVisible();
    await expect(page.getByText(/^Waiting for Jonas Weber\./)).toBeVisible();
  });

  await test.step('the second adult sends the application from a phone', async () => {
    const context = await browser.newContext();
    await withoutPictures(context);
    const phone = await aPhone(context);
    await phone.goto(second);
    await phone.getByRole('textbox', { name: 'Phone' }).fill('0491 570 156');
    await saved(phone);
    await phone.getByRole('combobox', { name: /^Step 1 of/ }).selectOption({ label: 'Check and send' });
    await expect(phone.getByText('7 Swan Street')).toHaveCount(0);
    await phone.getByRole('checkbox', { name: /^My part is complete/ }).check();
    await phone.getByRole('button', { name: 'Send application' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Your application was sent' })).toBeVisible();
    expect(JSON.stringify(await context.storageState())).not.toMatch(/0491.?570|Weber/);
    await context.close();
  });

  await test.step('the owner reads it, which the applicants see', async () => {
    const context = await browser.newContext();
    await withoutPictures(context);
    const owner = await context.newPage();
    const link = linkIn(await mailTo(site, 'olivia@example.com', /^New rental application/));
    await openAs(owner, site, 'olivia@example.com', new URL(link).pathname);
    await expect(owner.getByRole('heading', { level: 1, name: 'Ines Castellanos and Jonas Weber' })).toBeVisible();
    await expect(owner.getByText('0491 570 156')).toBeVisible();
    await page.reload();
    await expect(page.getByText('The owner or agent read it')).toBeVisible();
    await expect(page.getByText(/^Destroyed on/)).toBeVisible();
    await expectAccessible(page, 'sent');
    await context.close();
  });

  await page.getByRole('button', { name: 'Withdraw application' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your application was withdrawn' })).toBeVisible();
  for (const secret of [first, second].map(tokenOf)) {
    expect(secret.length).toBeGreaterThan(40);
    expect(site.logged.join('\n')).not.toContain(secret);
  }
  expect(problems).toEqual([]);
});
