import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { guestFetch, type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import definition from '../remote.ts';
import { AlwaysNear } from '../testing/always-near.ts';
import * as listing from './listing.page.tsx';

const ownerId = '10000000-0000-4000-8000-000000000001';
let backend: InProcessBackend;
let guest: typeof backend.fetch;
beforeAll(async () => {
  backend = await inProcessBackend();
  guest = await guestFetch(backend);
});
afterAll(() => backend.close());

const Observer = window.IntersectionObserver;
beforeEach(() => {
  window.IntersectionObserver = AlwaysNear;
});
afterEach(() => {
  window.IntersectionObserver = Observer;
});

type Init = Parameters<InProcessBackend['insert']['listing']>[0];
const forSale = (dollars: number, bedrooms: number, init: Partial<Init> = {}) =>
  backend.insert.listing({
    ownerId,
    type: 'sale',
    pricing: { displayType: 'value', displayValue: { value: `${dollars}.00` } },
    ...init,
    property: { suburb: 'Fitzroy', postcode: '3065', bedrooms, ...init.property },
  });

async function open(id: string, fetch = guest) {
  await renderPage({ definition, pages: { listing }, url: `/listings/${id}`, backend: { ...backend, fetch } });
  await screen.findByRole('heading', { level: 1 });
}

describe('the suburb at a glance', () => {
  it('shows how many homes are advertised, their median price and a row for each number of bedrooms', async () => {
    await forSale(700_000, 1);
    await forSale(800_000, 1);
    await forSale(900_000, 1);
    const { id } = await forSale(1_500_000, 3);
    await open(id);
    const section = await screen.findByRole('region', { name: 'Fitzroy at a glance' });
    const figureOf = async (term: string) =>
      (await within(section).findByText(term, { selector: 'dt' })).nextElementSibling;
    expect(await figureOf('For sale now')).toHaveTextContent('4');
    expect(await figureOf('Median asking price')).toHaveTextContent('$850,000');
    const rows = within(section)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual(['BedroomsAdvertisedMedian', '1 bedroom3$800,000', '3 bedrooms like this one1–']);
    expect(within(section).getByRole('link', { name: 'See all 4 in search results' })).toHaveAttribute(
      'href',
      '/search/sale/residential?suburb=fitzroy-vic-3065&excludeunderoffer=1',
    );
  });

  it('says that it failed, and tries again', async () => {
    const { id } = await forSale(700_000, 2, { property: { suburb: 'Collingwood', postcode: '3066' } });
    let fails = true;
    await open(id, (input, init) => {
      const isMarket = new Request(input, init).url.includes('/market');
      return fails && isMarket ? Promise.resolve(new Response('', { status: 500 })) : guest(input, init);
    });
    const section = await screen.findByRole('region', { name: 'Collingwood at a glance' });
    const failure = 'We couldn’t load the figures of this suburb';
    expect(await within(section).findByText(failure, {}, { timeout: 10_000 })).toBeVisible();
    fails = false;
    await userEvent.click(within(section).getByRole('button', { name: 'Try again' }));
    expect(await within(section).findByText('For sale now')).toBeVisible();
  });
});

describe('more listings', () => {
  it('are those of the same advertiser, and similar ones that are not among them', async () => {
    const richmond = { property: { suburb: 'Northcote', postcode: '3070' } };
    const { id } = await forSale(700_000, 2, { ...richmond, contactName: 'Sam Lee' });
    const street = (streetAddress: string) => ({ property: { ...richmond.property, streetAddress } });
    await forSale(710_000, 2, { ...street('1 Own Street'), contactName: 'Sam Lee' });
    await forSale(720_000, 2, street('2 Other Street'));
    await open(id);
    const linksOf = async (name: string) =>
      within(await screen.findByRole('region', { name }))
        .getAllByRole('article')
        .map(({ textContent }) => textContent);
    expect(await linksOf('More from Sam Lee')).toEqual([expect.stringContaining('1 Own Street')]);
    expect(await linksOf('Similar properties near Northcote')).toEqual([expect.stringContaining('2 Other Street')]);
  });
});

describe('the contact bar of a phone', () => {
  const bar = () => screen.queryByRole('region', { name: 'Price and contact' });

  it('appears when neither the price nor the form is visible, and leads to the form', async () => {
    const observers: ((isIntersecting: boolean) => void)[] = [];
    window.IntersectionObserver = class extends AlwaysNear {
      constructor(report: IntersectionObserverCallback) {
        super(report);
        observers.push((isIntersecting) => report([{ isIntersecting } as IntersectionObserverEntry], this));
      }
    };
    const scroll = (isIntersecting: boolean) =>
      act(() => {
        for (const report of observers) report(isIntersecting);
      });
    const { id } = await forSale(930_000, 2);
    await open(id);
    await screen.findByRole('button', { name: 'Send message' });
    expect(bar()).toBeNull();
    const shown = await waitFor(() => {
      // Until the code of the bar has loaded, there is nothing that observes.
      scroll(false);
      return screen.getByRole('region', { name: 'Price and contact' });
    });
    expect(shown).toHaveTextContent('$930,000');
    await userEvent.click(within(shown).getByRole('button', { name: 'Ask a question' }));
    const form = screen.getByRole('button', { name: 'Send message' }).closest('form');
    await waitFor(() => expect(form?.contains(document.activeElement)).toBe(true));
    scroll(true);
    expect(bar()).toBeNull();
  });
});

describe('reporting a listing', () => {
  it('asks what is wrong, and mails it to the operator; a failure keeps the text', async () => {
    const { id } = await forSale(500_000, 2);
    let fails = true;
    await open(id, (input, init) => {
      const isReport = new Request(input, init).url.includes('/reports');
      return fails && isReport ? Promise.resolve(new Response('', { status: 500 })) : guest(input, init);
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Report this listing' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this listing' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Choose what is wrong.')).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'It looks like a scam' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('radio', { name: 'It looks like a scam' }));
    await userEvent.type(dialog.getByLabelText('Details'), 'They want gift cards.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText(/Something went wrong on our side/)).toBeVisible();
    expect(dialog.getByLabelText('Details')).toHaveValue('They want gift cards.');
    fails = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await backend.mails()).at(-1)?.text).toContain('> They want gift cards.');
  });
});
