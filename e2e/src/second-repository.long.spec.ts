import { buildInSecondRepository, createSecondRepository, startLocalRegistry } from 'packaging/testing';
import { expect, openAs, openMainLink, test as siteTest } from './verandah.ts';

/** `registry` is the URL of an npm registry with the packages of this repository. */
const test = siteTest.extend<{ registry: string }>({
  registry: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const { url, close } = await startLocalRegistry();
      await use(url);
      await close();
    },
    { timeout: 600_000 },
  ],
});

test('a remote built in a second repository, with another React in its lock file, goes live and rolls back', async ({
  page,
  site,
  problems,
  registry,
}) => {
  test.setTimeout(600_000);
  const repository = await buildInSecondRepository('remote-tenant-checks', {
    registry,
    react: '19.2.3',
    edit: (source) => source.replace("title: 'Tenant Checks'", "title: 'Checks of tenants'"),
  });
  try {
    await openAs(page, site, 'olivia@example.com', '/tenant-checks');
    await expect(page).toHaveTitle(/^Tenant Checks/);
    await site.promote(await site.publishBuilt(repository.dist));
    await page.reload();
    await expect(page).toHaveTitle(/^Checks of tenants/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Tenant Checks' })).toBeVisible();
    // The button and the form have components of the shell's Mantine, and styles of the second repository's build.
    await page.getByRole('link', { name: 'Request a tenant check' }).first().click();
    await expect(page.getByRole('combobox', { name: 'Check', exact: true })).toBeVisible();
    expect(problems).toEqual([]);
    await site.rollBack('remote-tenant-checks');
    await page.goto(`${site.url}/tenant-checks`);
    await expect(page).toHaveTitle(/^Tenant Checks/);
  } finally {
    await repository.remove();
  }
});

test('a repository of npm create is tested and built with one command, and its page goes live', async ({
  page,
  site,
  problems,
  registry,
}) => {
  test.setTimeout(600_000);
  const start = performance.now();
  const repository = await createSecondRepository('remote-maintenance', registry);
  try {
    expect(await repository.pnpm('ready')).toContain('Tests:       2 passed, 2 total');
    await site.promote(await site.publishBuilt(repository.dist));
    console.log(`live after ${((performance.now() - start) / 1000).toFixed(0)} s and three commands`);
    await openAs(page, site, 'olivia@example.com', '/subscriptions');
    await openMainLink(page, 'Maintenance');
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Maintenance' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Hello Olivia.')).toBeVisible();
    expect(problems).toEqual([]);
    await site.withdraw('remote-maintenance');
  } finally {
    await repository.remove();
  }
});
