import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { guestFetch, type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { unsavedWork } from 'shared-platform/testing';
import definition from '../remote.ts';
import * as listing from './listing.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };
const jack = {
  id: '10000000-0000-4000-8000-000000000002',
  firstName: 'Jack',
  lastName: "O'Brien",
  email: 'jack@example.com',
  phone: '+61491570156',
};
let backend: InProcessBackend;
let listingId: string;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  ({ id: listingId } = await backend.insert.listing({ ownerId: olivia.id, contactName: 'Sam Lee' }));
});

/** A guest's browser has a session and a CSRF token too. */
const guest = async () => ({ ...backend, fetch: await guestFetch(backend) });

const open = async (as?: typeof jack, by?: Pick<InProcessBackend, 'fetch' | 'signInAs'>) =>
  renderPage({
    definition,
    pages: { listing },
    url: `/listings/${listingId}`,
    backend: by ?? (as ? backend : await guest()),
    ...(as ? { as } : {}),
  });

const received = async () => (await backend.inject({ url: '/api/enquiries' }, olivia)).json().member;
const ofThisListing = async () =>
  (await received()).filter((one: { listing: { id: string } }) => one.listing.id === listingId);

async function ask() {
  await userEvent.click(await screen.findByRole('button', { name: 'Ask a question' }));
  return screen.findByRole('button', { name: 'Send message' });
}

describe('enquiring about a listing', () => {
  it('reaches the owner from a guest with the chosen reasons', async () => {
    await open();
    const send = await ask();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Request an inspection' }));
    expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveValue('I’d like to inspect the property.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Mia Petrović');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'mia@example.com');
    await userEvent.click(send);
    expect(await screen.findByText('Your message is on its way to Sam Lee')).toBeVisible();
    expect(screen.getByText('We’ll send the reply to mia@example.com.')).toBeVisible();
    expect(await ofThisListing()).toMatchObject([
      {
        name: 'Mia Petrović',
        reasons: ['inspection'],
        message: 'I’d like to inspect the property.',
        status: 'new',
      },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Send another message' }));
    expect(await screen.findByRole('textbox', { name: 'Your message' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Mia Petrović');
  });

  it('fills in name, email and phone of a signed-in user, the phone in national format', async () => {
    await open(jack);
    await ask();
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue("Jack O'Brien");
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('jack@example.com');
    expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveValue('0491 570 156');
  });

  it('warns about leaving only when the user has typed contact details', async () => {
    await open(jack);
    await ask();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'Is the fig tree staying?');
    expect(unsavedWork()).toMatchObject([{ isPersisted: true }]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), ' Junior');
    expect(unsavedWork()).toMatchObject([{ isPersisted: false }]);
  });

  it('warns a guest about leaving who typed contact details before the message', async () => {
    await open();
    await ask();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Gus');
    await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'Is the fig tree staying?');
    expect(unsavedWork()).toMatchObject([{ isPersisted: false }]);
  });

  it('shows errors at the fields, focuses the first one and sends nothing', async () => {
    await open();
    await userEvent.click(await ask());
    expect(await screen.findByText('Write a message.')).toBeVisible();
    expect(screen.getByText('Enter your name.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveFocus();
    expect(await ofThisListing()).toEqual([]);
  });

  it('keeps the typed text after a network failure, says so beside the button, and sends it on retry', async () => {
    const browser = await guest();
    let broken = true;
    await open(undefined, {
      ...browser,
      fetch: (input, init) =>
        broken && init?.method === 'POST' ? Promise.reject(new TypeError('offline')) : browser.fetch(input, init),
    });
    const send = await ask();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'Is it quiet?');
    await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Mia');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'mia@example.com');
    await userEvent.click(send);
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Your details are still here');
    expect(failure).toHaveFocus();
    // Above the fields it would be off the screen of a phone.
    const fields = screen.getAllByRole('textbox', { name: /^(Your|Email|Phone)/ });
    for (const field of fields) expect(failure.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveValue('Is it quiet?');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(/on its way/)).toBeVisible();
  });

  it('explains that the property has left the market', async () => {
    await open();
    const send = await ask();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'Hello');
    await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Mia');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'mia@example.com');
    await backend.database.execute(`update listings set status = 'sold' where id = '${listingId}'`);
    await userEvent.click(send);
    expect(await screen.findByText(/no longer on the market/)).toBeVisible();
  });

  it('hides the honeypot field from users', async () => {
    await open();
    await ask();
    const form = screen.getByRole('textbox', { name: 'Your message' }).closest('form');
    expect(form && within(form).queryByRole('textbox', { name: 'Website' })).toBeNull();
  });
});
