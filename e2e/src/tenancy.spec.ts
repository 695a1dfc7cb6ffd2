import { expectNoViolations } from './look-at-pages.ts';
import { expect, hasNoSidewaysScroll, openAs, test, withoutPictures } from './verandah.ts';

test.beforeEach(({ page }) => withoutPictures(page));

/** Yesterday's date where the home is. */
const yesterday = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Melbourne' }).format(Date.now() - 86_400_000);

test('an owner gives notice of a rent increase, sees the proof of service, withdraws it and ends the tenancy', async ({
  page,
  site,
  problems,
}) => {
  const dialog = page.getByRole('dialog');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await openAs(page, site, 'olivia@example.com', '/properties');

  await test.step('opens a periodic tenancy from its property', async () => {
    await page.getByRole('article').filter({ hasText: '27 Union Street' }).getByRole('link').first().click();
    await page
      .getByRole('navigation', { name: 'This property' })
      .getByRole('link', { name: 'Tenancies', exact: true })
      .click();
    await page.getByRole('link', { name: /Željko Žižek/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Željko Žižek/ })).toBeVisible();
    await expectNoViolations(page, 'tenancy');
    await hasNoSidewaysScroll(page);
  });

  await test.step('raises the rent from the earliest lawful date', async () => {
    await page.getByRole('button', { name: 'Increase rent' }).click();
    await dialog.getByLabel('New rent per week').fill('2000');
    await expectNoViolations(page, 'rent increase');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText(/We’ll email the notice as a PDF to/)).toBeVisible();
    await expectNoViolations(page, 'preview of the notice');
    await dialog.getByRole('button', { name: 'Give notice' }).click();
    await expect(timeline.getByText('Notice of rent increase')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download PDF, notice of rent increase/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await expect(async () => {
      await page.reload();
      await expect(timeline.getByText(/^Emailed to Željko Žižek/)).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 20_000 });
  });

  await test.step('withdraws it', async () => {
    await timeline.getByRole('button', { name: 'Withdraw: Notice of rent increase' }).click();
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(timeline.getByText('Withdrawn', { exact: true })).toBeVisible();
  });

  await test.step('ends the tenancy as agreed', async () => {
    await page.getByRole('button', { name: 'Record an agreed end' }).click();
    await dialog.getByLabel('Last day of the tenancy').fill(yesterday());
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Record it' }).click();
    await expect(page.getByRole('main').getByText('Ended', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Increase rent' })).toHaveCount(0);
  });
  expect(problems).toEqual([]);
});
