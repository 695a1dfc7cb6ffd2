import { describeEveryPage, olivias } from './every-page.ts';
import { expectNoViolations, expectReadableInTheDark, phone } from './look-at-pages.ts';
import { expect, hasNoSidewaysScroll, openAs, test, withoutPictures } from './verandah.ts';

const desktop = { width: 1440, height: 900 };

// `pnpm test:long` looks at every page on a desktop as well, in both colour schemes.
describeEveryPage({ name: 'phone', ...phone });

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('the login service is accessible and fits the screen', async ({ page, site }) => {
      await page.goto(`${site.url}/properties`);
      await page.waitForURL((url) => url.origin === site.identityUrl);
      await expectNoViolations(page, 'sign in');
      await expectReadableInTheDark(page, 'sign in');
      await hasNoSidewaysScroll(page);
      await page
        .getByRole('link', { name: /sign up|create (an )?account/i })
        .first()
        .click();
      await expectNoViolations(page, 'sign up');
      await expectReadableInTheDark(page, 'sign up');
      await hasNoSidewaysScroll(page);
      await page.goto(`${site.identityUrl}/account/forgot`);
      await expectNoViolations(page, 'forgot password');
      await expectReadableInTheDark(page, 'forgot password');
      await hasNoSidewaysScroll(page);
    });
  });
}

test('a unit is in line with its field, also next to an error message', async ({ page, site }) => {
  await withoutPictures(page);
  await openAs(page, site, 'olivia@example.com', '/properties');
  const [, listing] = await olivias(page);
  await page.goto(`${site.url}${listing}/edit/property-details`);
  const field = page.getByRole('textbox', { name: /^Land area/ });
  const unit = page.getByLabel('Unit of the land area');
  await field.fill('x');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect((await unit.boundingBox())?.y).toBe((await field.boundingBox())?.y);
});
