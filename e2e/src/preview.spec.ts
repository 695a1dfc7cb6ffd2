import { expect, openAs, openMainLink, signInAs, test } from './verandah.ts';

test('a preview link shows a published release only to the browser that opens it, until it is left', async ({
  page,
  site,
  browser,
  problems,
}) => {
  const target = await site.publishEdited('remote-checkout', [
    {
      file: 'src/remote.ts',
      change: (source) => source.replace("title: 'Subscriptions'", "title: 'Your subscriptions'"),
    },
  ]);
  const link = await site.preview(target);
  await openAs(page, site, 'olivia@example.com', '/subscriptions');
  await expect(page).toHaveTitle(/^Subscriptions/);
  await page.goto(`${link}?to=/subscriptions`);
  await expect(page).toHaveURL(`${site.url}/subscriptions`);
  await expect(page).toHaveTitle(/^Your subscriptions/);
  // From now on, because the page before has sent its last entries only when it was left.
  const entries: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/log-entries')) entries.push(request.postData() ?? '');
  });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText(`Preview of ${target.replace('@', ' ')}`);
  // Open pages look for new builds every two seconds. The live build is none for a preview, so this navigation loads no
  // document.
  await page.waitForTimeout(3_000);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await openMainLink(page, 'Properties');
  await expect(page).toHaveURL(`${site.url}/properties`);
  await page.goBack();
  await expect(page).toHaveTitle(/^Your subscriptions/);
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new Error('seen in a preview') })));
  await expect.poll(() => entries.filter((entry) => entry.includes('seen in a preview'))).toHaveLength(1);
  for (const entry of entries) expect(JSON.parse(entry).additionalInfo).toMatchObject({ preview: target });

  const others = await browser.newContext();
  const other = await others.newPage();
  await other.goto(`${site.url}/subscriptions`);
  await signInAs(other, 'jack@example.com');
  await expect(other).toHaveTitle(/^Subscriptions/);
  await expect(other.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  await others.close();

  await bar.getByRole('button', { name: 'Leave preview' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await page.goto(`${site.url}/subscriptions`);
  await expect(page).toHaveTitle(/^Subscriptions/);
  await expect(bar).toHaveCount(0);
  expect(problems, 'only the error of this test').toEqual([expect.stringContaining(`preview: ${target}`)]);
});
