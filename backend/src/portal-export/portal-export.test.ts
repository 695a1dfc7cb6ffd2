import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { XmlDocument, type XmlElement, XsdValidator } from 'libxml2-wasm';
import type { ListingDetail, ListingStatus } from 'shared-contract/listing/listing';
import { findOwnListing } from '../listings/own-listing.ts';
import { hiddenPrice, rent, type TestBackend, testBackend } from '../testing/index.ts';
import { insertPublishable } from '../testing/insert-publishable.ts';
import { reaxmlList } from './reaxml-listing.ts';
import { xmlDocument } from './xml.ts';

const owner = { id: '85000000-0000-4000-8000-000000000001' };
const other = { id: '85000000-0000-4000-8000-000000000002' };

let backend: TestBackend;
const rules = readFileSync(new URL('./reaxml.xsd', import.meta.url), 'utf8');
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const sale = (dollars: number) => rent(dollars);
const details = (values: Record<string, ListingDetail['value']>) =>
  Object.entries(values).map(([name, value]) => ({ name, value })) as ListingDetail[];

const advertised = {
  ownerId: owner.id,
  status: 'active' as ListingStatus,
  description: '<p>Three bedrooms &amp; a garden.</p><p>Near the river.</p>',
  contactName: 'Sam Lee',
  contactEmail: 'sam@example.com',
  contactPhone: '+61491570006',
  photos: 3,
};

async function exported(id: string) {
  const response = await backend.inject({ url: `/api/listings/${id}/reaxml` }, owner);
  expect([response.statusCode, response.statusCode < 300 ? '' : response.body]).toEqual([200, '']);
  return response;
}

/** Returns the listing's elements from a strict parser, after validating the file. */
async function reaxmlOf(id: string) {
  const { body } = await exported(id);
  using schema = XmlDocument.fromString(rules);
  using validator = XsdValidator.fromDoc(schema);
  const document = XmlDocument.fromString(body);
  validator.validate(document);
  return { body, root: document.root, read: (path: string) => texts(document.root, path) };
}

const texts = (root: XmlElement, path: string) => root.find(path).map((node) => node.content);

async function insert(wished: Parameters<TestBackend['insert']['listing']>[0]) {
  return (await backend.insert.listing(wished)).id;
}

