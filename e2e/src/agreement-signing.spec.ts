import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import { expect, hasNoSidewaysScroll, openAs, test, withoutPictures } from './verandah.ts';

const person = { address: '2 Swan Street, Richmond VIC 3121', phone: '0491 570 006' };
const tenant = { ...person, name: 'Ines Castellanos', email: 'ines@example.com', primaryTenant: true, position: 1 };
const terms = {
  leaseType: 'fixed',
  startDate: '2030-02-01',
  endDate: '2031-01-31',
  rent: '650.00',
  rentFrequency: 'week',
  rentPaid: 'week',
  firstPayment: '2030-02-01',
  paymentMethods: ['cash'],
  bond: '2600.00',
  utilities: [],
  petsAllowed: false,
};

/** Requests with the session of a signed-in browser. */
async function ownersApi(request: APIRequestContext, { url }: RunningSite) {
  const own = { 'sec-fetch-site': 'same-origin' };
  const { tokens, appUser } = await (await request.get(`${url}/api/auth/session`, { headers: own })).json();
  const { csrfToken } = await (await request.get(`${url}/api/auth/csrf-token`, { headers: own })).json();
  const headers = {
    ...own,
    authorization: `Bearer ${tokens.accessToken}`,
    'x-csrf-token': csrfToken,
    'if-match': '*',
    'content-type': 'application/json',
  };
  const post = async (path: string, data?: object) => {
    const response = await request.post(url + path, { headers, ...(data && { data }) });
    const body = await response.text();
    expect(response.ok(), `${path}: ${body}`).toBe(true);
    return body === '' ? null : JSON.parse(body);
  };
  return { post, userId: appUser.id };
}

/** Returns the newest mail to a recipient once it exists. */
async function mailTo(site: RunningSite, address: string, subject: RegExp): Promise<string> {
  const find = async () =>
    (await site.mails()).findLast((one) => one.to === address && subject.test(one.subject))?.text;
  await expect.poll(find, { message: `a mail to ${address}: ${subject}` }).toBeDefined();
  return (await find()) ?? '';
}

const linkIn = (text: string) => /https?:\/\/\S+\/agreements\/\S+/.exec(text)?.[0] ?? '';
const codeIn = (text: string) => /is (\d{6})\./.exec(text)?.[1] ?? '';

async function look(page: Page, where: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await hasNoSidewaysScroll(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect
      .soft(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        `${where} at ${width} px`,
      )
      .toEqual([]);
  }
}

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
  const api = await ownersApi(context.request, site);
  const property = await api.post('/api/properties', {
    propertyType: { name: 'Residential' },
    category: { name: 'House' },
    address: { streetAddress: '9 Signing Street', suburb: 'Richmond', state: 'VIC', postcode: '3121' },
  });
  const agreement = await api.post('/api/tenancy-agreements', {
    property: property['@id'],
    landlord: `/api/customer-users/${api.userId}`,
    landlordDetails: { ...person, name: 'Olivia Nguyen', email: 'olivia@example.com' },
    tenantDetails: [tenant],
    tenancyAgreementDetails: Object.entries(terms).map(([name, value]) => ({ name, value })),
  });
  const sent = await api.post(`${agreement['@id']}/sending`, { officialFormAttached: true });
  const { documentSha256 } = sent.signing;

  const link = linkIn(await mailTo(site, tenant.email, /^Your tenancy agreement/));
  const loaded = await page.goto(link);
  expect(loaded?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await expect(page.getByRole('heading', { level: 1, name: 'Read your tenancy agreement' })).toBeVisible();
  await look(page, 'reading');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept agreement' }).click();
  await expect(page.getByText(/^Waiting for Olivia Nguyen to sign/)).toBeVisible();

  await api.post(`${agreement['@id']}/signing-code`);
  const code = codeIn(await mailTo(site, 'olivia@example.com', /^Your code to sign/));
  const signature = { kind: 'typed', name: 'Olivia Nguyen' };
  await api.post(`${agreement['@id']}/owner-signature`, { documentSha256, code, signature });

  const signingLink = linkIn(await mailTo(site, tenant.email, /^Ready to sign/));
  await page.goto(signingLink);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page
    .getByRole('textbox', { name: 'Code' })
    .fill(codeIn(await mailTo(site, tenant.email, /^Your code to sign/)));
  await page.getByText('Draw my signature').click();
  await page.getByRole('textbox', { name: 'Your full name' }).fill(tenant.name);
  await page.getByRole('button', { name: 'Sign agreement' }).click();
  await expect(page.getByText('Draw your signature.', { exact: true })).toBeVisible();
  await drawSignature(page);
  await look(page, 'signing');
  await page.getByRole('button', { name: 'Sign agreement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Everyone has signed' })).toBeVisible();
  await look(page, 'signed');
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
