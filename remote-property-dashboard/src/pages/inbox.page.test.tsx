import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import definition from '../remote.ts';
import * as enquiries from './enquiries.page.tsx';
import * as inbox from './inbox.page.tsx';

let olivia: { id: string; firstName: string; lastName: string };
let own: { ownerId: string; propertyId: string; listingId: string };
let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
beforeEach(() => {
  olivia = { id: crypto.randomUUID(), firstName: 'Olivia', lastName: 'Nguyen' };
});
afterAll(() => backend.close());

const open = (query = '', fetch = backend.fetch) =>
  renderPage({
    definition,
    pages: { inbox, enquiries },
    url: `/enquiries${query}`,
    as: olivia,
    backend: { ...backend, fetch },
  });

async function aListing(streetAddress: string, headline: string) {
  await backend.signInAs(olivia);
  const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id, streetAddress });
  const { id: listingId } = await backend.insert.listing({ ownerId: olivia.id, propertyId, headline });
  return { ownerId: olivia.id, propertyId, listingId };
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** One message of each kind about one listing. */
async function oneOfEach() {
  own = await aListing('1 Bridge Road', 'Sunny house');
  const { propertyId: _, ...ids } = own;
  return {
    enquiry: await backend.insert.enquiry({ ...own, message: 'Is the cellar dry?', createdAt: minutesAgo(1) }),
    offer: await backend.insert.offer({ ...ids, createdAt: minutesAgo(2) }),
    application: await backend.insert.application({ ...own, name: 'Tom O’Brien', createdAt: minutesAgo(3) }),
  };
}

const rows = async () => within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('listitem');
const search = async (text: string) => {
  await userEvent.type(await screen.findByRole('searchbox'), text);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
};

describe('the inbox', () => {
  it('lists enquiries, offers and applications newest first, each with a link to where it is answered', async () => {
    const { enquiry, offer, application } = await oneOfEach();
    await open();
    const [first, second, third] = await rows();
    expect(first).toHaveTextContent(
      /Mia PetrovićNew.*Enquiry · Is the cellar dry\?1 Bridge Road, .* 3121 · Sunny house$/,
    );
    expect(second).toHaveTextContent(/Zoë ŽižkaPendingNeeds an answer.*Offer of \$790,000/);
    expect(third).toHaveTextContent(/Tom O’BrienNew.*Application/);
    const hrefs = screen.getAllByRole('heading', { level: 2 }).map((one) => within(one).getByRole('link'));
    const place = `/properties/${own.propertyId}`;
    expect(hrefs.map((link) => link.getAttribute('href'))).toEqual([
      `${place}/enquiries?enquiry=${enquiry.id}`,
      `${place}/listings/${own.listingId}/offers?offer=${offer.id}`,
      `${place}/applications/${application.id}`,
    ]);
  });

  it('is where an enquiry leads back to, with the same filters and searched text', async () => {
    await oneOfEach();
    const { router } = await open('?kind=enquiry');
    await search('mia');
    await userEvent.click(await screen.findByRole('link', { name: /^Mia/ }));
    await userEvent.click(await screen.findByRole('link', { name: 'Back to inbox' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/enquiries'));
    expect(router.state.location.search).toBe('?kind=enquiry');
    expect(await screen.findByRole('searchbox')).toHaveValue('mia');
  });

  it('counts what needs an answer in the heading, with a link to only these', async () => {
    await oneOfEach();
    await backend.insert.enquiry({ ...own, status: 'replied', name: 'Sam Reed' });
    const { router } = await open();
    await userEvent.click(await screen.findByRole('link', { name: '3 messages need an answer' }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect(screen.queryByText('Sam Reed')).toBeNull();
    expect(router.state.location.search).toBe('?state=needsAnswer');
  });

  it('keeps the filters in the URL, and goes back to the last ones', async () => {
    await oneOfEach();
    const { router } = await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Offers' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Needs an answer');
    await waitFor(() => expect(router.state.location.search).toBe('?kind=offer&state=needsAnswer'));
    await router.navigate(-2);
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect(screen.getByRole('combobox', { name: 'Show' })).toHaveValue('current');
  });

  it('has the field for the property before the properties are known, so that the list never moves', async () => {
    await oneOfEach();
    await open('', (input, init) =>
      new URL(input instanceof Request ? input.url : input, 'http://verandah.test').pathname === '/api/properties'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : backend.fetch(input, init),
    );
    expect(await rows()).toHaveLength(3);
    expect(screen.getByRole('combobox', { name: 'Property' })).toHaveDisplayValue('All properties');
  });

  it('filters by property', async () => {
    await oneOfEach();
    const other = await aListing('2 River Lane', 'Flat');
    await backend.insert.enquiry({ ...other, name: 'Sam Reed' });
    const { router } = await open();
    const choice = await screen.findByRole('combobox', { name: 'Property' });
    await userEvent.selectOptions(choice, await within(choice).findByRole('option', { name: /^2 River Lane/ }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Sam Reed' })).toBeVisible();
    expect(router.state.location.search).toBe(`?property=${other.propertyId}`);
  });

  it('searches names and messages without putting them into the URL, and keeps the text on going back', async () => {
    await oneOfEach();
    const { router } = await open();
    await search('o’brien');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Tom O’Brien' })).toBeVisible();
    expect(router.state.location.search).toBe('');
    await userEvent.click(screen.getByRole('link', { name: 'Offers' }));
    expect(await screen.findByText('No messages match')).toBeVisible();
    await router.navigate(-1);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.getByRole('searchbox')).toHaveValue('o’brien');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('shows what is closed or withdrawn only among all, and says where it is', async () => {
    own = await aListing('1 Bridge Road', '');
    const { id } = await backend.insert.enquiry({ ...own, status: 'closed', name: 'Sam Reed' });
    await open();
    expect(await screen.findByText('No current messages')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show all messages' }));
    const link = await screen.findByRole('link', { name: 'Sam Reed' });
    expect(link).toHaveAttribute('href', `/properties/${own.propertyId}/enquiry-history?enquiry=${id}`);
  });

  it('says that all is answered', async () => {
    own = await aListing('1 Bridge Road', '');
    await backend.insert.enquiry({ ...own, status: 'replied' });
    await open('?state=needsAnswer');
    expect(await screen.findByText('You’re all caught up')).toBeVisible();
  });

  it('says what appears here before the first message, without filters', async () => {
    await open();
    expect(await screen.findByText('No messages yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your properties' })).toHaveAttribute('href', '/properties');
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  });

  it('shows the second page by its URL', async () => {
    own = await aListing('1 Bridge Road', '');
    for (let index = 0; index < 31; index += 1) {
      await backend.insert.enquiry({ ...own, name: `Sender ${index}`, createdAt: minutesAgo(index) });
    }
    await open('?page=2');
    expect(await screen.findByRole('link', { name: 'Sender 30' })).toBeVisible();
    expect(screen.getByText('31 messages, newest first')).toBeVisible();
  });

  it('says when it fails to load, and tries again', async () => {
    await oneOfEach();
    let broken = true;
    await open('', (input, init) =>
      broken && String(input).includes('/api/inbox')
        ? Promise.resolve(new Response('', { status: 500 }))
        : backend.fetch(input, init),
    );
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText('No messages yet')).toBeNull();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(3);
  });
});
