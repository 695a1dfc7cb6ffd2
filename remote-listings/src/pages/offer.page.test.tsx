import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { guestFetch, type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { queryClient } from 'shared-api';
import type { SaleTerms } from 'shared-contract/offer/offer';
import { visibleToasts } from 'shared-platform/testing';
import { offerChangedNotice } from '../offers/offer-changed.ts';
import definition from '../remote.ts';
import { aPrice } from '../testing/offer-builders.ts';
import * as offer from './offer.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000021', firstName: 'Olivia' };

let backend: InProcessBackend;
let guest: typeof backend.fetch;
beforeAll(async () => {
  backend = await inProcessBackend();
  guest = await guestFetch(backend);
});
afterAll(() => backend.close());

const requested: string[] = [];
const asGuest: typeof backend.fetch = (input, init) => {
  requested.push(String(input));
  return guest(input, init);
};
const open = (token: string, fetch = asGuest) =>
  renderPage({ definition, pages: { offer }, url: `/offers/${token}`, backend: { ...backend, fetch } });

async function anOffer(changes: object = {}) {
  const listing = await backend.insert.listing({
    ownerId: olivia.id,
    type: 'sale',
    pricing: aPrice('800000.00'),
    photos: 1,
  });
  return backend.insert.offer({ ownerId: olivia.id, listingId: listing.id, ...changes });
}

const counterTerms: SaleTerms = {
  kind: 'sale',
  amount: '805000.00',
  deposit: '79000.00',
  settlementDays: 45,
  conditions: [],
};

/** The owner answers through the API. */
async function owner(id: string, payload: object) {
  const headers = { 'if-match': '*' };
  const response = await backend.inject({ method: 'PATCH', url: `/api/offers/${id}`, payload, headers }, olivia);
  expect(response.statusCode).toBe(200);
}
const counter = (id: string, changes: object = {}) => {
  const expiresOn = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  return owner(id, { status: 'countered', terms: counterTerms, expiresOn, message: 'A little more.', ...changes });
};

