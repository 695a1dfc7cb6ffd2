import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import type { ReactElement } from 'react';
import { useLocation, useParams } from 'shared-platform/router';
import definition from '../remote.ts';
import { parseSearch } from '../search/url/search-url.ts';
import { insertRentals } from '../testing/insert-rentals.ts';
import { rememberSheetTop } from './remembered-sheet.ts';
import { ResultSheet } from './result-sheet.tsx';

let pin: { pinCard: ReactElement | null; inPinCard: readonly string[] } = { pinCard: null, inPinCard: [] };
/** In place of the search page, whose map needs WebGL. */
const search = {
  Component() {
    const parameters = new URLSearchParams(useLocation().search);
    const shown = parseSearch(useParams(), parameters);
    return <ResultSheet search={shown} highlighted={null} onHighlight={() => {}} {...pin} />;
  },
};

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
  await insertRentals(backend);
});
afterAll(() => backend.close());

const scrollTo = jest.fn<(options: ScrollToOptions) => void>();
beforeEach(() => {
  // jsdom has no layout. This is the height of the map above the closed sheet.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(440);
  scrollTo.mockReset();
  rememberSheetTop('', 0);
  pin = { pinCard: null, inPinCard: [] };
  Element.prototype.scrollTo = scrollTo as typeof Element.prototype.scrollTo;
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
});

const open = (fetch = backend.fetch) =>
  renderPage({
    definition,
    pages: { search, shortlist: { Component: () => <h1>Shortlist</h1> } },
    url: '/search/lease/residential?view=map',
    backend: { ...backend, fetch },
  });
const sheet = () => screen.findByRole('region', { name: 'Results' });
async function scroll(scrollTop: number) {
  fireEvent.scroll((await sheet()).parentElement as HTMLElement, { target: { scrollTop } });
}

describe('the sheet of results over the map of a phone', () => {
  it('scrolls to its first line with the button, and is open from half of the way on', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show list' }));
    expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 440 }));
    await scroll(210);
    expect(screen.getByRole('button', { name: 'Show list' })).toBeVisible();
    await scroll(230);
    await userEvent.click(screen.getByRole('button', { name: 'Show map' }));
    expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 0 }));
  });

  it('starts at its first line when another page of results opens, and stays closed when it is closed', async () => {
    const { router } = await open();
    await sheet();
    await act(() => router.navigate('/search/lease/residential?view=map&page=2'));
    expect(scrollTo).not.toHaveBeenCalled();
    await act(() => router.navigate(-1));
    await scroll(2000);
    await act(() => router.navigate('/search/lease/residential?view=map&page=2'));
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 440 }));
  });

  it('is where it was after Back from another page, and closed in a new visit', async () => {
    const { router } = await open();
    await scroll(2000);
    await act(() => router.navigate('/shortlist'));
    await screen.findByRole('heading', { name: 'Shortlist' });
    await act(() => router.navigate(-1));
    await sheet();
    expect(scrollTo).toHaveBeenCalledWith({ top: 2000, behavior: 'auto' });
    scrollTo.mockReset();
    await scroll(2000);
    await act(() => router.navigate('/shortlist'));
    await act(() => router.navigate('/search/lease/residential?view=map'));
    await sheet();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('saves a home and the search, and lists the home of the chosen pin once', async () => {
    const { router } = await open();
    const cards = () => screen.getAllByRole('article');
    await sheet();
    await waitFor(() => expect(cards().length).toBeGreaterThan(1));
    const count = cards().length;
    const [link] = screen.getAllByRole('link', { name: /Richmond$/ });
    const id = link?.getAttribute('href')?.replace('/listings/', '') ?? '';
    await userEvent.click(screen.getAllByRole('button', { name: /^Shortlist/ })[0] as HTMLElement);
    expect(screen.getAllByRole('button', { name: /^Shortlist/, pressed: true })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Save search' })).toBeVisible();
    scrollTo.mockReset();
    pin = { pinCard: <p key={id}>The chosen pin</p>, inPinCard: [id] };
    await act(() => router.navigate('#pin'));
    expect(screen.getByText('The chosen pin')).toBeVisible();
    // Ends a movement of the sheet that is still under way.
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
    expect(cards()).toHaveLength(count - 1);
  });

  it('leaves the message to the page when the search fails', async () => {
    let fail = () => {};
    const failure = new Promise<Response>((resolve) => {
      fail = () => resolve(new Response('', { status: 400 }));
    });
    await open((input, init) =>
      String(input).includes('/api/listings/search') ? failure : backend.fetch(input, init),
    );
    expect(await sheet()).toHaveTextContent('Searching');
    fail();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Results' })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
