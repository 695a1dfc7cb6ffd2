import { expectAccessible } from './expect-accessible.ts';
import { expect, openAs, openMainLink, test, withoutPictures } from './verandah.ts';

test.beforeEach(({ page }) => withoutPictures(page));

test('an owner walks from an enquiry to the rent ledger and back by the links of the thread', async ({
  page,
  site,
  problems,
}) => {
  await openAs(page, site, 'olivia@example.com', '/properties');
  await page.goto(`${site.url}/properties?q=footscray`);
  await page.getByRole('article').filter({ hasText: '2/66 Albert Street' }).getByRole('link').first().click();
  await page.getByRole('navigation', { name: 'This property' }).getByRole('link', { name: 'Applications' }).click();
  await page
    .getByRole('link', { name: /^Minh Tran/ })
    .first()
    .click();

  const steps = (of: string) => page.getByRole('navigation', { name: `Before and after this ${of}` });
  await expect(steps('application').getByText('Approved')).toBeVisible();
  await expect(steps('application').getByRole('link', { name: 'Open the agreement' })).toBeVisible();
  await expectAccessible(page, 'application');

  await steps('application').getByRole('link', { name: 'Open the agreement' }).click();
  await expect(steps('agreement').getByText('Signed')).toBeVisible();
  await expectAccessible(page, 'agreement');
  await steps('agreement').getByRole('link', { name: 'Open the tenancy' }).click();
  await expect(steps('tenancy').getByText('Upcoming')).toBeVisible();
  await expectAccessible(page, 'tenancy');
  await steps('tenancy')
    .getByRole('link', { name: /^Starts .+: record / })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rental management' })).toBeVisible();
  await expect(steps('tenancy').getByText(/^Starts .+: record .+ when it arrives$/)).toBeVisible();
  await expectAccessible(page, 'rent ledger');

  for (const step of ['Tenancy', 'Agreement', 'Application', 'Enquiry']) {
    const link = page
      .getByRole('navigation', { name: /^Before and after this/ })
      .getByRole('link', { name: new RegExp(`^${step}`) });
    await link.click();
    await expect(page.locator('nav[aria-label^="Before and after this"] [aria-current="step"]')).toContainText(step);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiry History' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Minh Tran' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Minh Tran' })).toBeInViewport();
  await expectAccessible(page, 'enquiry');
  expect(problems).toEqual([]);
});

test('an enquiry of the inbox opens this enquiry, and back returns to the same place', async ({
  page,
  site,
  problems,
}) => {
  await openAs(page, site, 'olivia@example.com', '/');
  await openMainLink(page, 'Inbox');
  await page
    .getByRole('navigation', { name: 'Show messages by kind' })
    .getByRole('link', { name: 'Enquiries' })
    .click();
  await expect(page).toHaveURL(/\/enquiries\?kind=enquiry$/);
  await page.waitForLoadState('networkidle');
  const last = page.getByRole('list', { name: 'Messages' }).getByRole('listitem').last().getByRole('link');
  const sender = (await last.textContent()) ?? '';
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(page.getByRole('heading', { level: 2, name: sender }).and(page.locator(':focus'))).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/enquiries\?kind=enquiry$/);
  await expect(last).toBeInViewport();
  await last.click();
  await page.getByRole('link', { name: 'Back to inbox' }).click();
  await expect(page).toHaveURL(/\/enquiries\?kind=enquiry$/);
  await expect(last).toBeInViewport();
  expect(problems).toEqual([]);
});
