import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation/testing';
import { addresses } from 'shared-contract/addresses';
import { type InProcessBackend, inProcessBackend } from 'site/testing';
import definition from '../remote.ts';
import * as editContactDetails from './edit-contact-details.page.tsx';
import * as listingEdit from './listing-edit.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia' };
const jack = { id: '10000000-0000-4000-8000-000000000002', firstName: 'Jack' };
let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

const aListing = () =>
  backend.insert.listing({
    ownerId: olivia.id,
    status: 'draft',
    contactName: 'Sam',
    contactEmail: 'sam@example.com',
    contactPhone: '0491 570 006',
  });
const open = (id: string, { as = olivia, fetch = backend.fetch } = {}) =>
  renderPage({
    definition,
    pages: { 'edit-contact-details': editContactDetails, 'listing-edit': listingEdit },
    url: addresses.listingEditStep(id, 'contact-details'),
    as,
    backend: { ...backend, fetch },
  });
const stored = async (id: string) => {
  const headers = await backend.signInAs(olivia);
  const answer = await backend.fetch(`/api/listings/${id}`, { headers });
  return (await answer.json()).contactDetail;
};
const elsewhere = async (id: string, contactDetail: object) => {
  const headers = { ...(await backend.signInAs(olivia)), 'content-type': 'application/merge-patch+json' };
  const answer = await backend.fetch(`/api/listings/${id}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ contactDetail }),
  });
  expect(answer.status).toBe(200);
};
const retype = async (label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};

describe('a step of the editor', () => {
  it('saves by itself and says so', async () => {
    const { id } = await aListing();
    await open(id);
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact details' })).toBeVisible();
    expect(await screen.findByText('All changes saved')).toBeVisible();
    await retype(/^Name/, 'Sam Lee');
    expect(screen.getByText('Saving…')).toBeVisible();
    expect(await screen.findByText(/^Saved \d/, {}, { timeout: 10_000 })).toBeVisible();
    expect(await stored(id)).toMatchObject({ name: 'Sam Lee', email: 'sam@example.com' });
  });

  it('V7, V8: keeps what is refused in its field, says what was expected, and sends nothing', async () => {
    const { id } = await aListing();
    await open(id);
    await retype(/^E-mail/, 'sam@example');
    await userEvent.tab();
    expect(await screen.findByText(/Expected an e-mail address/)).toBeVisible();
    expect(screen.getByText('Not saved yet: see what is marked')).toBeVisible();
    expect(await stored(id)).toMatchObject({ email: 'sam@example.com' });
    await retype(/^E-mail/, 'sam@example.org');
    await retype(/^Phone/, '1902 555 010');
    await userEvent.tab();
    expect(await screen.findByText(/Expected an Australian phone number/)).toBeVisible();
    expect((await stored(id)).phone).not.toBe('1902 555 010');
    await retype(/^Phone/, '');
    await userEvent.tab();
    await waitFor(async () => expect(await stored(id)).toEqual({ name: 'Sam', email: 'sam@example.org' }));
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  });

  it('takes in what another device changed in another field', async () => {
    const { id } = await aListing();
    await open(id);
    await screen.findByLabelText(/^Name/);
    await elsewhere(id, { phone: '0491 570 157' });
    await retype(/^Name/, 'Alex');
    await userEvent.tab();
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('0491 570 157');
    expect(await stored(id)).toMatchObject({ name: 'Alex', phone: '0491 570 157' });
  });

  it('shows both versions of a field that was changed here and elsewhere, and keeps the one that is chosen', async () => {
    const { id } = await aListing();
    await open(id);
    await screen.findByLabelText(/^Name/);
    await elsewhere(id, { name: 'Kim', phone: '0491 570 157' });
    await retype(/^Name/, 'Alex');
    await retype(/^Phone/, '0491 570 158');
    await userEvent.tab();
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('This was changed elsewhere, too');
    const name = within(within(panel).getByRole('radiogroup', { name: 'Name' }));
    const phone = within(within(panel).getByRole('radiogroup', { name: 'Phone' }));
    expect(name.getByRole('radio', { name: /Saved elsewhere Kim/ })).toBeVisible();
    await userEvent.click(name.getByRole('radio', { name: /Yours Alex/ }));
    await userEvent.click(phone.getByRole('radio', { name: /Saved elsewhere 0491 570 157/ }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Keep what I chose' }));
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    expect(await stored(id)).toMatchObject({ name: 'Alex', phone: '0491 570 157' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that nobody answers, tries again, and saves', async () => {
    const { id } = await aListing();
    let broken = true;
    await open(id, {
      fetch: async (input, init) =>
        broken && init?.method === 'PATCH' ? new Response('', { status: 503 }) : backend.fetch(input, init),
    });
    await retype(/^Name/, 'Alex');
    await userEvent.tab();
    expect(await screen.findByText('Not saved, trying again')).toBeVisible();
    broken = false;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    expect(await stored(id)).toMatchObject({ name: 'Alex' });
  });

  it('saves what was typed last though one has left', async () => {
    const { id } = await aListing();
    const { unmount } = await open(id);
    await retype(/^Name/, 'Alex');
    unmount();
    await waitFor(async () => expect(await stored(id)).toMatchObject({ name: 'Alex' }));
  });

  it('is Page Not Found for anybody else', async () => {
    const { id } = await aListing();
    await open(id, { as: jack });
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});
