import { expectAccessible } from './expect-accessible.ts';
import { mailTo } from './mails.ts';
import { expect, openAs, test, withoutPictures } from './verandah.ts';

/** Applications of the demo data for Olivia's townhouse in Brunswick. */
const [guptas, dubois] = ['Anjali Gupta and Sanjay Gupta', 'Renée Dubois and Kwame Mensah'];

test('an owner compares two applications, approves one and starts its agreement', async ({ page, site, problems }) => {
  await withoutPictures(page);
  await openAs(page, site, 'olivia@example.com', '/properties');
  await page.goto(`${site.url}/properties?q=victoria`);
  await page.getByRole('article').filter({ hasText: '4/112 Victoria Street' }).getByRole('link').first().click();
  await page.getByRole('navigation', { name: 'This property' }).getByRole('link', { name: 'Applications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: dubois })).toBeVisible();
  await expectAccessible(page, 'applications');

  await page.getByRole('checkbox', { name: `Compare ${guptas}` }).check();
  await page.getByRole('checkbox', { name: `Compare ${dubois}` }).check();
  await page.getByRole('link', { name: 'Compare 2 applications' }).click();
  const comparison = page.getByRole('region', { name: 'Comparison' });
  await expect(comparison.getByRole('row', { name: /^Income before tax/ })).toContainText('$3,330 per week');
  await expect(comparison.getByText('Pets')).toHaveCount(0);
  await expectAccessible(page, 'comparison');

  await comparison.getByRole('link', { name: guptas }).click();
  await expect(page.getByText('Software developer, Harbourline Software', { exact: false })).toBeVisible();
  await expect(page.getByText('You opened it').first()).toBeVisible();
  await expectAccessible(page, 'application');
  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Message/ }).fill('Welcome to Brunswick.');
  await dialog.getByRole('button', { name: 'Approve application' }).click();
  for (const email of ['anjali.gupta@example.com', 'sanjay.gupta@example.com']) {
    const { text } = await mailTo(site, email, /^Your rental application was approved/);
    expect(text).toContain('> Welcome to Brunswick.');
  }

  await page.getByRole('link', { name: 'Create the agreement' }).click();
  await expect(page.getByText(`From the application of ${guptas}`)).toBeVisible();
  await page.getByRole('button', { name: 'Create the agreement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tenancy details' })).toBeVisible();
  const renters = page.getByRole('region', { name: 'Renters' });
  await expect(renters.getByRole('textbox', { name: 'Full name' }).first()).toHaveValue('Anjali Gupta');
  await expect(renters.getByRole('textbox', { name: 'Email' }).last()).toHaveValue('sanjay.gupta@example.com');
  await page.goto(page.url().replace('tenancy-details', 'lease-details'));
  await expect(page.getByRole('textbox', { name: 'Rent per week' })).toHaveValue(/\d/);
  await expect(page.getByRole('textbox', { name: 'End date' })).toHaveValue(/^20\d\d-/);
  expect(problems).toEqual([]);
});
