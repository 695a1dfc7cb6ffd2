import { afterAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import { properties } from '../properties/property-table.ts';
import { aPdf } from '../testing/insert-document.ts';
import { sealedAuthorisation } from './sealed-check.ts';
import { findCheck } from './tenant-check-store.ts';
import { tenantCheckAuthorisations } from './tenant-check-table.ts';
import { checkApi, olivia } from './testing/check-api.ts';

const api = await checkApi();
const { backend, database, post, aLinked, pay, statusOf } = api;
afterAll(() => backend.close());

type Linked = Awaited<ReturnType<typeof aLinked>>;
const authorise = {
  signed: ({ token }: Linked) => api.sign(token),
  uploaded: ({ id }: Linked) => post(`tenant-checks/${id}/authorities?signedOn=2026-11-20`, aPdf),
};
const change = {
  'the address of the property changes': ({ propertyId }: Linked) =>
    database.update(properties).set({ streetAddress: '99 Changed Road' }).where(eq(properties.id, propertyId)),
  'the owner has another name': ({ id }: Linked) =>
    database
      .update(customerUsers)
      .set({ lastName: `Married ${id}` })
      .where(eq(customerUsers.id, olivia.id)),
  // An earlier release stored no hash.
  'what it names is unknown': async ({ id }: Linked) => {
    const { authorisation } = await findCheck(database, id);
    if (!authorisation) throw new Error('Expected an authorisation.');
    const { contentSha256, ...content } = sealedAuthorisation.unseal(backend.config, authorisation);
    expect(contentSha256).toMatch(/^[0-9a-f]{64}$/);
    const sealed = sealedAuthorisation.seal(backend.config, id, content);
    await database.update(tenantCheckAuthorisations).set(sealed).where(eq(tenantCheckAuthorisations.id, id));
  },
};
type Method = keyof typeof authorise;
type Change = keyof typeof change;

it.each(
  (['signed', 'uploaded'] as const).flatMap((method) =>
    (Object.keys(change) as Change[]).map((name): [Method, Change] => [method, name]),
  ),
)('V40: a check with an authority that was %s is not sent when %s', async (method, name) => {
  const check = await aLinked();
  const { id, token } = check;
  await api.addEnough(token);
  expect((await authorise[method](check)).status).toBe(200);
  expect(await statusOf(id)).toBe('authorised');
  await change[name](check);
  await pay(id);
  expect(await statusOf(id)).toBe('awaitingConsent');
  expect(await database.$count(tenantCheckAuthorisations, eq(tenantCheckAuthorisations.id, id))).toBe(0);
  const mail = (await backend.mails()).findLast(({ text }) => text.includes(`/tenant-checks/${id}`));
  expect(mail?.subject).toMatch(/^A tenant check needs a new authorisation/);
  expect((await api.detailOf(id)).payment.status).not.toBe('unpaid');
  await api.sign(token);
  await backend.runQueue('fulfilment');
  expect(await statusOf(id)).toBe('submitted');
});

it('V40: the applicant reads and signs the new text; what was sent is never shown as another text', async () => {
  const check = await aLinked();
  const { id, token } = check;
  await api.addEnough(token);
  await api.sign(token);
  await change['the address of the property changes'](check);
  const view = (await api.view(token)).body;
  expect(view.authorisation).toBeNull();
  expect(view.authorisationText.join()).toContain('99 Changed Road');
  expect((await api.sign(token)).body.authorisation).toMatchObject({ method: 'signed' });
  await pay(id);
  expect(await statusOf(id)).toBe('submitted');
  await database.update(properties).set({ streetAddress: '1 Third Road' }).where(eq(properties.id, check.propertyId));
  expect((await api.view(token)).body).toMatchObject({ authorisation: { method: 'signed' }, authorisationText: [] });
});
