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
  it('saves automatically and shows that it did', async () => {
    const { id } = await aListing();
    await site.open(id);
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact details' })).toBeVisible();
    expect(await screen.findByText('All changes saved')).toBeVisible();
    await retype(/^Name/, 'Sam Lee');
    expect(screen.getByText('Saving…')).toBeVisible();
    expect(await saved()).toBeVisible();
    expect(await stored(id)).toMatchObject({ name: 'Sam Lee', email: 'sam@example.com' });
  });

  it('V7, V8: keeps an invalid value in its field, explains it, and sends nothing', async () => {
    const { id } = await aListing();
    await site.open(id);
    await retype(/^Email/, 'sam@example');
    await userEvent.tab();
    expect(await screen.findByText(/Enter an email address/)).toBeVisible();
    expect(screen.getByText('Not saved: fix the fields in red')).toBeVisible();
    expect(await stored(id)).toMatchObject({ email: 'sam@example.com' });
    await retype(/^Email/, 'sam@example.org');
    await retype(/^Phone/, '1902 555 010');
    await userEvent.tab();
    expect(await screen.findByText(/Enter an Australian phone number/)).toBeVisible();
    expect((await stored(id)).phone).not.toBe('1902 555 010');
    await retype(/^Phone/, '');
    await userEvent.tab();
    await waitFor(async () => expect(await stored(id)).toEqual({ name: 'Sam', email: 'sam@example.org' }));
    expect(await saved()).toBeVisible();
  });

  it('names the field that an older server cannot save, and keeps the typed text', async () => {
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

  it('V7: shows a phone number in national format, and stores it in E.164', async () => {
    const { id } = await site.aListing({ ...contact, contactPhone: '+61491570006' });
    await site.open(id);
    expect(await screen.findByLabelText(/^Phone/)).toHaveValue('0491 570 006');
    await retype(/^Phone/, '0491570157');
    await userEvent.tab();
    expect(await saved()).toBeVisible();
    expect(await stored(id)).toMatchObject({ phone: '+61491570157' });
    await retype(/^Name/, 'Alex');
    await userEvent.tab();
    await waitFor(async () => expect(await stored(id)).toMatchObject({ name: 'Alex', phone: '+61491570157' }));
  });

  it('hides a private street address from visitors', async () => {
    const { id } = await aListing();
    await site.open(id);
    await userEvent.click(await screen.findByRole('switch', { name: /^Keep the street address private/ }));
    await waitFor(async () => expect(await site.stored(id)).toMatchObject({ streetHidden: true }));
  });

  it('is not done in the list of steps until its changes are saved', async () => {
    const { id } = await aListing();
    await site.open(id);
    const step = await screen.findByRole('link', { name: /^Contact details/ });
    expect(step).toHaveTextContent('Done');
    await retype(/^Email/, 'sam@example');
    expect(step).toHaveTextContent('Not saved yet');
    await userEvent.tab();
    expect(await screen.findByText(/Enter an email address/)).toBeVisible();
    expect(step).toHaveTextContent('Not saved yet');
    await retype(/^Email/, 'sam@example.org');
    expect(await saved()).toBeVisible();
    expect(step).toHaveTextContent('Done');
  });

  it('shows the errors of all fields at once', async () => {
    const { id } = await aListing();
    await site.open(id);
    await retype(/^Email/, 'sam@example');
    await retype(/^Phone/, '1902 555 010');
    await userEvent.tab();
    expect(await screen.findByText(/Enter an email address/)).toBeVisible();
    expect(await screen.findByText(/Enter an Australian phone number/)).toBeVisible();
  });

  it('merges another field that another device changed', async () => {
    const { id } = await aListing();
    await site.open(id);
    await screen.findByLabelText(/^Name/);
    await site.elsewhere(id, { contactDetail: { phone: '0491 570 157' } });
    await retype(/^Name/, 'Alex');
    await userEvent.tab();
    expect(await saved()).toBeVisible();
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('0491 570 157');
    expect(await stored(id)).toMatchObject({ name: 'Alex', phone: '+61491570157' });
  });

  it('shows both versions of a field in conflict, and saves the chosen one', async () => {
    const { id } = await aListing();
    await site.open(id);
    await screen.findByLabelText(/^Name/);
    await site.elsewhere(id, { contactDetail: { name: 'Kim', phone: '0491 570 157' } });
    await retype(/^Name/, 'Alex');
    await retype(/^Phone/, '0491 570 158');
    await userEvent.tab();
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('This step was also changed elsewhere');
    const name = within(within(panel).getByRole('radiogroup', { name: 'Name' }));
    const phone = within(within(panel).getByRole('radiogroup', { name: 'Phone' }));
    expect(name.getByRole('radio', { name: /Saved elsewhere Kim/ })).toBeVisible();
    await userEvent.click(name.getByRole('radio', { name: /Yours Alex/ }));
    await userEvent.click(phone.getByRole('radio', { name: /Saved elsewhere 0491 570 157/ }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Save my choices' }));
    expect(await saved()).toBeVisible();
    expect(await stored(id)).toMatchObject({ name: 'Alex', phone: '+61491570157' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('says when the server does not respond, retries, and saves', async () => {
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

  it('saves the last change after the user has left the step', async () => {
    const { id } = await aListing();
    const { unmount } = await site.open(id);
    await retype(/^Name/, 'Alex');
    unmount();
    await waitFor(async () => expect(await stored(id)).toMatchObject({ name: 'Alex' }));
  });

  it('restores unsaved text on the next visit, and saves it', async () => {
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
    expect(await screen.findByText('You’re back where you left off')).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Alex');
    broken = false;
    window.dispatchEvent(new Event('online'));
    expect(await saved()).toBeVisible();
    // The form below stays in its place.
    expect(screen.getByText('You’re back where you left off')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
    expect(await stored(id)).toMatchObject({ name: 'Alex' });
  });

  it('is Page Not Found for other users', async () => {
    const { id } = await aListing();
    await site.open(id, { as: jack });
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});
