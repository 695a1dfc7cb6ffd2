import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { queryClient } from 'shared-api';
import type { OfferTerms } from 'shared-contract/offer/offer';
import { visibleToasts } from 'shared-platform/testing';
import { offerChangedNotice } from '../offers/offer-changed.ts';
import definition from '../remote.ts';
import { aPrice, saleTerms } from '../testing/offer-builders.ts';
import * as listingOffers from './listing-offers.page.tsx';
import * as propertyListings from './property-listings.page.tsx';
import * as propertyOffers from './property-offers.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000041', firstName: 'Olivia' };
const jack = { id: '10000000-0000-4000-8000-000000000042', firstName: 'Jack' };

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

type Listing = { id: string; propertyId: string };

const open = (url: string) =>
  renderPage({
    definition,
    pages: {
      'listing-offers': listingOffers,
      'property-offers': propertyOffers,
      'property-listings': propertyListings,
    },
    url,
    as: olivia,
    backend,
  });
const openOffer = ({ id, propertyId }: Listing, offerId: string) =>
  open(`/properties/${propertyId}/listings/${id}/offers?offer=${offerId}`);
const aSale = (changes: object = {}) =>
  backend.insert.listing({ ownerId: olivia.id, type: 'sale', pricing: aPrice('800000.00'), ...changes });
const offerOf = (listing: Listing, name: string, terms: OfferTerms = saleTerms('780000.00'), changes: object = {}) =>
  backend.insert.offer({
    ownerId: olivia.id,
    listingId: listing.id,
    buyer: { name, email: 'buyer@example.com' },
    terms,
    ...changes,
  });
/** The owner answers in another tab. */
async function answerElsewhere(id: string, payload: object) {
  const request = { method: 'PATCH', url: `/api/offers/${id}`, headers: { 'if-match': '*' } } as const;
  const response = await backend.inject({ ...request, payload: { message: '', ...payload } }, olivia);
  expect(response.statusCode).toBe(200);
}
const counter = (amount: string) => {
  const expiresOn = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  return { status: 'countered', terms: saleTerms(amount), expiresOn };
};
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

describe('a dialog about an offer', () => {
  it('never changes its meaning: it closes with an explanation when another tab accepts the offer', async () => {
    const listing = await aSale();
    const { id } = await offerOf(listing, 'Ana');
    await openOffer(listing, id);
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('dialog', { name: 'Decline the offer from Ana?' })).toBeVisible();
    await answerElsewhere(id, { status: 'accepted' });
    await act(() => queryClient().refetchQueries());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visibleToasts()).toMatchObject([{ kind: 'info', message: offerChangedNotice }]);
    expect(await screen.findByRole('button', { name: 'Mark as fallen through' })).toBeVisible();
    expect((await backend.inject({ url: `/api/offers/${id}` }, olivia)).json().status).toBe('accepted');
  });

  it.each([
    ['underOffer', 'We’ll notify the buyer straight away and put your listing back on the market.'],
    ['withdrawn', 'We’ll notify the buyer straight away.'],
  ] as const)('says what follows when an offer on a listing that is %s falls through', async (status, text) => {
    const listing = await aSale({ status });
    const history = [{ at: new Date().toISOString(), by: 'owner', status: 'accepted', message: '' }];
    const { id } = await offerOf(listing, 'Ana', saleTerms('780000.00'), { status: 'accepted', history });
    await openOffer(listing, id);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as fallen through' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark this offer as fallen through?' });
    expect(within(dialog).getByText(text)).toBeVisible();
  });

  it('sends no answer to an offer that the buyer has withdrawn, and shows its current state', async () => {
    const listing = await aSale();
    const { id, token } = await offerOf(listing, 'Ana');
    await openOffer(listing, id);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    const payload = { token, status: 'withdrawn', version: 1, message: '' };
    const response = await backend.inject({ method: 'POST', url: '/api/offer-answers', payload }, jack);
    expect(response.statusCode).toBe(200);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept offer' }));
    await waitFor(() => expect(rowOf('Ana').getByText('Withdrawn')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visibleToasts()).toMatchObject([{ kind: 'info', message: offerChangedNotice }]);
  });

  it('closes the counter-offer form too, and keeps its text as a draft', async () => {
    const listing = await aSale();
    const { id } = await offerOf(listing, 'Ana');
    await openOffer(listing, id);
    await userEvent.click(await screen.findByRole('button', { name: 'Counter' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Message to the buyer/ }), 'Half a word');
    await answerElsewhere(id, counter('790000.00'));
    await act(() => queryClient().refetchQueries());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visibleToasts()).toMatchObject([{ kind: 'info', message: offerChangedNotice }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Change counter-offer' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Message to the buyer/ })).toHaveValue(
        'Thank you for your offer. I’d agree to it on these terms.Half a word',
      ),
    );
  });

  it('closes when another offer is accepted in another tab, which is why this one no longer can', async () => {
    const listing = await aSale();
    const { id } = await offerOf(listing, 'Ana');
    const ben = await offerOf(listing, 'Ben');
    await openOffer(listing, id);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await answerElsewhere(ben.id, { status: 'accepted' });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept offer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visibleToasts()).toMatchObject([{ kind: 'info', message: offerChangedNotice }]);
    expect(screen.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('names the other open offers before an offer is accepted', async () => {
    const listing = await aSale();
    const { id } = await offerOf(listing, 'Ana');
    for (const name of ['Ben', 'Cleo']) await offerOf(listing, name);
    await offerOf(listing, 'Dan', saleTerms('700000.00'), { status: 'rejected' });
    await openOffer(listing, id);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    const dialog = await screen.findByRole('dialog', { name: 'Accept $780,000 from Ana?' });
    expect(dialog).toHaveTextContent(
      /The offers from (Ben|Cleo) \(\$780,000\) and (Ben|Cleo) \(\$780,000\) stay open\./,
    );
    expect(dialog).not.toHaveTextContent('Dan');
  });

  it('mentions open counter-offers to other buyers before an offer is accepted', async () => {
    const listing = await aSale();
    const { id } = await offerOf(listing, 'Ana');
    const ben = await offerOf(listing, 'Ben');
    await answerElsewhere(ben.id, counter('790000.00'));
    await openOffer(listing, id);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept $780,000 from Ana?' }));
    expect(dialog.getByText(/^Your counter-offer to Ben \(\$790,000\) stays open\./)).toBeVisible();
  });
});

