import type { Page } from '@playwright/test';
import { createDraft, linkIn, newCode, ownersApi } from './agreements.ts';
import { expectAccessible } from './expect-accessible.ts';
import { mailTo } from './mails.ts';
import { expect, openAs, test, withoutPictures } from './verandah.ts';

const tenant = { name: 'Ines Castellanos', email: 'ines@example.com' };

async function drawSignature(page: Page): Promise<void> {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('There is no field to draw in.');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.1, 0.7));
  await page.mouse.down();
  for (const [x, y] of [
    [0.3, 0.2],
    [0.4, 0.8],
    [0.6, 0.3],
    [0.9, 0.6],
  ] as const) {
    await page.mouse.move(...at(x, y), { steps: 8 });
  }
  await page.mouse.up();
}

test('an agreement is accepted by its private link and signed with a drawing', async ({
  page,
  site,
  browser,
  problems,
}) => {
  const context = await browser.newContext();
  await withoutPictures(context);
  const owner = await context.newPage();
  await openAs(owner, site, 'olivia@example.com', '/properties');
  const api = await ownersApi(context, site);
  const { agreement } = await createDraft(api, { ...tenant, streetAddress: '9 Signing Street' });
  const sent = await api.post(`${agreement['@id']}/sending`, { officialFormAttached: true });
  const { documentSha256 } = sent.signing;

  const link = linkIn(await mailTo(site, tenant.email, /^Your tenancy agreement/));
  const loaded = await page.goto(link);
  expect(loaded?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await expect(page.getByRole('heading', { level: 1, name: 'Read your tenancy agreement' })).toBeVisible();
  await expectAccessible(page, 'reading');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept agreement' }).click();
  await expect(page.getByText(/^Waiting for Olivia Nguyen to sign/)).toBeVisible();

  const code = await newCode(site, 'olivia@example.com', () => api.post(`${agreement['@id']}/signing-code`));
  const signature = { kind: 'typed', name: 'Olivia Nguyen' };
  await api.post(`${agreement['@id']}/owner-signature`, { documentSha256, code, signature });

  const signingLink = linkIn(await mailTo(site, tenant.email, /^Ready to sign/));
  await page.goto(signingLink);
  const tenantsCode = await newCode(site, tenant.email, () =>
    page.getByRole('button', { name: 'Email me a code' }).click(),
  );
  await page.getByRole('textbox', { name: 'Code' }).fill(tenantsCode);
  await page.getByText('Draw my signature').click();
  await page.getByRole('textbox', { name: 'Your full name' }).fill(tenant.name);
  await page.getByRole('button', { name: 'Sign agreement' }).click();
  await expect(page.getByText('Draw your signature.', { exact: true })).toBeVisible();
  await drawSignature(page);
  await expectAccessible(page, 'signing');
  await page.getByRole('button', { name: 'Sign agreement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Everyone has signed' })).toBeVisible();
  await expectAccessible(page, 'signed');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the signed PDF' }).click();
  expect((await download).suggestedFilename()).toBe('Signed-tenancy-agreement.pdf');
  await mailTo(site, tenant.email, /^Signed: your tenancy agreement/);

  for (const secret of [link, signingLink].map((one) => one.split('/').at(-1) ?? '')) {
    expect(secret.length).toBeGreaterThan(40);
    expect(site.logged.join('\n')).not.toContain(secret);
  }
  await context.close();
  expect(problems).toEqual([]);
});