describe('REAXML export', () => {
  it('is a file for the owner only', async () => {
    const id = await insert(advertised);
    const { headers } = await exported(id);
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="reaxml-${id}.xml"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await backend.inject({ url: `/api/listings/${id}/reaxml` }, other)).statusCode).toBe(404);
  });

  it('exports a home for rent as rental with weekly rent, allowances, address parts and pictures', async () => {
    const startAt = new Date('2099-01-10T00:00:00Z');
    const { read } = await reaxmlOf(
      await insert({
        ...advertised,
        bondCents: 260_000,
        listingPropertyDetails: details({
          bedrooms: 3,
          baths: 2.5,
          garages: 1,
          availabilityDate: '2099-01-05',
          petsAllowed: true,
          landArea: 0.5,
          landAreaUnit: 'acre',
        }),
        features: { Outdoor: ['Swimming pool', 'Tree house'] },
        opens: [{ startAt, endAt: new Date('2099-01-10T00:30:00Z') }],
      }),
    );
    expect(read('rental/@status')).toEqual(['current']);
    expect(read('rental/agentID')).toEqual(['VERNDH']);
    expect([read('rental/rent'), read('rental/rent/@period'), read('rental/priceView')]).toEqual([
      ['650'],
      ['week'],
      ['$650 per week'],
    ]);
    expect(read('rental/bond')).toEqual(['2600']);
    expect(read('rental/address/*')).toEqual(['12A', '3–5', 'Bridge Road', 'Richmond', 'VIC', '3121', 'AUS']);
    expect(read('rental/features/*')).toEqual(['3', '2', '1', 'yes', 'Tree house']);
    expect(read('rental/allowances/*')).toEqual(['1', '0', '0']);
    expect(read('rental/landDetails/area/@unit')).toEqual(['acre']);
    expect(read('rental/dateAvailable')).toEqual(['2099-01-05-00:00:00']);
    // Summer in Melbourne: eleven hours ahead.
    expect(read('rental/inspectionTimes/inspection')).toEqual(['10-Jan-2099 11:00am to 11:30am']);
    expect(read('rental/images/img/@id')).toEqual(['m', 'a', 'b']);
    expect(read('rental/images/img/@url')[0]).toMatch(/^https?:\/\/.+\/api\/pictures\/[0-9a-f-]{36}\/1920\.jpeg$/);
    expect(read('rental/listingAgent/telephone/@type')).toEqual(['mobile']);
    expect(read('rental/listingAgent/telephone')).toEqual(['0491 570 006']);
    expect(read('rental/description')).toEqual(['Three bedrooms & a garden.\n\nNear the river.']);
  });

  it('exports a home of type both twice and takes down the rental after a sale', async () => {
    const both = { ...advertised, type: 'both' as const, pricing: sale(900_000), leasePricing: rent(650) };
    const current = await reaxmlOf(await insert(both));
    expect(current.root.find('*').map((node) => ('name' in node ? node.name : ''))).toEqual(['residential', 'rental']);
    expect(new Set(current.read('*/uniqueID')).size).toBe(2);
    const sold = await reaxmlOf(await insert({ ...both, status: 'sold' }));
    expect(sold.read('*/@status')).toEqual(['sold', 'withdrawn']);
    const leased = await reaxmlOf(await insert({ ...both, status: 'leased' }));
    expect(leased.read('*/@status')).toEqual(['withdrawn', 'leased']);
  });

  it('exports land, farms and shops with their own elements', async () => {
    const land = await reaxmlOf(
      await insert({
        ...advertised,
        type: 'sale',
        pricing: sale(320_000),
        property: { propertyType: 'Land', category: 'Lifestyle block', streetAddress: 'Lot 12 Ridge Road' },
        listingPropertyDetails: details({ landArea: 2, landAreaUnit: 'hectare' }),
        features: { 'Land and rural': ['Bore'] },
        auctionAt: new Date('2099-02-01T01:00:00Z'),
      }),
    );
    expect([land.read('land/address/lotNumber'), land.read('land/address/street')]).toEqual([['12'], ['Ridge Road']]);
    expect(land.read('land/auction/@date')).toEqual(['2099-02-01-12:00:00']);
    expect(land.read('land/authority/@value')).toEqual(['auction']);
    const rural = await reaxmlOf(
      await insert({
        ...advertised,
        type: 'sale',
        status: 'underOffer',
        pricing: { displayType: 'range', displayValue: { range: { min: '900000.00', max: '950000.00' } } },
        property: { propertyType: 'Rural', category: 'Mixed farming', streetAddress: '40 Ridge Road' },
        listingPropertyDetails: details({ landArea: 200, landAreaUnit: 'hectare', bedrooms: 4 }),
      }),
    );
    expect(rural.read('rural/ruralCategory/@name')).toEqual(['MixedFarming']);
    expect(rural.read('rural/underOffer/@value')).toEqual(['yes']);
    expect([rural.read('rural/price'), rural.read('rural/priceView')]).toEqual([['900000'], ['$900,000 – $950,000']]);
    const shop = await reaxmlOf(
      await insert({
        ...advertised,
        type: 'both',
        pricing: sale(1_200_000),
        leasePricing: rent(1400),
        property: { propertyType: 'Commercial', category: 'Shop', streetAddress: 'Shop 3, 12 Bridge Road' },
        listingPropertyDetails: details({ floorArea: 120, carports: 2, isMultiple: true }),
      }),
    );
    expect(shop.read('commercial/commercialListingType/@value')).toEqual(['both']);
    expect(shop.read('commercial/commercialRent')).toEqual(['73000']);
    expect(shop.read('commercial/commercialCategory/@name')).toEqual(['Retail']);
    expect(shop.read('commercial/carSpaces')).toEqual(['2']);
  });

  it.each([
    ['withdrawn', 'withdrawn'],
    ['offmarket', 'offmarket'],
    ['leased', 'leased'],
  ] as const)('exports only ids and status of a rental that is %s', async (status, expected) => {
    const { read } = await reaxmlOf(await insert({ ...advertised, status }));
    expect(read('rental/@status')).toEqual([expected]);
    expect(read('rental/*')).toHaveLength(2);
  });

  it('V22: marks a hidden price and a hidden street as not displayed', async () => {
    const { body, read } = await reaxmlOf(
      await insert({ ...advertised, pricing: hiddenPrice(777), bondCents: 310_800, streetHidden: true }),
    );
    expect([read('rental/rent/@display'), read('rental/priceView')]).toEqual([['no'], ['Price on application']]);
    // Matches whole numbers, because an id can contain the same digits.
    expect(body.match(/\b777\b/g)).toHaveLength(1);
    expect(body).not.toMatch(/\b3108/);
    expect([read('rental/address/@display'), read('rental/address/@streetview')]).toEqual([['no'], ['no']]);
    expect(read('rental/address/suburb/@display')).toEqual(['yes']);
    const shop = { propertyType: 'Commercial' as const, category: 'Shop' };
    const commercial = await reaxmlOf(
      await insert({
        ...advertised,
        pricing: hiddenPrice(777),
        property: shop,
        listingPropertyDetails: details({ floorArea: 120 }),
      }),
    );
    expect(commercial.read('commercial/commercialRent')).toEqual([]);
    expect(commercial.body).not.toMatch(/\b777\b/);
  });

  it('V18: exports at most 26 pictures with unique letters', async () => {
    const { read } = await reaxmlOf(await insert({ ...advertised, photos: 28 }));
    const ids = read('rental/images/img/@id');
    expect([ids.length, ids[0], new Set(ids).size]).toEqual([26, 'm', 26]);
  });

  it('escapes any text so that a strict parser reads it back', async () => {
    const hostile = fc.oneof(
      fc.constantFrom(
        '</headline><script>alert(1)</script>',
        ']]>&lt;!--',
        '\u0001\u0008\u001b[31m',
        '\u202etxet\u2029\u2028',
        '🏡'.repeat(5000),
        '&#0;&quot;"\'',
        '\ufffe\uffff',
        '<!DOCTYPE x [<!ENTITY a "b">]>&a;',
      ),
      fc.string({ unit: 'binary', maxLength: 300 }),
    );
    const id = await insert(advertised);
    const { listing } = await findOwnListing({ database: backend.database, owner, now: new Date() }, id);
    const setting = { agentId: 'VERNDH', now: new Date() };
    const changedAt = new Date();
    fc.assert(
      fc.property(hostile, (text) => {
        const words = `Words ${text}`;
        const property = { ...listing.property, address: { ...listing.property.address, streetAddress: words } };
        const contactDetail = { name: words, email: words, phone: words };
        const features = [{ name: words, category: 'Indoor' }];
        const spoilt = { ...listing, headline: words, description: words, contactDetail, features, property };
        const pictures = [{ kind: 'photo' as const, url: `https://a.example/${text}.jpeg`, modTime: text }];
        const xml = xmlDocument(reaxmlList({ listing: spoilt, changedAt, pictures }, setting));
        using document = XmlDocument.fromString(xml);
        expect(texts(document.root, 'rental/headline/*|rental/description/*|//script')).toEqual([]);
        expect(texts(document.root, 'rental/headline')[0]).toMatch(/^Words/);
        expect(xml).not.toMatch(/(?![\t\n])[\p{Cc}\u2028\u2029\ufffe\uffff]/u);
      }),
      { numRuns: 100 },
    );
  });

  it('is rejected for an incomplete draft and works for a complete one', async () => {
    const draft = await insert({ ...advertised, status: 'draft' });
    const response = await backend.inject({ url: `/api/listings/${draft}/reaxml` }, owner);
    expect([response.statusCode, response.json().code]).toEqual([409, 'not-ready']);
    const { listing } = await insertPublishable(backend.database, { ownerId: owner.id, photos: 1 });
    expect((await reaxmlOf(listing.id)).read('rental/@status')).toEqual(['current']);
  });
});
