import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import definition from '../remote.ts';
import { insertRentals } from '../testing/insert-rentals.ts';
import * as savedSearches from './saved-searches.page.tsx';
import * as search from './search.page.tsx';

let backend: InProcessBackend;

beforeAll(async () => {
  backend = await inProcessBackend();
  await insertRentals(backend);
  await backend.insert.place({ name: 'Inner East', state: 'VIC', suburbSlugs: ['richmond-vic-3121'] });
  const canberra = { slug: 'act', name: 'Australian Capital Territory', state: 'ACT', kind: 'state' } as const;
  await backend.insert.place({ ...canberra, suburbSlugs: ['oconnor-act-2602'] });
});
afterAll(() => backend.close());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  localStorage.clear();
});

const pages = { search, 'saved-searches': savedSearches };
const open = (url: string, fetch = backend.fetch) =>
  renderPage({ definition, pages, url, backend: { ...backend, fetch } });
const field = () => screen.findByRole('combobox', { name: 'Suburb, postcode, region or city' });
const options = () => {
  const list = within(screen.getByRole('listbox', { name: 'Places' }));
  return list.getAllByRole('option').map(({ textContent }) => textContent);
};
const chosen = () => within(screen.getByRole('list', { name: 'Places searched' })).getAllByRole('listitem');

