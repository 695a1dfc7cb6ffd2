import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestBackend, testBackend } from '../testing/index.ts';

const olivia = { id: '68000000-0000-4000-8000-000000000001' };

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const property = async (values: object) => {
  const { id } = await backend.insert.property({ ownerId: olivia.id, ...values });
  return { ownerId: olivia.id, propertyId: id };
};

/** The purpose, then the steps; those that are done with a plus. */
async function stepsOf(propertyId: string): Promise<string> {
  const response = await backend.inject({ url: `/api/properties/${propertyId}/first-steps` }, olivia);
  const { purpose, steps } = response.json();
  const names = steps.map(({ kind, isDone }: { kind: string; isDone: boolean }) => (isDone ? `+${kind}` : kind));
  return [purpose, ...names].join(' ');
}

const listing = 'listingDetails photographs publishing';
const renting = 'bankAccount tenancyAgreement tenancy conditionReport';

describe('the first steps', () => {
  it('are those of renting for a home and a shop, and those of selling for land and a farm', async () => {
    const shopLease = `lease propertyFeatures ${listing} bankAccount tenancy expenses`;
    const nothing = { bedrooms: null, baths: null, landArea: null };
    const lease = `lease propertyFeatures ${listing} ${renting} expenses`;
    const sale = `sale propertyFeatures ${listing} saleDocuments expenses`;
    for (const [propertyType, expected] of [
      ['Residential', lease],
      ['Commercial', shopLease],
      ['Land', sale],
      ['Rural', sale],
    ] as const) {
      const { propertyId } = await property({ propertyType, ...nothing });
      expect(`${propertyType}: ${await stepsOf(propertyId)}`).toBe(`${propertyType}: ${expected}`);
    }
  });

  it('follow the listing: for sale, and for both while the property is rented', async () => {
    const own = await property({ bedrooms: 0, baths: 1 });
    await backend.insert.listing({ ...own, type: 'sale', status: 'draft', publishedAt: null, description: '' });
    expect(await stepsOf(own.propertyId)).toBe(`sale +propertyFeatures ${listing} saleDocuments expenses`);
    await backend.insert.tenancy(own);
    expect(await stepsOf(own.propertyId)).toMatch(/^both .* bankAccount \+tenancyAgreement \+tenancy conditionReport/);
  });

  it('are done one by one; documents in the bin and accounts for expenses don’t count', async () => {
    const own = await property({});
    await backend.insert.listing({ ...own, photos: 2, headline: 'Sunny terrace', description: 'Near the park.' });
    await backend.insert.bankAccount({ ...own, receivesRent: false, paysExpenses: true });
    const { document } = await backend.insert.document({ ...own, category: 'conditionReport', deletedAt: new Date() });
    const done = '+propertyFeatures +listingDetails +photographs +publishing';
    expect(await stepsOf(own.propertyId)).toBe(`lease ${done} ${renting} expenses`);
    await backend.inject({ method: 'POST', url: `/api/documents/${document.id}/restore`, payload: {} }, olivia);
    await backend.insert.expense(own);
    await backend.insert.bankAccount({ ...own, receivesRent: true, paysExpenses: false });
    const end = '+bankAccount tenancyAgreement tenancy +conditionReport +expenses';
    expect(await stepsOf(own.propertyId)).toBe(`lease ${done} ${end}`);
  });

  it.each(['Commercial', 'Land', 'Rural'])(
    'of %s for lease have no agreement and no report of a home',
    async (propertyType) => {
      const own = await property({ propertyType });
      await backend.insert.tenancy(own);
      expect(await stepsOf(own.propertyId)).toMatch(/^lease \+?propertyFeatures bankAccount \+tenancy expenses$/);
    },
  );

  it('have no advertisement for a property that is rented without one', async () => {
    const own = await property({});
    await backend.insert.tenancy(own);
    expect(await stepsOf(own.propertyId)).not.toContain('publishing');
  });
});
