import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import { isOfBrokenRemote } from './failing-page.ts';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * Lets the browser load another entry of the broken remote, as if it had been released: with its hash in the build
 * table, and the hash of that table in each document.
 * @param alter returns the entry's new text
 */
export async function alterEntry(page: Page, site: RunningSite, alter: (entry: string) => string): Promise<void> {
  const { id } = await (await fetch(`${site.url}/builds/latest.json`)).json();
  const table = await (await fetch(`${site.url}/builds/meta/${id}.json`)).text();
  const { file, integrity } = entryIn(table);
  const entry = alter(await (await fetch(`${site.url}/assets/remote-tenant-checks/${file}`)).text());
  // Without its previous release, so that the browser cannot use that one instead.
  const altered = JSON.stringify({ ...JSON.parse(table), previousReleases: {} }).replaceAll(integrity, hashOf(entry));
  await page.route(
    (url) => isOfBrokenRemote(url) && url.pathname.endsWith(file),
    (route) => route.fulfill({ contentType: 'text/javascript', body: entry }),
  );
  await page.route(`**/builds/meta/${id}.json`, (route) =>
    route.fulfill({ contentType: 'application/json', body: altered }),
  );
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replaceAll(integrity, hashOf(entry)).replaceAll(hashOf(table), hashOf(altered)),
    });
  });
}

type Table = {
  remotes: Record<string, { container: { entry: string }; files: Record<string, { integrity: string }> }>;
};

function entryIn(table: string): { file: string; integrity: string } {
  const remote = (JSON.parse(table) as Table).remotes['remote-tenant-checks'];
  const file = remote?.container.entry ?? '';
  return { file, integrity: remote?.files[file]?.integrity ?? '' };
}
