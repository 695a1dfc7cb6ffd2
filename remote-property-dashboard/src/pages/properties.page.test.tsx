import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import definition from '../remote.ts';
import * as properties from './properties.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };
const newcomer = { id: '10000000-0000-4000-8000-000000000002', firstName: 'Zdeněk', lastName: 'Žižka' };

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
  const own = { ownerId: olivia.id };
  await backend.insert.property({ ...own, streetAddress: '8 Lygon Street', suburb: 'Carlton', postcode: '3053' });
  await backend.insert.property({ ...own, streetAddress: '12A/3–5 Bridge Road' });
  await backend.insert.property({
    ...own,
    propertyType: 'Land',
    category: 'Residential land',
    streetAddress: 'Lot 4 Red Gum Drive',
    bedrooms: null,
    baths: null,
    carSpaces: null,
    landArea: 1250,
  });
});
afterAll(() => backend.close());

const open = (url: string, as = olivia, fetch = backend.fetch) =>
  renderPage({ definition, pages: { properties }, url, as, backend: { ...backend, fetch } });

const streets = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('the properties of an owner', () => {
  it('filters by type and address, and keeps the filter in the URL', async () => {
    const { router } = await open('/properties');
    await screen.findByText('3 properties');
    await userEvent.click(screen.getByRole('link', { name: 'Residential' }));
    await screen.findByText('2 properties');
    await userEvent.type(screen.getByRole('searchbox'), '3053 lyg{Enter}');
    await screen.findByText('1 property');
    expect(streets()).toEqual(['8 Lygon Street']);
    expect(router.state.location.search).toBe('?type=residential&q=3053+lyg');
  });

  it('shows the area of land', async () => {
    await open('/properties?type=land');
    expect(await screen.findByText('Residential land · 1,250 m²')).toBeVisible();
  });

  it('does not say that a rented property is not listed', async () => {
    const owner = { id: crypto.randomUUID(), firstName: 'Olivia', lastName: 'Nguyen' };
    const { id: propertyId } = await backend.insert.property({ ownerId: owner.id });
    await backend.insert.tenancy({ ownerId: owner.id, propertyId, endDate: null });
    await open('/properties', owner);
    expect(await screen.findByRole('article')).not.toHaveTextContent(/not (?:rented or )?listed/i);
  });

  it('says in one line what goes on at each property', async () => {
    const owner = { id: crypto.randomUUID(), firstName: 'Olivia', lastName: 'Nguyen' };
    const { id: listingId, propertyId } = await backend.insert.listing({ ownerId: owner.id, type: 'sale' });
    await backend.insert.enquiry({ ownerId: owner.id, propertyId, listingId });
    await open('/properties', owner);
    expect(await screen.findByRole('article')).toHaveTextContent('For sale · 1 new enquiry');
  });

  it('shows a table above four properties, with the same status and a link in each row', async () => {
    const owner = { id: crypto.randomUUID(), firstName: 'Olivia', lastName: 'Nguyen' };
    const { id: propertyId } = await backend.insert.property({ ownerId: owner.id, streetAddress: '1 Elm Street' });
    await backend.insert.tenancy({ ownerId: owner.id, propertyId, startDate: '2026-01-01', endDate: null });
    for (const number of [2, 3, 4]) {
      await backend.insert.property({ ownerId: owner.id, streetAddress: `${number} Elm Street` });
    }
    const four = await open('/properties', owner);
    await screen.findByText('4 properties');
    expect(screen.queryByRole('table')).toBeNull();
    four.unmount();
    await backend.insert.property({ ownerId: owner.id, streetAddress: '5 Elm Street' });
    await open('/properties', owner);
    const row = within(await screen.findByRole('table', { name: 'Properties' })).getByRole('row', {
      name: /1 Elm Street/,
    });
    expect(row).toHaveTextContent(/Leased, no end date/);
    expect(within(row).getByRole('link')).toHaveAttribute('href', `/properties/${propertyId}`);
    expect(screen.getAllByRole('row')).toHaveLength(6);
  });

  it('links to all properties when no property matches', async () => {
    await open('/properties?q=nowhere');
    expect(await screen.findByText('No properties match')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show all properties' }));
    expect(await screen.findByText('3 properties')).toBeVisible();
  });

  it('links an owner without properties to the first one and shows no filter', async () => {
    await open('/properties', newcomer);
    expect(await screen.findByText('No properties yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add your first property' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('clears an error when the filter changes', async () => {
    let broken = true;
    await open('/properties?type=land', olivia, (input, init) =>
      broken ? Promise.resolve(new Response('', { status: 503 })) : backend.fetch(input, init),
    );
    expect(await screen.findByRole('alert')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('link', { name: 'All' }));
    expect(await screen.findByText('3 properties')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
