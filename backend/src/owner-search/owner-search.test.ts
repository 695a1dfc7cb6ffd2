import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnerSearchResult } from 'shared-contract/search/owner-search';
import { type TestBackend, type TestUser, testBackend } from '../testing/index.ts';

let backend: TestBackend;
let olivia: TestUser;
let jack: TestUser;
beforeAll(async () => {
  backend = await testBackend();
});
beforeEach(async () => {
  olivia = { id: crypto.randomUUID() };
  jack = { id: crypto.randomUUID() };
  await backend.signInAs(olivia);
  await backend.signInAs(jack);
});
afterAll(() => backend.close());

const post = (text: string, as = olivia, on = backend) =>
  on.inject({ method: 'POST', url: '/api/owner-searches', payload: { text } }, as);
const search = async (text: string, as = olivia): Promise<OwnerSearchResult[]> => (await post(text, as)).json().member;
const labels = async (text: string) => (await search(text)).map(({ label }) => label);
const shown = async (text: string) => (await search(text)).map(({ kind, label }) => `${kind}: ${label}`);

const aProperty = (streetAddress: string, values: object = {}) =>
  backend.insert.property({ ownerId: olivia.id, streetAddress, ...values });

/** A property with everything that has a person or a number. All people are named `name`. */
async function everything(ownerId: string, name: string) {
  const { id: propertyId } = await backend.insert.property({ ownerId });
  const { id: listingId } = await backend.insert.listing({ ownerId, propertyId });
  const own = { ownerId, propertyId, listingId };
  const tenants = [{ name, email: 'tenant@example.com', primaryTenant: true }];
  const order = await backend.insert.order({ ownerId, propertyId });
  return {
    property: { id: propertyId },
    tenant: await backend.insert.tenancy({ ownerId, propertyId, tenants }),
    applicant: await backend.insert.application({ ...own, name }),
    enquirer: await backend.insert.enquiry({ ...own, name }),
    buyer: await backend.insert.offer({ ownerId, listingId, buyer: { name, email: 'buyer@example.com' } }),
    checkApplicant: await backend.insert.tenantCheck({ ownerId, propertyId, applicant: { name } }),
    order,
    invoice: await backend.insert.invoice({ ownerId, orderId: order.id }),
  };
}

describe('a search over what belongs to an owner', () => {
  it('finds people of every kind by name, with what their pages need', async () => {
    const { property, order: _order, invoice: _invoice, ...people } = await everything(olivia.id, 'Zdeněk O’Brien');
    const found = await search("zdenek o'b");
    expect(new Map(found.map(({ kind, id }) => [kind, id]))).toEqual(
      new Map(Object.entries(people).map(([kind, { id }]) => [kind, id])),
    );
    const own = `/properties/${property.id}`;
    expect(new Map(found.map(({ kind, url }) => [kind, url]))).toEqual(
      new Map([
        ['tenant', `${own}/tenancies/${people.tenant.id}`],
        ['applicant', `${own}/applications/${people.applicant.id}`],
        ['enquirer', `${own}/enquiries?enquiry=${people.enquirer.id}`],
        ['buyer', `${own}/offers?offer=${people.buyer.id}`],
        ['checkApplicant', `/tenant-checks/${people.checkApplicant.id}`],
      ]),
    );
    expect(found[0]).toMatchObject({
      label: 'Zdeněk O’Brien',
      property: { id: property.id, fullAddress: '12A/3–5 Bridge Road, Richmond VIC 3121' },
      isArchived: false,
    });
  });

  it('finds orders and invoices by number', async () => {
    const { order, invoice } = await everything(olivia.id, 'Mia');
    const digits = order.number.replace('V-', '');
    expect(await search(digits)).toMatchObject([{ kind: 'order', id: order.id, label: order.number }]);
    const [found] = await search(invoice.number.toLowerCase());
    expect(found).toMatchObject({ kind: 'invoice', id: invoice.id, url: `/orders/${order.id}`, label: invoice.number });
  });

  it('finds properties by words of the address, and people by their names alone', async () => {
    await everything(olivia.id, 'Mia');
    expect(await shown('3-5 bridge 3121')).toEqual(['property: 12A/3–5 Bridge Road, Richmond VIC 3121']);
    expect(await shown('mia bridge')).toEqual([]);
  });

  it('never finds anything of another owner', async () => {
    const { order, invoice } = await everything(olivia.id, 'Zdeněk');
    for (const text of ['Zdeněk', 'Bridge', order.number, invoice.number, 'v-', '%%']) {
      expect([text, await search(text, jack)]).toEqual([text, []]);
    }
  });

  it('lists what starts with the text first, then words that do, and archived properties last', async () => {
    await aProperty('1 Newport Road');
    await aProperty('Port House');
    await aProperty('2/7 Port Street');
    await aProperty('Port Cottage', { archivedAt: new Date() });
    expect((await labels('port')).map((label) => label.split(',')[0])).toEqual([
      'Port House',
      '2/7 Port Street',
      '1 Newport Road',
      'Port Cottage',
    ]);
    expect((await search('port')).map(({ isArchived }) => isArchived)).toEqual([false, false, false, true]);
  });

  it('finds at most five of each group, the best of all', async () => {
    for (let number = 0; number < 60; number += 1) await aProperty(`${number} Newport Road`);
    await aProperty('Port House', { createdAt: new Date('2020-01-01') });
    const found = await labels('port');
    expect(found).toHaveLength(5);
    expect(found[0]).toMatch(/^Port House/);
  });

  it('lists a person once for each property, with the latest message, and never spam', async () => {
    const { id: propertyId } = await aProperty('1 Swan Street');
    const { id: listingId } = await backend.insert.listing({ ownerId: olivia.id, propertyId });
    const enquiry = (values: object) =>
      backend.insert.enquiry({ ownerId: olivia.id, propertyId, listingId, name: 'Ana Babić', ...values });
    await enquiry({ createdAt: new Date('2026-01-01') });
    const { id } = await enquiry({ createdAt: new Date('2026-02-01') });
    await enquiry({ name: 'Ana Spam', status: 'spam' });
    expect((await search('ana')).map((one) => one.id)).toEqual([id]);
    const closed = await enquiry({ name: 'Zora Horvat', status: 'closed' });
    expect((await search('zora'))[0]?.url).toBe(`/properties/${propertyId}/enquiry-history?enquiry=${closed.id}`);
  });

  it('finds nothing for one character, and rejects a text on two lines', async () => {
    await everything(olivia.id, 'Mia');
    expect(await search('m')).toEqual([]);
    expect(await search(' ')).toEqual([]);
    expect((await post('a\nb')).statusCode).toBe(422);
  });
});

it('limits the searches of an IP address', async () => {
  const strict = await testBackend({ ownerSearchesPerMinute: 1 });
  await strict.signInAs(olivia);
  expect((await post('mia', olivia, strict)).statusCode).toBe(200);
  expect((await post('mia', olivia, strict)).statusCode).toBe(429);
  await strict.close();
});