describe('the owner’s offers', () => {
  it('show the buyer’s price of a countered offer, not the owner’s counter-offer, and rank by it', async () => {
    const listing = await aSale();
    const ana = await offerOf(listing, 'Ana', saleTerms('780000.00'));
    await offerOf(listing, 'Ben', saleTerms('785000.00'));
    await answerElsewhere(ana.id, counter('810000.00'));
    await openOffer(listing, ana.id);
    await screen.findByRole('table', { name: 'Offers to buy' });
    expect(rowOf('Ana').getByText('$780,000')).toBeVisible();
    expect(rowOf('Ana').getByText('You countered with $810,000')).toBeVisible();
    expect(rowOf('Ana').queryByText('Highest')).toBeNull();
    expect(rowOf('Ben').getByText('Highest')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 3, name: 'Your counter-offer' })).toBeVisible();
    expect(screen.getByText('was $780,000')).toBeVisible();
  });

  it('list the steps after acceptance, up to marking the listing as sold', async () => {
    const listing = await aSale();
    const { id } = await offerOf(listing, 'Ana', saleTerms('780000.00', 30));
    await answerElsewhere(id, { status: 'accepted' });
    await openOffer(listing, id);
    const steps = within(await screen.findByRole('region', { name: 'Next steps' }));
    expect(steps.getByText('Sign the contract of sale')).toBeVisible();
    expect(steps.getByText('Receive the deposit of $50,000')).toBeVisible();
    expect(steps.getByText('Settlement 30 days after the contract')).toBeVisible();
    await userEvent.click(steps.getByRole('button', { name: 'Mark as sold' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as sold' }));
    const price = dialog.getByRole('textbox', { name: 'Sold price (optional)' });
    expect(price).toHaveValue('780,000');
    await userEvent.clear(price);
    await userEvent.type(price, '785k');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as sold' }));
    expect(await dialog.findByText(/^Enter an amount such as/)).toBeVisible();
    await userEvent.clear(price);
    await userEvent.type(price, '785,000');
    expect(dialog.getByRole('checkbox', { name: 'Show the sold price to visitors' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as sold' }));
    expect(await steps.findByText(/^Sold on .* for \$785,000 \(visitors don’t see the price\)$/)).toBeVisible();
    expect(screen.getByText(/Asking \$800,000 · Sold on .* for \$785,000/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as fallen through' })).toBeNull();
    expect(steps.queryByText('Sign the contract of sale')).toBeNull();
    expect(steps.getByText('Settlement 30 days after the contract')).toBeVisible();
    expect((await backend.inject({ url: `/api/listings/${listing.id}` }, olivia)).json()).toMatchObject({
      status: 'sold',
      closed: { price: '785000.00', priceHidden: true },
    });
  });

  it('of all listings are on the property’s own page, which the navigation links to', async () => {
    const sale = await aSale({ headline: 'A sunny home' });
    const lease = await backend.insert.listing({
      ownerId: olivia.id,
      propertyId: sale.propertyId,
      headline: 'Rent me',
    });
    const ana = await offerOf(sale, 'Ana');
    const terms: OfferTerms = { kind: 'lease', amount: '650.00', startDate: '2099-01-01', termMonths: 12 };
    await offerOf(lease, 'Tom', terms);
    await open(`/properties/${sale.propertyId}/offers?offer=${ana.id}`);
    const sunny = within(await screen.findByRole('region', { name: 'A sunny home' }));
    expect(sunny.getByText('Asking $800,000')).toBeVisible();
    expect(await sunny.findByRole('button', { name: 'Accept' })).toBeVisible();
    expect(
      within(await screen.findByRole('region', { name: 'Rent me' })).getByRole('table', { name: 'Offers to rent' }),
    ).toBeVisible();
    const page = definition.pages.find(({ path }) => path === '/properties/:propertyId/offers');
    expect(page?.nav).toMatchObject({ in: 'property', label: 'Offers' });
  });

  it('are counted on the card of their listing', async () => {
    const listing = await aSale();
    await offerOf(listing, 'Ana');
    await offerOf(listing, 'Ben');
    await offerOf(listing, 'Cleo', saleTerms('1000.00'), { status: 'rejected' });
    await open(`/properties/${listing.propertyId}/listings`);
    expect(await screen.findByRole('link', { name: 'Offers (2)' })).toBeVisible();
  });

  it('of a property without any show an empty state', async () => {
    const { propertyId } = await aSale();
    await open(`/properties/${propertyId}/offers`);
    expect(await screen.findByText('No offers yet')).toBeVisible();
  });
});
