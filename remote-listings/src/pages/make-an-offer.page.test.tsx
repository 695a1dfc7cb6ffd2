import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { unsavedWork } from 'shared-platform/testing';
import { aPrice } from '../testing/offer-builders.ts';
import { offerPage, zoe } from '../testing/offer-page.ts';

const today = localDateIn('Australia/Melbourne', new Date());
const { backend, asGuest, aSale, aLease, openFor, offersOn } = await offerPage();
beforeEach(() => localStorage.clear());
afterAll(() => backend.close());

const box = (name: RegExp | string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send offer' }));

async function fillPerson() {
  await userEvent.type(box(/^Full legal names/), 'Zoë Žižka and Tomáš Novák');
  await userEvent.type(box(/^Email/), 'zoe@example.com');
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
}

describe('making an offer', () => {
  it('shows the property, sends the offer, and explains what happens next', async () => {
    const listing = await aSale({ photos: 1 });
    const { router } = await openFor(listing);
    expect(await screen.findByRole('heading', { level: 1, name: 'Make an offer' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'View 1' })).toBeVisible();
    expect(screen.getByText('$800,000')).toBeVisible();
    expect(screen.getByText(/Neither side is bound/)).toBeVisible();

    await userEvent.type(box(/^Price/), '790000');
    await userEvent.tab();
    expect(box(/^Price/)).toHaveValue('790,000');
    expect(screen.getByText('$79,000 of the price.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /Subject to finance/ }));
    await userEvent.type(box('Lender'), 'Harbour Bank');
    await fillPerson();
    await userEvent.type(box('Message (optional)'), 'We love the garden.');
    await send();

    expect(await screen.findByRole('heading', { name: 'We’ve sent your offer' })).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(`?listing=${listing.id}&sent=1`));
    expect(await offersOn(listing)).toMatchObject([
      {
        status: 'pending',
        terms: {
          amount: '790000.00',
          deposit: '79000.00',
          settlementDays: 60,
          conditions: [{ kind: 'finance', lender: 'Harbour Bank', days: 14 }],
        },
        buyer: { name: 'Zoë Žižka and Tomáš Novák', email: 'zoe@example.com' },
        message: 'We love the garden.',
      },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Make another offer' }));
    expect(await screen.findByRole('textbox', { name: /^Price/ })).toHaveValue('');
  });

  it('shows errors at the fields, focuses the first one and keeps the typed text', async () => {
    const listing = await aSale();
    await openFor(listing);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Price/ }), '$');
    await userEvent.type(box('Message (optional)'), 'Hello');
    await send();
    const amount = box(/^Price/);
    await waitFor(() => expect(amount).toHaveFocus());
    expect(amount).toHaveAccessibleDescription(/Enter the price you offer/);
    expect(box(/^Full legal names/)).toHaveAccessibleDescription(/Enter the full legal names/);
    expect(screen.getByText('Tick the box so that we can pass on your offer.')).toBeVisible();
    expect(box('Message (optional)')).toHaveValue('Hello');
    await userEvent.type(amount, '790000');
    await waitFor(() => expect(amount).not.toHaveAccessibleDescription(/Enter the price/));
    expect(await offersOn(listing)).toEqual([]);
  });

  it('shows an error of the server at its field', async () => {
    const listing = await aSale();
    await openFor(listing);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Price/ }), '790000');
    await fillPerson();
    // The browser accepts this number; the server rejects it.
    await userEvent.type(box('Phone'), '+1 000 000 0000');
    await send();
    await waitFor(() =>
      expect(box('Phone')).toHaveAccessibleDescription(
        'Enter a valid phone number, such as 0491 570 006 or +64 21 123 4567.',
      ),
    );
  });

  it('keeps the offer after a network failure, and stores it once on retry', async () => {
    const listing = await aSale();
    let answers = 0;
    await openFor(listing, async (input, init) => {
      const response = await asGuest(input, init);
      if (init?.method !== 'POST') return response;
      answers += 1;
      // The server stores the offer, but its response is lost.
      return answers === 1 ? Promise.reject(new TypeError('Failed to fetch')) : response;
    });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Price/ }), '790000');
    await fillPerson();
    await send();
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Your details are still here.');
    expect(failure).toHaveFocus();
    await send();
    expect(await screen.findByRole('heading', { name: 'We’ve sent your offer' })).toBeVisible();
    expect(await offersOn(listing)).toHaveLength(1);
  });

  it('restores the draft without contact details', async () => {
    const listing = await aSale();
    const { router } = await openFor(listing);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Price/ }), '790000');
    await fillPerson();
    await act(() => router.navigate('/search'));
    const stored = JSON.stringify({ ...localStorage });
    expect(stored).toContain('790,000');
    expect(stored).not.toMatch(/zoe@example|Žižka/);
    await act(() => router.navigate(`/make-an-offer?listing=${listing.id}`));
    expect(await screen.findByText('You’re back where you left off')).toBeVisible();
    expect(box(/^Price/)).toHaveValue('790,000');
    expect(box(/^Full legal names/)).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(box(/^Price/)).toHaveValue(''));
  });

  it('fills in name, email and phone of a signed-in user, the phone in national format', async () => {
    const listing = await aSale();
    await openFor(listing, undefined, zoe);
    expect(await screen.findByRole('textbox', { name: /^Full legal names/ })).toHaveValue('Zoë Žižka');
    expect(box(/^Email/)).toHaveValue('zoe@example.com');
    expect(box(/^Phone/)).toHaveValue('0491 570 156');
  });

  it('restores the draft of a signed-in user with the contact details that are filled in', async () => {
    const listing = await aSale();
    const { router } = await openFor(listing, undefined, zoe);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Price/ }), '790000');
    expect(unsavedWork()).toMatchObject([{ isPersisted: true }]);
    await act(() => router.navigate('/search'));
    await act(() => router.navigate(`/make-an-offer?listing=${listing.id}`));
    expect(await screen.findByText('You’re back where you left off')).toBeVisible();
    expect(box(/^Price/)).toHaveValue('790000');
    expect(box(/^Full legal names/)).toHaveValue('Zoë Žižka');
    expect(box(/^Email/)).toHaveValue('zoe@example.com');
    expect(box(/^Phone/)).toHaveValue('0491 570 156');
  });
});

