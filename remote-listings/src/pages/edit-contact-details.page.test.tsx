import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addresses } from 'shared-contract/page/addresses';
import { editorSite, jack, retype, saved } from '../editor/testing/editor-site.tsx';
import * as page from './edit-contact-details.page.tsx';

let site: Awaited<ReturnType<typeof editorSite>>;
beforeAll(async () => {
  site = await editorSite('contact-details', page);
});
afterAll(() => site.backend.close());

const contact = { contactName: 'Sam', contactEmail: 'sam@example.com', contactPhone: '0491 570 006' };
const aListing = () => site.aListing(contact);
const stored = async (id: string) => (await site.stored(id)).contactDetail;

describe('a step of the editor', () => {
  it('saves by itself and says so', async () => {
    const { id } = await aListing();
    await site.open(id);
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact details' })).toBeVisible();
    expect(await screen.findByText('All changes saved')).toBeVisible();
    await retype(/^Name/, 'Sam Lee');
    expect(screen.getByText('Saving…')).toBeVisible();
    expect(await saved()).toBeVisible();
    expect(await stored(id)).toMatchObject({ name: 'Sam Lee', email: 'sam@example.com' });
  });

  it('V7, V8: keeps what is refused in its field, says what was expected, and sends nothing', async () => {
    const { id } = await aListing();
    await site.open(id);
    await retype(/^Email/, 'sam@example');
    await userEvent.tab();
    expect(await screen.findByText(/Expected an email address/)).toBeVisible();
    expect(screen.getByText('Not saved yet: see what is marked')).toBeVisible();
    expect(await stored(id)).toMatchObject({ email: 'sam@example.com' });
    await retype(/^Email/, 'sam@example.org');
    await retype(/^Phone/, '1902 555 010');
    await userEvent.tab();
    expect(await screen.findByText(/Expected an Australian phone number/)).toBeVisible();
    expect((await stored(id)).phone).not.toBe('1902 555 010');
    await retype(/^Phone/, '');
    await userEvent.tab();
    await waitFor(async () => expect(await stored(id)).toEqual({ name: 'Sam', email: 'sam@example.org' }));
    expect(await saved()).toBeVisible();
  });

  it('shows which field an older server cannot save, and keeps what was typed', async () => {
    const { id } = await aListing();
    await site.open(id, {
      fetch: (input, init) => {
        const body =
          init?.method === 'PATCH'
            ? JSON.stringify({ ...JSON.parse(String(init.body)), petPolicy: 'dogs' })
            : init?.body;
        return site.backend.fetch(input, { ...init, body });
      },
    });
    await retype(/^Name/, 'Sam Lee');
    await userEvent.tab();
    expect(await screen.findByText(/“petPolicy” can’t be saved yet/)).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Sam Lee');
    expect(await stored(id)).toMatchObject({ name: 'Sam' });
  });

  it('keeps the street from visitors who are not to know it', async () => {
    const { id } = await aListing();
    await site.open(id);
    await userEvent.click(await screen.findByRole('switch', { name: /^Keep the street address private/ }));
    await waitFor(async () => expect(await site.stored(id)).toMatchObject({ streetHidden: true }));
  });

  it('takes in what another device changed in another field', async () => {
    const { id } = await aListing();
    await site.open(id);
    await screen.findByLabelText(/^Name/);
    await site.elsewhere(id, { contactDetail: { phone: '0491 570 157' } });
    await retype(/^Name/, 'Alex');
    await userEvent.tab();
    expect(await saved()).toBeVisible();
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('0491 570 157');
    expect(await stored(id)).toMatchObject({ name: 'Alex', phone: '0491 570 157' });
  });

  it('shows both versions of a field that was changed here and elsewhere, and keeps the one that is chosen', async () => {
    const { id } = await aListing();
    await site.open(id);
    await screen.findByLabelText(/^Name/);
    await site.elsewhere(id, { contactDetail: { name: 'Kim', phone: '0491 570 157' } });
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
    expect(await saved()).toBeVisible();
    expect(await stored(id)).toMatchObject({ name: 'Alex', phone: '0491 570 157' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('says that nobody answers, tries again, and saves', async () => {
    const { id } = await aListing();
    let broken = true;
    await site.open(id, {
      fetch: async (input, init) =>
        broken && init?.method === 'PATCH' ? new Response('', { status: 503 }) : site.backend.fetch(input, init),
    });
    await retype(/^Name/, 'Alex');
    await userEvent.tab();
    expect(await screen.findByText('Not saved, trying again')).toBeVisible();
    broken = false;
    window.dispatchEvent(new Event('online'));
    expect(await saved()).toBeVisible();
    expect(await stored(id)).toMatchObject({ name: 'Alex' });
  });

  it('saves what was typed last though one has left', async () => {
    const { id } = await aListing();
    const { unmount } = await site.open(id);
    await retype(/^Name/, 'Alex');
    unmount();
    await waitFor(async () => expect(await stored(id)).toMatchObject({ name: 'Alex' }));
  });

  it('shows what was typed and never saved when it is opened again, and saves it', async () => {
    const { id } = await aListing();
    let broken = true;
    const { router } = await site.open(id, {
      fetch: async (input, init) =>
        broken && init?.method === 'PATCH' ? new Response('', { status: 503 }) : site.backend.fetch(input, init),
    });
    await retype(/^Name/, 'Alex');
    await act(() => router.navigate('/search'));
    expect(screen.queryByLabelText(/^Name/)).toBeNull();
    await act(() => router.navigate(addresses.listingEditStep(id, 'contact-details')));
    expect(await screen.findByText('You are back where you left off')).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Alex');
    broken = false;
    window.dispatchEvent(new Event('online'));
    expect(await saved()).toBeVisible();
    expect(await stored(id)).toMatchObject({ name: 'Alex' });
  });

  it('is Page Not Found for anybody else', async () => {
    const { id } = await aListing();
    await site.open(id, { as: jack });
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});
