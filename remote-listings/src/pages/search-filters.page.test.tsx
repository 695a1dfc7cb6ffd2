import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import definition from '../remote.ts';
import * as search from './search.page.tsx';

const ownerId = '10000000-0000-4000-8000-000000000001';
let backend: InProcessBackend;

beforeAll(async () => {
  backend = await inProcessBackend();
  const listings = [
    { category: 'Office', propertyType: 'Commercial', floorArea: 80, feature: 'Loading dock' },
    { category: 'Warehouse', propertyType: 'Commercial', floorArea: 600, feature: 'Crane' },
    { category: 'Residential land', propertyType: 'Land', floorArea: 0, feature: 'Corner block' },
  ] as const;
  for (const { category, propertyType, floorArea, feature } of listings) {
    await backend.insert.listing({
      ownerId,
      type: 'sale',
      headline: category,
      property: { category, propertyType },
      listingPropertyDetails: floorArea > 0 ? [{ name: 'floorArea', value: floorArea }] : [],
      features: { [propertyType + category]: [feature] },
      featureTypes: { [propertyType + category]: [propertyType] },
    });
  }
  await backend.insert.listing({ ownerId, type: 'sale', headline: 'House' });
  await backend.insert.suburb();
  await backend.insert.suburb({ name: "O'Connor", state: 'ACT', postcode: '2602' });
});
afterAll(() => backend.close());

const open = (url: string, fetch = backend.fetch) =>
  renderPage({ definition, pages: { search }, url, backend: { ...backend, fetch } });
const titles = () => within(screen.getByRole('dialog')).getAllByRole('heading', { level: 3 });
const sections = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
  await screen.findByRole('heading', { level: 3, name: 'Features' });
  return titles().map(({ textContent }) => textContent);
};

it('filters commercial property by floor area instead of bedrooms', async () => {
  const { router } = await open('/search/sale/commercial');
  expect(await screen.findByText('2 properties')).toBeVisible();
  expect(screen.queryByLabelText('Bedrooms')).toBeNull();
  await userEvent.selectOptions(await screen.findByLabelText('Min floor area'), '500');
  expect(await screen.findByText('1 property')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Remove Floor from 500 m²' })).toBeVisible();
  expect(router.state.location.search).toBe('?floor=500-any');
  const names = await sections();
  expect(names).toEqual(expect.arrayContaining(['Floor area', 'Land size', 'Car spaces']));
  expect(names).not.toEqual(expect.arrayContaining(['Bedrooms']));
  expect(names).not.toEqual(expect.arrayContaining(['Baths']));
});

it('offers only features and categories that the property type has, and that find something', async () => {
  await open('/search/sale/commercial?features=crane');
  await sections();
  const dialog = within(screen.getByRole('dialog'));
  await waitFor(() => expect(dialog.queryByRole('button', { name: /Loading dock/ })).toBeNull());
  expect(dialog.getByRole('button', { name: /Crane/ })).toHaveAttribute('aria-pressed', 'true');
  expect(dialog.queryByRole('button', { name: /Corner block/ })).toBeNull();
  expect(dialog.getByRole('button', { name: /Warehouse/ })).toBeVisible();
  expect(dialog.queryByRole('button', { name: /Hospitality/ })).toBeNull();
});

it('filters land by its size only, and drops bedrooms on the way to it', async () => {
  const { router } = await open('/search/sale/residential?bedrooms=2-any&land=1-any');
  await userEvent.selectOptions(await screen.findByLabelText('Property type'), 'land');
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/sale/land'));
  expect(router.state.location.search).toBe('?land=1-any');
  expect(await screen.findByLabelText('Min land size')).toHaveValue('1');
  for (const label of ['Bedrooms', 'Baths', 'Car spaces', 'Min floor area']) {
    expect(screen.queryByLabelText(label)).toBeNull();
  }
});

it('says that text in the place field is not part of the search', async () => {
  const { router } = await open('/search/lease/residential');
  const box = await screen.findByRole('combobox', { name: 'Suburb, postcode, region or city' });
  await userEvent.type(box, 'zzz');
  expect(await screen.findByText('No places found')).toBeVisible();
  expect(box).not.toBeInvalid();
  await userEvent.tab();
  expect(await screen.findByText('We can’t find “zzz”. Check the spelling, or try a postcode.')).toBeVisible();
  expect(box).toBeInvalid();
  await userEvent.clear(box);
  await userEvent.type(box, 'oconn');
  await screen.findByRole('option', { name: /O'Connor/ });
  await userEvent.tab();
  expect(await screen.findByText(/“oconn” isn’t part of your search yet/)).toBeVisible();
  expect(router.state.location.search).toBe('');
  await userEvent.clear(box);
  await userEvent.tab();
  expect(screen.queryByText(/isn’t part of your search/)).toBeNull();
  expect(box).not.toBeInvalid();
});

it('says that a drawn area leaves out a chosen suburb, and removes the area', async () => {
  const around = (latitude: number, longitude: number) =>
    `area=${latitude - 1},${longitude - 1};${latitude + 1},${longitude - 1};${latitude + 1},${longitude + 1}`;
  const { router } = await open(`/search/lease?suburb=richmond-vic-3121&${around(-35, 149)}`);
  expect(
    await screen.findByText(/leaves out the centre of Richmond\. You only see properties inside both/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Remove drawn area' }));
  await waitFor(() => expect(screen.queryByText(/leaves out the centre/)).toBeNull());
  expect(router.state.location.search).toBe('?suburb=richmond-vic-3121');
  await act(() => router.navigate(`/search/lease?suburb=richmond-vic-3121&${around(-38, 145.25)}`));
  await screen.findByRole('link', { name: 'Remove Drawn area' });
  expect(screen.queryByText(/leaves out the centre/)).toBeNull();
});

it('does not bring back a change whose navigation was cancelled, and keeps one that is still loading', async () => {
  const slow = Promise.withResolvers<void>();
  const { router } = await open('/search/sale/commercial', async (input, init) => {
    if (String(input).includes('/search?') && String(input).includes('500')) await slow.promise;
    return backend.fetch(input, init);
  });
  const floor = await screen.findByLabelText('Min floor area');
  const sort = (order: string) => userEvent.selectOptions(screen.getByLabelText(/^Sort/), order);
  await userEvent.selectOptions(floor, '500');
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  await act(() => router.navigate('/search/sale/commercial'));
  await sort('price-asc');
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(router.state.location.search).not.toContain('floor');
  expect(router.state.location.search).toContain('sort=');
  await userEvent.selectOptions(floor, '500');
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  await sort('price-desc');
  slow.resolve();
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(router.state.location.search).toContain('floor=500-any');
  expect(router.state.location.search).toContain('price-desc');
});

it('replaces the history entry of the drawer when the filters apply, and adds none when they are unchanged', async () => {
  const { router } = await open('/search/sale/commercial');
  await sections();
  const { length, state } = history;
  expect(state.layer.name).toBe('Filters');
  await userEvent.click(screen.getByRole('button', { name: /^Show / }));
  await waitFor(() => expect(history.state?.layer).toBeUndefined());
  expect(router.state.location.search).toBe('');
  await sections();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Crane/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Show / }));
  await waitFor(() => expect(router.state.location.search).toBe('?features=crane'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(history.length).toBe(length);
});
