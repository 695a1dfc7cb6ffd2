import { expectAccessible, expectAccessibleInBothSchemes } from './expect-accessible.ts';
import { expect, openAs, test } from './verandah.ts';

test('an operator sees what is live, rolls a release back and finds it in the history', async ({ page, site }) => {
  const target = await site.publishEdited('remote-tenancy', [
    {
      file: 'src/pages/renting-rules.page.tsx',
      change: (source) => source.replace('Choose your state.', 'Choose one state.'),
    },
  ]);
  await site.watchReleases();
  await site.promote(target);
  const [, version] = target.split('@');

  await openAs(page, site, 'olivia@example.com', '/ops');
  const releases = page.getByRole('list', { name: 'Live releases' });
  const tenancy = releases.getByRole('listitem').filter({ hasText: 'remote-tenancy' });
  await expect(tenancy).toContainText(`remote-tenancy ${version}`);
  await expect(releases.getByRole('listitem').first()).toContainText('shell');
  await expect(page.getByRole('region', { name: 'Background jobs' }).getByText(/queues? (is|are) empty/)).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'Operations');

  await tenancy.getByRole('button', { name: 'Roll back remote-tenancy' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, 'Roll back');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('the page names no state');
  await dialog.getByRole('button', { name: /^Roll back to/ }).click();
  await expect(dialog).toBeHidden();
  await expect(tenancy).not.toContainText(`remote-tenancy ${version}`);
  const entry = page.getByRole('list', { name: 'Changes, newest first' }).getByRole('listitem').first();
  await expect(entry).toContainText('Rolled back');
  await expect(entry).toContainText('Olivia Nguyen');
  await expect(entry).toContainText('the page names no state');
  await expect
    .poll(async () => (await fetch(`${site.url}/renting-rules`)).text(), { timeout: 30_000 })
    .not.toContain('Choose one state.');
});

test('the page of operators does not exist for other users', async ({ page, site }) => {
  await openAs(page, site, 'agent@example.com', '/ops');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