/** Lets the browser be at a place, or refuse the location. */
function stubLocation(answer: { latitude: number; longitude: number } | 'refused' | 'waiting') {
  const asked = { times: 0 };
  const getCurrentPosition = (resolve: (position: object) => void, reject: (error: object) => void) => {
    asked.times += 1;
    if (answer === 'refused') reject({ code: 1 });
    else if (answer !== 'waiting') resolve({ coords: answer });
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return asked;
}

describe('a region', () => {
  it('is chosen by keyboard, names the results and a saved search, and has no surroundings', async () => {
    const { router } = await open('/search/lease/residential');
    const box = await field();
    await userEvent.type(box, 'inner');
    const option = await screen.findByRole('option', { name: 'Inner East Region, VIC' });
    expect(within(option).getByText('Inner', { selector: 'b' })).toBeVisible();
    expect(box).toHaveAttribute('aria-activedescendant', option.id);
    expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?suburb=inner-east-vic'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Homes for rent in Inner East' })).toBeVisible();
    expect(await screen.findByText('2 properties')).toBeVisible();
    expect(chosen().map(({ textContent }) => textContent)).toEqual(['Inner EastVIC']);
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByLabelText('Include surrounding suburbs')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save search' }));
    await screen.findByRole('button', { name: 'Search saved' });
    await act(() => router.navigate('/saved-searches'));
    expect(await screen.findByRole('link', { name: 'Homes for rent in Inner East' })).toBeVisible();
  });

  it('is chosen by an Enter that comes before the suggestions', async () => {
    const { router } = await open('/search/lease/residential');
    await userEvent.type(await field(), 'inner east{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?suburb=inner-east-vic'));
    expect(await field()).toHaveValue('');
  });

  it('can be searched with a suburb, and a state is named without its abbreviation', async () => {
    await open('/search/lease/residential?suburb=act,richmond-vic-3121');
    const title = 'Homes for rent in Australian Capital Territory and Richmond';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByText('3 properties')).toBeVisible();
    const names = chosen().map(({ textContent }) => textContent);
    expect(names).toEqual(['Australian Capital Territory', 'RichmondVIC']);
    expect(screen.getByLabelText('Include surrounding suburbs')).toBeVisible();
  });

  it('are all removed when their buttons are pressed before the new results have loaded', async () => {
    let finish = () => {};
    const loaded = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let isSlow = false;
    const { router } = await open('/search/lease/residential?suburb=act,richmond-vic-3121', async (input, init) => {
      if (isSlow && String(input).includes('/listings/search')) await loaded;
      return backend.fetch(input, init);
    });
    expect(await screen.findByText('3 properties')).toBeVisible();
    isSlow = true;
    await userEvent.click(screen.getByRole('button', { name: 'Remove Richmond' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Australian Capital Territory' }));
    finish();
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(router.state.location.search).toBe('');
  });

  it('with their surroundings come first in the order by date, which says so', async () => {
    await open('/search/lease/residential?suburb=richmond-vic-3121');
    const order = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(within(order).getByRole('option', { selected: true })).toHaveTextContent('Newest first');
    await userEvent.click(screen.getByLabelText('Include surrounding suburbs'));
    await waitFor(() =>
      expect(within(order).getByRole('option', { selected: true })).toHaveTextContent('Chosen suburbs first'),
    );
  });

  it('that does not exist is named as unknown, and can be removed', async () => {
    const { router } = await open('/search/lease/residential?suburb=nowhere-vic');
    expect(await screen.findByText(/We can’t find “Nowhere VIC”/)).toBeVisible();
    expect(await screen.findByText('0 properties')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove from search' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('recent places', () => {
  it('are offered in the empty field, newest first, without those that are chosen', async () => {
    const { router } = await open('/search/lease/residential');
    const box = await field();
    await userEvent.click(box);
    await screen.findByRole('option', { name: 'Near me' });
    expect(options()).toEqual(['Near me']);
    for (const [typed, name] of [
      ['inner', /Inner East/],
      ['oconn', /O'Connor/],
    ] as const) {
      await userEvent.type(box, typed);
      await userEvent.click(await screen.findByRole('option', { name }));
      await waitFor(() => expect(box).toHaveValue(''));
    }
    await waitFor(() => expect(chosen()).toHaveLength(2));
    // Signing out erases the stores with this prefix.
    expect(localStorage.getItem('verandah-store:recent-places')).toContain('inner-east-vic');
    await userEvent.click(screen.getByRole('button', { name: "Remove O'Connor" }));
    await waitFor(() => expect(chosen()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Inner East' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await userEvent.keyboard('{ArrowDown}');
    expect(within(await screen.findByRole('group', { name: 'Recent' })).getAllByRole('option')).toHaveLength(2);
    expect(options()).toEqual(['Near me', "O'ConnorACT 2602", 'Inner EastRegion, VIC']);
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { name: /Inner East/, selected: true })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?suburb=inner-east-vic'));
  });
});

describe('near me', () => {
  const nearMe = async () => {
    await userEvent.click(await field());
    await userEvent.click(await screen.findByRole('option', { name: 'Near me' }));
  };

  it('asks for the location on a click only, and searches the nearest suburb and those around it', async () => {
    const asked = stubLocation({ latitude: -37.81234, longitude: 144.98765 });
    const requests: string[] = [];
    const { router } = await open('/search/lease/residential?bedrooms=1-any', (input, init) => {
      requests.push(String(input));
      return backend.fetch(input, init);
    });
    await userEvent.click(await field());
    await screen.findByRole('option', { name: 'Near me' });
    // Enter chooses nothing until an arrow key has made an option active.
    await userEvent.keyboard('{Enter}');
    expect(asked.times).toBe(0);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?suburb=richmond-vic-3121&bedrooms=1-any&surrounding=1'),
    );
    expect(asked.times).toBe(1);
    const near = requests.map((url) => decodeURIComponent(url)).filter((url) => url.includes('near='));
    expect(near.map((url) => url.split('near=')[1])).toEqual(['-37.81,144.99']);
    expect(await screen.findByRole('heading', { level: 1, name: 'Homes for rent in Richmond' })).toBeVisible();
  });

  it('says that it is looking, and chooses nothing when text is typed first', async () => {
    stubLocation('waiting');
    const { router } = await open('/search/lease/residential');
    await nearMe();
    expect(await screen.findByText('Finding your location…')).toBeVisible();
    expect(screen.getByRole('option', { name: 'Near me', hidden: true })).not.toBeVisible();
    await userEvent.type(await field(), 'x');
    expect(screen.queryByText('Finding your location…')).toBeNull();
    expect(router.state.location.search).toBe('');
  });

  it('says what to do when the browser refuses, until text is typed', async () => {
    stubLocation('refused');
    await open('/search/lease/residential');
    await nearMe();
    const message = 'We couldn’t find your location. Allow it in your browser or type a suburb.';
    expect(await screen.findByText(message)).toBeVisible();
    await userEvent.type(await field(), 'rich');
    expect(screen.queryByText(message)).toBeNull();
  });

  it('says that no suburb is near', async () => {
    stubLocation({ latitude: 51.5, longitude: 0 });
    await open('/search/lease/residential');
    await nearMe();
    expect(await screen.findByText(/We don’t know a suburb near you/)).toBeVisible();
  });
});
