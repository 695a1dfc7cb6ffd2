import { develop } from './develop.ts';
import { expect, openAs, test } from './verandah.ts';

test('a developer opens a remote from its sources beside a running site, with its data and session', async ({
  page,
  site,
  problems,
}) => {
  // Compiles the shell and the remote.
  test.setTimeout(240_000);
  await openAs(page, site, 'olivia@example.com', '/orders');
  const developed = await develop('remote-checkout', site);
  try {
    // Leaves the running site, whose page still asks for new builds.
    await page.goto('about:blank');
    const files: string[] = [];
    page.on('response', (response) => files.push(`${response.status()} ${response.url()}`));
    await page.goto(`${developed.url}/orders`);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders and invoices' })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Order / })
        .first(),
    ).toBeVisible();
    await expect(page.getByText('Development: remote-checkout comes from your sources')).toBeVisible();
    // The names of compiled files contain no hash.
    expect(files).toContain(`200 ${developed.url}/assets/remote-checkout/entry.js`);

    await page.goto(`${developed.url}/search/sale`);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(
      files.filter((file) => /^200 .*\/assets\/remote-listings\/entry\.[0-9a-f]{10}\.js$/.test(file)),
    ).toHaveLength(1);
    expect(files.filter((file) => !file.includes(developed.url))).toEqual([]);
    expect(problems).toEqual([]);
  } finally {
    await developed.stop();
  }
});