describe('an offer to rent', () => {
  const aShop = () => aSale({ type: 'both', leasePricing: aPrice('650.00'), property: { propertyType: 'Commercial' } });

  it('starts with the advertised rent', async () => {
    const listing = await aShop();
    await openFor(listing);
    await userEvent.click(await screen.findByRole('radio', { name: 'Rent' }));
    const rent = box(/^Rent/);
    expect(rent).toHaveValue('650');
    expect(screen.queryByRole('textbox', { name: /Deposit/ })).toBeNull();
    fireEvent.change(screen.getByLabelText(/Start of the lease/), { target: { value: addDays(today, 14) } });
    await fillPerson();
    await send();
    expect(await screen.findByRole('heading', { name: 'We’ve sent your offer' })).toBeVisible();
    expect(await offersOn(listing)).toMatchObject([
      { terms: { kind: 'lease', amount: '650.00', startDate: addDays(today, 14), termMonths: 12 } },
    ]);
  });

  it('is an application when the home is only for lease', async () => {
    const { id } = await aLease();
    const { router } = await openFor({ id });
    await waitFor(() => expect(router.createHref(router.state.location)).toBe(`/apply?listing=${id}`));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('is an application for a home for sale and rent', async () => {
    const listing = await aSale({ type: 'both', leasePricing: aPrice('650.00') });
    await openFor(listing);
    expect(await screen.findByRole('textbox', { name: /^Price/ })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('link', { name: 'apply to rent' })).toHaveAttribute('href', `/apply?listing=${listing.id}`);
  });

  it('offers a choice for other property', async () => {
    const listing = await aShop();
    await openFor(listing);
    await screen.findByRole('textbox', { name: /^Price/ });
    await userEvent.click(screen.getByRole('radio', { name: 'Rent' }));
    await waitFor(() => expect(box(/^Rent/)).toHaveValue('650'));
    await userEvent.click(screen.getByRole('radio', { name: 'Buy' }));
    await waitFor(() => expect(box(/^Price/)).toHaveValue(''));
  });
});