describe('the buyer’s offer, opened by the emailed link', () => {
  it('shows status, terms and history, and keeps the token out of request URLs', async () => {
    requested.length = 0;
    const { token } = await anOffer({ message: 'We love it.' });
    await open(token);
    expect(await screen.findByRole('heading', { level: 1, name: 'We’ve sent your offer' })).toBeVisible();
    expect(screen.getByRole('link', { name: '12A/3–5 Bridge Road' })).toBeVisible();
    expect(screen.getByText('$790,000')).toBeVisible();
    expect(screen.getByText('Finance within 14 days')).toBeVisible();
    expect(screen.getByText('You offered $790,000')).toBeVisible();
    expect(screen.getByText('We love it.')).toBeVisible();
    expect(screen.getByText(/Neither side is bound/)).toBeVisible();
    expect(document.head.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    await waitFor(() => expect(document.title).toBe('Your offer · Verandah'));
    expect(requested.join(' ')).not.toContain(token);
  });

  it('marks the changes of a counter-offer, and accepts it after a confirmation', async () => {
    const { token, id, listingId } = await anOffer();
    await counter(id);
    await open(token);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You have a counter-offer of $805,000' }),
    ).toBeVisible();
    expect(screen.getByText('was $790,000')).toBeVisible();
    expect(screen.getByText('was 60 days after the contract')).toBeVisible();
    expect(screen.getByText('was Finance within 14 days')).toBeVisible();
    expect(screen.queryByText('was $79,000')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Accept counter-offer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Accept $805,000?' });
    await userEvent.type(within(dialog).getByRole('textbox'), 'Gladly!');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept counter-offer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'You accepted the counter-offer' })).toBeVisible();
    expect(await screen.findByText('Gladly!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept counter-offer' })).toBeNull());
    const listing = await backend.inject({ url: `/api/listings/${listingId}` }, olivia);
    expect(listing.json().status).toBe('underOffer');
  });

  it('does not accept an outdated counter-offer, and shows the latest one', async () => {
    const { token, id } = await anOffer();
    await counter(id);
    await open(token);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept counter-offer' }));
    await counter(id, { terms: { ...counterTerms, amount: '900000.00' } });
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept counter-offer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visibleToasts()).toMatchObject([{ kind: 'info', message: offerChangedNotice }]);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You have a counter-offer of $900,000' }),
    ).toBeVisible();
  });

  it('cannot accept a counter-offer while another offer is accepted, and says so', async () => {
    const { token, id, listingId } = await anOffer();
    await counter(id);
    await open(token);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept counter-offer' }));
    expect(await screen.findByRole('dialog', { name: 'Accept $805,000?' })).toBeVisible();
    const other = await backend.insert.offer({ ownerId: olivia.id, listingId });
    await owner(other.id, { status: 'accepted', message: '' });
    await act(() => queryClient().refetchQueries());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      screen.getByText(
        /^Another offer has been accepted\. You can only accept these terms if that one falls through\. You can wait or withdraw\. Expires in/,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept counter-offer' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeEnabled();
  });

  it('closes a dialog with an explanation when the owner answers meanwhile', async () => {
    const { token, id } = await anOffer();
    await open(token);
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByRole('dialog', { name: 'Withdraw your offer?' })).toBeVisible();
    await counter(id);
    await act(() => queryClient().refetchQueries());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visibleToasts()).toMatchObject([{ kind: 'info', message: offerChangedNotice }]);
    expect(screen.getByRole('button', { name: 'Accept counter-offer' })).toBeVisible();
  });

  it('lists the steps after acceptance', async () => {
    const { token, id } = await anOffer();
    await owner(id, { status: 'accepted', message: '' });
    await open(token);
    const steps = within(await screen.findByRole('region', { name: 'Next steps' }));
    expect(steps.getByText('Sign the contract of sale')).toBeVisible();
    expect(steps.getByText('Pay the deposit of $79,000')).toBeVisible();
    expect(steps.getByText('Settlement 60 days after the contract')).toBeVisible();
  });

  it('withdraws after a confirmation, and links to a new offer', async () => {
    const { token, listingId } = await anOffer();
    await open(token);
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    const form = (await screen.findByRole('button', { name: 'Withdraw offer' })).closest('form');
    act(() => {
      for (let clicks = 0; form && clicks < 2; clicks += 1) fireEvent.submit(form);
    });
    const title = await screen.findByRole('heading', { level: 1, name: 'You withdrew your offer' });
    expect(title).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(title).toHaveFocus());
    expect(await screen.findByRole('link', { name: 'Make another offer' })).toHaveAttribute(
      'href',
      `/make-an-offer?listing=${listingId}`,
    );
  });

  it('says when it was declined or has expired', async () => {
    const declined = await anOffer();
    await owner(declined.id, { status: 'rejected', message: 'Sorry.' });
    const { unmount } = await open(declined.token);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your offer was declined' })).toBeVisible();
    expect(screen.getByText('Sorry.')).toBeVisible();
    unmount();
    const expired = await anOffer({ expiresAt: new Date(Date.now() - 60_000) });
    await open(expired.token);
    expect(await screen.findByRole('heading', { level: 1, name: 'This offer has expired' })).toBeVisible();
    expect(screen.getByText('The offer expired')).toBeVisible();
    expect(screen.getByText(/^Expired at the end of .+ You can make another offer/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });

  it('renders markup as text', async () => {
    const name = '<img src=x onerror="document.title=1">';
    const { token } = await anOffer({ message: `<script>alert(1)</script> ${name} 👩‍👩‍👧` });
    await open(token);
    expect(await screen.findByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    expect(document.querySelector('main script, img[src=x]')).toBeNull();
  });

  it('rejects an incomplete or made-up link, and requests it once', async () => {
    for (const token of ['short', 'x'.repeat(43)]) {
      requested.length = 0;
      const { unmount } = await open(token);
      expect(await screen.findByRole('heading', { level: 1, name: 'This link isn’t valid' })).toBeVisible();
      await act(async () => void dispatchEvent(new Event('visibilitychange')));
      expect(requested.filter((url) => url.includes('/api/offer-views'))).toHaveLength(1);
      unmount();
    }
  });

  it('emails the links again, and says the same for an address without an offer', async () => {
    const email = `zoe-${crypto.randomUUID()}@example.com`;
    const { token } = await anOffer({
      buyer: { name: 'Zoë Žižka', email },
      createdAt: new Date(Date.now() - 3_600_000),
      expiresAt: new Date(Date.now() + 86_400_000),
    });
    const texts = [];
    for (const address of [email, `un${email}`]) {
      const { unmount } = await open(token.slice(1));
      const field = await screen.findByRole('textbox', { name: 'Email address that you made the offer with' });
      const button = screen.getByRole('button', { name: 'Email me the link again' });
      await userEvent.click(button);
      await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter an email address/));
      expect(field).toHaveFocus();
      await userEvent.type(field, address);
      await userEvent.click(button);
      const status = await screen.findByText(/^If someone made an offer with that address/);
      await waitFor(() => expect(status).toHaveFocus());
      texts.push(status.textContent);
      unmount();
    }
    expect(new Set(texts).size).toBe(1);
    const mails = (await backend.mails()).filter(({ to }) => to.endsWith(email));
    expect(mails.map(({ to }) => to)).toEqual([email]);
    await open(/\/offers\/([\w-]{43})\n/.exec(mails[0]?.text ?? '')?.[1] ?? '');
    expect(await screen.findByRole('heading', { level: 1, name: 'We’ve sent your offer' })).toBeVisible();
  });

  it('shows an error with a retry button', async () => {
    const { token } = await anOffer();
    let broken = true;
    await open(token, async (input, init) => (broken ? new Response('', { status: 503 }) : asGuest(input, init)));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your offer');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'We’ve sent your offer' })).toBeVisible();
  });
});
