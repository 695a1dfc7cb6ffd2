import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { hiddenPrice } from '../testing/insert-listing.ts';

const owner = { id: '84000000-0000-4000-8000-000000000001' };
const address = '/api/pricing-quote?type=rent&state=VIC&postcode=3121&suburb=richmond&propertyType=residential';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const ask = (url = address) => backend.inject({ url }, owner);

describe('the pricing quote', () => {
  it('is null for few listings, otherwise the quartiles of the nearest area without hidden prices', async () => {
    expect((await ask()).json()).toEqual({ quote: null });
    for (const rent of [500, 600, 700, 800, 900]) {
      const pricing = { displayType: 'value' as const, displayValue: { value: `${rent}.00` } };
      await backend.insert.listing({ ownerId: owner.id, pricing });
    }
    await backend.insert.listing({ ownerId: owner.id, pricing: hiddenPrice(5000) });
    const expected = { area: 'suburb', sampleSize: 5, low: '600.00', median: '700.00', high: '800.00' };
    expect((await ask()).json()).toEqual({ quote: expected });
    const elsewhere = await ask(address.replace('richmond', 'Cremorne'));
    expect(elsewhere.json()).toMatchObject({ quote: { area: 'postcode', sampleSize: 5 } });
  });

  it('compares the same kind of property and never the owner’s own listing', async () => {
    const propertyOf = (category: string) => backend.insert.property({ ownerId: owner.id, category });
    const forRent = (propertyId: string, rent: number) => {
      const pricing = { displayType: 'value' as const, displayValue: { value: `${rent}.00` } };
      return backend.insert.listing({ ownerId: owner.id, propertyId, pricing });
    };
    const mine = await propertyOf('Apartment');
    const { id } = await forRent(mine.id, 9000);
    await forRent(mine.id, 8000);
    const quote = async () => (await ask(`${address}&listing=${id}`)).json().quote;
    // The houses of the other tests are no comparison.
    expect(await quote()).toBeNull();
    for (const rent of [300, 310, 320, 330, 340]) await forRent((await propertyOf('Apartment')).id, rent);
    expect(await quote()).toMatchObject({ sampleSize: 5, low: '310.00', high: '330.00' });
  });

  it('requires a signed-in user and a valid query', async () => {
    expect((await backend.inject({ url: address })).statusCode).toBe(401);
    expect((await ask(address.replace('residential', 'commercial'))).statusCode).toBe(400);
    expect((await ask(address.replace('type=rent', 'type=lease'))).statusCode).toBe(400);
  });

  it('forwards the query to an external service without the token; an invalid response is a 502', async () => {
    const quote = { area: 'suburb', sampleSize: 9, low: '1.00', median: '2.00', high: '3.00' };
    const seen: { url: string | undefined; token: string | undefined }[] = [];
    let body = JSON.stringify({ quote });
    const server = createServer((request, response) => {
      seen.push({ url: request.url, token: request.headers.authorization });
      response.end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const other = await testBackend({ pricingQuoteUrl: `http://127.0.0.1:${port}/quote` });
    const listing = '84000000-0000-4000-8000-0000000000aa';
    expect((await other.inject({ url: `${address}&listing=${listing}` }, owner)).json()).toEqual({ quote });
    expect(seen).toEqual([{ url: address.replace('/api/pricing-quote', '/quote'), token: undefined }]);
    body = '<html>';
    expect((await other.inject({ url: address }, owner)).statusCode).toBe(502);
    await other.close();
    server.close();
  });
});
