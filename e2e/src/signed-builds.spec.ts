import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningSite } from 'site/testing';
import { startFault } from './faults/fault.ts';
import { countFullLoads, expect, openAs, openMainLink, test } from './verandah.ts';

/** Makes an unsigned copy of the live build live, as someone who can write to the store could. */
async function tamper(site: RunningSite): Promise<() => Promise<void>> {
  const builds = join(site.dataFolder, 'releases/builds');
  const pointer = await readFile(join(builds, 'latest.json'), 'utf8');
  const { id } = JSON.parse(pointer);
  const file = await readFile(join(builds, `meta/${id}.json`), 'utf8');
  const envelope = await readFile(join(builds, `meta/${id}.dsse.json`), 'utf8');
  const replace = async (name: string, text: string) => {
    await writeFile(join(builds, `${name}.new`), text);
    await rename(join(builds, `${name}.new`), join(builds, name));
  };
  await replace('meta/forged.json', file.replaceAll(id, 'forged').replaceAll('Tenant checks', 'Forged checks'));
  await replace('meta/forged.dsse.json', envelope);
  await replace(`meta/${id}.json`, file.replaceAll('Tenant checks', 'Forged checks'));
  await replace('latest.json', JSON.stringify({ id: 'forged' }));
  return async () => {
    await replace(`meta/${id}.json`, file);
    await replace('latest.json', pointer);
  };
}

test('visitors get the last good build while the one in the store was changed, and open tabs work (b.23)', async ({
  page,
  site,
  context,
  problems,
}) => {
  await openAs(page, site, 'jack@example.com', '/properties');
  const link = page.getByRole('link', { name: 'Tenant checks', exact: true }).first();
  await expect(link).toBeVisible();
  const fullLoads = await countFullLoads(page);
  const repair = await tamper(site);
  try {
    const ready = async () => (await fetch(`${site.url}/health/ready`)).json();
    await expect.poll(ready).toMatchObject({ problem: expect.stringContaining('build forged is not trusted') });

    const visitor = await context.newPage();
    const fault = startFault(['b.23']);
    await visitor.goto(`${site.url}/properties`);
    await fault.seen(visitor.getByRole('heading', { level: 1 }));
    await expect(visitor.getByRole('link', { name: 'Tenant checks', exact: true }).first()).toBeVisible();
    // This page's code and the tables of the other remotes come from the build file that was changed since.
    await openMainLink(visitor, 'Tenant checks');
    await expect(visitor.getByRole('heading', { name: 'Tenant Checks', level: 1 })).toBeVisible();

    // A browser renders no frames of a tab in the background, and a click waits for them.
    await page.bringToFront();
    await openMainLink(page, 'Tenant checks');
    await expect(page.getByRole('heading', { name: 'Tenant Checks', level: 1 })).toBeVisible();
    await expect(page.getByText('Forged checks')).toHaveCount(0);
    expect(fullLoads(), 'the open tab keeps its build').toBe(0);
    fault.recovered('not needed: the last good build is served until the store is repaired');
  } finally {
    await repair();
  }
  expect(problems).toEqual([]);
});

test('an open tab ignores a build that was forged on the way to it, reports it, and takes the next real one', async ({
  page,
  site,
  context,
}) => {
  await openAs(page, site, 'jack@example.com', '/properties');
  const fullLoads = await countFullLoads(page);
  const reports: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/log-entries')) reports.push(request.postData() ?? '');
  });
  // A cache between the site and this browser names a build of its own.
  const { id } = await (await fetch(`${site.url}/builds/latest.json`)).json();
  const forged = await (await fetch(`${site.url}/builds/meta/${id}.json`)).text();
  const envelope = await (await fetch(`${site.url}/builds/meta/${id}.dsse.json`)).text();
  await context.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'forged' } }));
  await context.route('**/builds/meta/forged.json', (route) =>
    route.fulfill({ body: forged.replaceAll(id, 'forged') }),
  );
  await context.route('**/builds/meta/forged.dsse.json', (route) => route.fulfill({ body: envelope }));
  await expect.poll(() => reports.join(), { timeout: 30_000 }).toContain('build ignored');
  await openMainLink(page, 'Tenant checks');
  await expect(page.getByRole('heading', { name: 'Tenant Checks', level: 1 })).toBeVisible();
  expect(fullLoads(), 'the tab keeps its build').toBe(0);
  await context.unroute('**/builds/latest.json');

  const target = await site.publishEdited('remote-tenant-checks', [
    { file: 'src/remote.ts', change: (source) => source.replace("label: 'Tenant checks'", "label: 'Checks'") },
  ]);
  const learned = page.evaluate(() =>
    new Promise((resolve) => addEventListener('verandah:new-build', resolve, { once: true })).then(() => true),
  );
  await site.promote(target);
  expect(await learned).toBe(true);
  expect(fullLoads()).toBe(0);
  await openMainLink(page, 'Properties');
  await expect(page.getByRole('link', { name: 'Checks', exact: true }).first()).toBeVisible();
  expect(fullLoads(), 'the next navigation is a full load').toBe(1);
  await site.rollBack('remote-tenant-checks');
});
