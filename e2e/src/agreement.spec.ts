import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import { linkIn, signOnScreen } from './agreements.ts';
import { expectNoViolations } from './look-at-pages.ts';
import { mailTo } from './mails.ts';
import { headersOfUser } from './signed-in.ts';
import { expect, hasNoSidewaysScroll, openAs, test } from './verandah.ts';

/** Two homes in states with different forms. The one in Queensland is let on a phone. */
const homes = [
  {
    state: 'VIC',
    address: { streetAddress: '7 Swan Street', suburb: 'Richmond', state: 'VIC', postcode: '3121' },
    landlord: 'Rental provider',
    tenant: 'Renter',
    form: 'Form 1',
    size: { width: 1440, height: 900 },
  },
  {
    state: 'QLD',
    address: { streetAddress: '9 Brunswick Street', suburb: 'New Farm', state: 'QLD', postcode: '4005' },
    landlord: 'Lessor',
    tenant: 'Tenant',
    form: 'Form 18a',
    size: { width: 390, height: 844 },
  },
] as const;

type Home = (typeof homes)[number];

/** Creates a property of the signed-in owner, and returns its id. */
async function createProperty(page: Page, site: RunningSite, { address }: Home): Promise<string> {
  const headers = await headersOfUser(page.context(), site);
  const response = await page.context().request.post(`${site.url}/api/properties`, {
    headers,
    data: { propertyType: { name: 'Residential' }, category: { name: 'House' }, address },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).id;
}

async function expectAccessible(page: Page, name: string): Promise<void> {
  await expectNoViolations(page, name);
  await hasNoSidewaysScroll(page);
}

async function continueTo(page: Page, step: string): Promise<void> {
  await expect(page.getByText(/^(Saved \d|All changes saved)/)).toBeVisible();
  await page.getByRole('link', { name: `Continue to ${step}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${step}$`, 'i') })).toBeVisible();
}

async function fillSteps(page: Page, home: Home): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Tenancy details' })).toBeVisible();
  const landlord = page.getByRole('group', { name: home.landlord });
  await landlord.getByRole('combobox', { name: 'Address for notices' }).fill('1 Example Street, Richmond VIC 3121');
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'tenancy details');
  await continueTo(page, 'lease details');
  await page.getByRole('radio', { name: 'Fixed term' }).check();
  await page.getByLabel('Start date').fill('2030-02-01');
  await page.getByRole('button', { name: '12 months' }).click();
  await page.getByRole('textbox', { name: 'Rent per week' }).fill('650');
  await page.getByRole('radio', { name: 'Fortnightly' }).check();
  await expect(page.getByLabel('First payment')).toHaveValue('2030-02-01');
  if (home.state === 'QLD') await page.getByRole('checkbox', { name: /^It hasn’t gone up/ }).check();
  await page.getByRole('textbox', { name: /^(Rental )?bond/i }).fill('2600');
  await page.getByRole('checkbox', { name: 'Cash' }).check();
  await page.getByRole('checkbox', { name: 'Cheque or money order' }).check();
  await page.keyboard.press('Tab');
  await expectAccessible(page, 'lease details');
  await continueTo(page, 'utilities');
  await expect(page.getByRole('group', { name: 'Electricity' }).getByLabel('Connected')).toBeChecked();
  await expectAccessible(page, 'utilities');
  await continueTo(page, 'other details');
  await page.getByRole('radio', { name: /^Not yet: the .+ asks first$/ }).check();
  await page.getByRole('textbox', { name: 'Included in the rent' }).fill('Dishwasher and garden shed');
  await page.keyboard.press('Tab');
  await expectAccessible(page, 'other details');
  await continueTo(page, 'review');
}

async function openLink(browser: Browser, link: string, size: Home['size']): Promise<Page> {
  const context = await browser.newContext({ viewport: size });
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

test.describe('a tenancy agreement', () => {
  test.use({ actionTimeout: 20_000 });

  for (const home of homes) {
    test(`in ${home.state} is written, sent, signed by everyone and downloaded`, async ({
      page,
      site,
      browser,
      problems,
    }) => {
      const mia = { email: `mia.${home.state.toLowerCase()}@example.com`, name: 'Mia Petrović' };
      await page.setViewportSize(home.size);
      await openAs(page, site, 'olivia@example.com', '/properties');
      const property = await createProperty(page, site, home);
      await page.goto(`${site.url}/properties/${property}/tenancy-agreements`);
      await page.getByRole('link', { name: 'Create your first agreement' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Lease Agreement for the property');
      await expectAccessible(page, 'create');
      const tenant = page.getByRole('listitem', { name: `${home.tenant} 1` });
      await tenant.getByRole('textbox', { name: 'Full name' }).fill(mia.name);
      await tenant.getByRole('textbox', { name: 'Email' }).fill(mia.email);
      await page.getByRole('button', { name: 'Create the agreement' }).click();
      await fillSteps(page, home);

      const document = page.getByRole('article');
      await expect(document.getByRole('heading', { name: home.landlord, exact: true })).toBeVisible();
      await expect(document.getByText('Dishwasher and garden shed')).toBeVisible();
      await expect(page.getByText('Everything that’s needed is there.')).toBeVisible();
      await expectAccessible(page, 'review');
      await page.getByRole('button', { name: 'Send for signature' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: new RegExp(home.form) }).check();
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Out for signing' })).toBeVisible();

      const link = linkIn(await mailTo(site, mia.email, /^Your tenancy agreement/));
      const guest = await openLink(browser, link, home.size);
      await guest.getByRole('button', { name: 'Accept', exact: true }).click();
      await guest.getByRole('dialog').getByRole('button', { name: 'Accept agreement' }).click();
      await expect(guest.getByRole('heading', { level: 1, name: 'You’ve accepted' })).toBeVisible();

      await page.reload();
      await expect(page.getByRole('heading', { name: 'Your turn to sign' })).toBeVisible();
      await signOnScreen(page, site, { email: 'olivia@example.com', name: 'Olivia Nguyen' });
      await expect(page.getByRole('heading', { name: 'You’ve signed' })).toBeVisible();
      await guest.goto(linkIn(await mailTo(site, mia.email, /^Ready to sign/)));
      await signOnScreen(guest, site, mia);
      await expect(guest.getByRole('heading', { level: 1, name: 'Everyone has signed' })).toBeVisible();
      await guest.context().close();

      await page.reload();
      await expect(page.getByRole('heading', { name: 'Everyone has signed' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to the tenancy' })).toBeVisible();
      await expectAccessible(page, 'the signed agreement');
      await page.goto(`${site.url}/properties/${property}/tenancy-agreements`);
      await expect(page.getByRole('article')).toContainText('Signed');
      await expectAccessible(page, 'the list');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: /^Download signed PDF/ }).click();
      const pdf = await readFile(await (await download).path(), 'latin1');
      expect(pdf.slice(0, 5)).toBe('%PDF-');
      expect(problems).toEqual([]);
    });
  }
});
