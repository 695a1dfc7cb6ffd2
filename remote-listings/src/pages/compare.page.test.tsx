import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import definition from '../remote.ts';
import * as compare from './compare.page.tsx';
import * as search from './search.page.tsx';
import * as shortlist from './shortlist.page.tsx';

const ownerId = '14000000-0000-4000-8000-000000000001';
let backend: InProcessBackend;
let bridgeRoad: string;
let swanStreet: string;

beforeAll(async () => {
  backend = await inProcessBackend();
  const tomorrow = new Date(Date.now() + 86_400_000);
  const opens = [{ startAt: tomorrow, endAt: new Date(tomorrow.getTime() + 1_800_000) }];
  const features = { Outside: ['Balcony'], Inside: ['Study'] };
  bridgeRoad = (await backend.insert.listing({ ownerId, photos: 2, opens, features })).id;
  const swan = { streetAddress: '7 Swan Street', bedrooms: 1 };
  swanStreet = (await backend.insert.listing({ ownerId, property: swan })).id;
});
afterAll(() => backend.close());
afterEach(() => localStorage.clear());

const open = (url: string) => renderPage({ definition, pages: { search, shortlist, compare }, url, backend });
const heart = (of: string) => screen.findByRole('button', { name: `Shortlist ${of}, Richmond` });

describe('a visitor', () => {
  it('compares the chosen properties, with their ids in the URL', async () => {
    const { router } = await open('/search/lease/residential');
    await userEvent.click(await heart('7 Swan Street'));
    await userEvent.click(await heart('12A/3–5 Bridge Road'));
    await act(() => router.navigate('/shortlist'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Compare 7 Swan Street, Richmond' }));
    expect(await screen.findByText('Choose one more to compare')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare 12A/3–5 Bridge Road, Richmond' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?id=${swanStreet}&id=${bridgeRoad}`));
    await userEvent.click(await screen.findByRole('link', { name: 'Compare' }));
    const table = within(await screen.findByRole('table'));
    const row = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name} `) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(row('Price')).toEqual(['$650 per week', '$650 per week']);
    expect(row('Bedrooms')).toEqual(['1', '3']);
    expect(row('Balcony')).toEqual(['No', 'Yes']);
    expect(row('Next open home')).toEqual(['–', expect.stringMatching(/am|pm/)]);
    await userEvent.click(table.getByRole('button', { name: /^Remove 7 Swan Street/ }));
    await waitFor(() => expect(router.state.location.search).toBe(`?id=${bridgeRoad}`));
  });

  it('says that a made-up URL has nothing to compare', async () => {
    await open('/shortlist/compare?id=x&id=14000000-0000-4000-8000-00000000dead');
    expect(await screen.findByText('Nothing to compare')).toBeVisible();
    expect(screen.getByText(/1 property is no longer available/)).toBeVisible();
  });
});
