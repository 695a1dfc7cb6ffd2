import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import type { OfferTerms } from 'shared-contract/offer/offer';
import definition from '../remote.ts';
import { aPrice, saleTerms } from '../testing/offer-builders.ts';
import * as page from './listing-offers.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000031', firstName: 'Olivia' };
const jack = { id: '10000000-0000-4000-8000-000000000032', firstName: 'Jack' };

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

type Listing = { id: string; propertyId: string };

const open = ({ id, propertyId }: Listing, query = '', as = olivia, fetch = backend.fetch) =>
  renderPage({
    definition,
    pages: { 'listing-offers': page },
    url: `/properties/${propertyId}/listings/${id}/offers${query}`,
    as,
    backend: { ...backend, fetch },
  });

const aSale = () => backend.insert.listing({ ownerId: olivia.id, type: 'sale', pricing: aPrice('800000.00') });
const offerOf = (listing: Listing, name: string, terms: OfferTerms, changes: object = {}) =>
  backend.insert.offer({
    ownerId: olivia.id,
    listingId: listing.id,
    buyer: { name, email: 'buyer@example.com', phone: '+61491570156' },
    terms,
    ...changes,
  });
const stored = async (id: string) => (await backend.inject({ url: `/api/offers/${id}` }, olivia)).json();
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const answerTo = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Answer the offer from ${name}` }));
};

describe('the offers on a listing', () => {
  it('are compared in a table that marks the best values and the difference to the asking price', async () => {
    const listing = await aSale();
    await offerOf(listing, 'Ana', saleTerms('780000.00', 30));
    await offerOf(listing, 'Ben', { ...saleTerms('810000.00'), deposit: '81000.00' } as OfferTerms);
    await offerOf(listing, 'Cleo', saleTerms('990000.00'), { status: 'rejected' });
    await open(listing);
    const table = await screen.findByRole('table', { name: 'Offers to buy' });
    expect(screen.getByText(/Asking \$800,000/)).toBeVisible();
    const names = within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent?.slice(0, 3));
    expect(names).toEqual(['Ben', 'Ana', 'Cle']);
    expect(within(rowOf('Ben')).getByText('Highest')).toBeVisible();
    expect(within(rowOf('Ben')).getByText('$10,000 above')).toBeVisible();
    expect(within(rowOf('Ben')).getByText('Largest')).toBeVisible();
    expect(within(rowOf('Ana')).getByText('Soonest')).toBeVisible();
    expect(within(rowOf('Ana')).getByText('$20,000 below')).toBeVisible();
    expect(within(rowOf('Cleo')).queryByText('Highest')).toBeNull();
    await waitFor(() => expect(document.title).toBe('Offers · Verandah'));
  });

  it('accepts after a confirmation, and keeps the details open in the URL', async () => {
    const listing = await aSale();
    const { id } = await offerOf(listing, 'Ana', saleTerms('780000.00'), { message: 'We love it.' });
    const { router } = await open(listing);
    await answerTo('Ana');
    expect(router.state.location.search).toBe(`?offer=${id}`);
    expect(await screen.findByText('We love it.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'buyer@example.com' })).toHaveAttribute(
      'href',
      'mailto:buyer%40example.com',
    );
    expect(screen.getByRole('link', { name: '0491 570 156' })).toHaveAttribute('href', 'tel:+61491570156');
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    const dialog = await screen.findByRole('dialog', { name: 'Accept $780,000 from Ana?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept offer' }));
    expect(await screen.findByText('You accepted the offer')).toBeVisible();
    expect(within(rowOf('Ana')).getByText('Accepted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored(id)).toMatchObject({ status: 'accepted' });
    expect(screen.getByRole('button', { name: 'Mark as fallen through' })).toBeVisible();
  });

  it('explains why a second offer cannot be accepted', async () => {
    const listing = await aSale();
    await offerOf(listing, 'Ana', saleTerms('780000.00'), { status: 'accepted' });
    await offerOf(listing, 'Ben', saleTerms('810000.00'));
    await open(listing);
    await answerTo('Ben');
    const accept = await screen.findByRole('button', { name: 'Accept' });
    expect(accept).toHaveAttribute('aria-disabled', 'true');
    expect(accept).toHaveAccessibleDescription(/^You’ve accepted the offer from Ana\./);
    await userEvent.click(accept);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Counter' })).toBeEnabled();
    expect(await screen.findByText(/^Decline it, or wait in case the accepted offer falls through\./)).toBeVisible();
  });

  it('starts a counter-offer with the buyer’s terms, and shows it at once', async () => {
    const listing = await aSale();
    const { id } = await offerOf(listing, 'Ana', saleTerms('780000.00'));
    await open(listing, `?offer=${id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Counter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Counter the offer from Ana' });
    const amount = within(dialog).getByRole('textbox', { name: /^Price/ });
    expect(amount).toHaveValue('780,000');
    await userEvent.clear(amount);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send counter-offer' }));
    await waitFor(() => expect(amount).toHaveAccessibleDescription('Enter an amount, such as 850,000.'));
    await userEvent.type(amount, '795000');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Finance with Harbour Bank/ }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Message to the buyer/ }), 'Meet us here.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send counter-offer' }));
    expect(await screen.findByText('You countered with $795,000')).toBeVisible();
    expect(await stored(id)).toMatchObject({
      status: 'countered',
      terms: { amount: '795000.00', deposit: '50000.00', settlementDays: 60, conditions: [] },
    });
    expect(await screen.findByRole('button', { name: 'Change counter-offer' })).toBeVisible();
  });

  it('restores the draft of a counter-offer', async () => {
    const listing = await aSale();
    const { id } = await offerOf(listing, 'Ana', saleTerms('780000.00'));
    const { router } = await open(listing, `?offer=${id}`);
    const { pathname, search } = router.state.location;
    await userEvent.click(await screen.findByRole('button', { name: 'Counter' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Message to the buyer/ }), ' Half a word');
    await act(() => router.navigate('/search'));
    await act(() => router.navigate(pathname + search));
    await userEvent.click(await screen.findByRole('button', { name: 'Counter' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Message to the buyer/ })).toHaveValue(
        'Thank you for your offer. I’d agree to it on these terms. Half a word',
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send counter-offer' }));
    // The button behind the dialog changes before the response has closed the dialog.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Change counter-offer' }));
    expect(await screen.findByRole('textbox', { name: /^Message to the buyer/ })).toHaveValue('');
  });

  it('sends one answer for a double click, and focuses the row', async () => {
    const listing = await aSale();
    const { id } = await offerOf(listing, 'Ana', saleTerms('780000.00'));
    let answers = 0;
    await open(listing, `?offer=${id}`, olivia, (input, init) => {
      if (init?.method === 'PATCH') answers += 1;
      return backend.fetch(input, init);
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    const form = (await screen.findByRole('dialog')).querySelector('form');
    act(() => {
      for (let clicks = 0; form && clicks < 2; clicks += 1) fireEvent.submit(form);
    });
    expect(await screen.findByText('You accepted the offer')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answers).toBe(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close the offer from Ana' })).toHaveFocus());
  });

  it('declines with a message after a confirmation', async () => {
    const listing = await aSale();
    const { id } = await offerOf(listing, 'Ana', saleTerms('500000.00'));
    await open(listing, `?offer=${id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline the offer from Ana?' });
    const message = within(dialog).getByRole('textbox');
    expect(message).toHaveValue('Thank you for your offer. I’m not able to accept it this time.');
    await userEvent.type(message, ' Good luck!');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline offer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('You declined')).toBeVisible();
    expect(screen.getByText('Thank you for your offer. I’m not able to accept it this time. Good luck!')).toBeVisible();
    expect(await stored(id)).toMatchObject({ status: 'rejected' });
  });

  it('show rent, start and term of a lease, and reject a counter-offer above the advertised rent', async () => {
    const listing = await backend.insert.listing({ ownerId: olivia.id });
    const terms: OfferTerms = { kind: 'lease', amount: '650.00', startDate: '2099-01-01', termMonths: 12 };
    const { id } = await offerOf(listing, 'Ana', { ...terms, startDate: tomorrow() });
    await open(listing, `?offer=${id}`);
    expect(await screen.findByRole('table', { name: 'Offers to rent' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Tenant' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(
      await screen.findByText(/^We’ll notify the tenant straight away .* you sign a tenancy agreement\.$/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText(/the buyer/i)).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Counter' }));
    const rent = await screen.findByRole('textbox', { name: /^Rent/ });
    await userEvent.clear(rent);
    await userEvent.type(rent, '700');
    await userEvent.click(screen.getByRole('button', { name: 'Send counter-offer' }));
    await waitFor(() => expect(rent).toHaveAccessibleDescription(/Enter \$650 or less/));
  });

  it('show the owner prices that are hidden from visitors', async () => {
    const hidden = (value: string) => ({ displayType: 'hide', displayValue: { value } }) as const;
    const both = { type: 'both', pricing: hidden('800000.00'), leasePricing: hidden('700.00') } as const;
    await open(await backend.insert.listing({ ownerId: olivia.id, ...both }));
    expect(await screen.findByText(/Asking \$800,000 or \$700 per week/)).toBeVisible();
  });

  it('show an empty state', async () => {
    await open(await aSale());
    expect(await screen.findByText('No offers yet')).toBeVisible();
  });

  it('are Page Not Found for other users', async () => {
    const listing = await aSale();
    await open(listing, '', jack);
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });

  it('show an error with a retry button', async () => {
    const listing = await aSale();
    let broken = true;
    await open(listing, '', olivia, async (input, init) =>
      broken && String(input).includes('/api/offers') ? new Response('', { status: 503 }) : backend.fetch(input, init),
    );
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('We couldn’t load the offers');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No offers yet')).toBeVisible();
  });

  it('render markup as text', async () => {
    const listing = await aSale();
    const name = '<b onclick="x">Ana</b>';
    const { id } = await offerOf(listing, name, saleTerms('780000.00'), { message: '<script>1</script>\u200d🏡' });
    await open(listing, `?offer=${id}`);
    expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
    expect(await screen.findByText(/<script>1<\/script>/)).toBeVisible();
    expect(document.querySelector('b[onclick]')).toBeNull();
  });
});

const tomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
