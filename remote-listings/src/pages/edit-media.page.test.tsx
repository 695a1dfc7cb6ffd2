import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addresses } from 'shared-contract/page/addresses';
import { unsavedWork } from 'shared-platform/testing';
import definition from '../remote.ts';
import * as editInspections from './edit-inspections.page.tsx';
import * as editMedia from './edit-media.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia' };
let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

/** Node's fetch does not accept jsdom's files as bodies. */
const withBytes =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) =>
    fetch(input, init?.body instanceof Blob ? { ...init, body: await init.body.arrayBuffer() } : init);

const open = (id: string, fetch = withBytes(backend.fetch)) =>
  renderPage({
    definition,
    pages: { 'edit-media': editMedia, 'edit-inspections': editInspections },
    url: addresses.listingEditStep(id, 'media'),
    as: olivia,
    backend: { ...backend, fetch },
  });
const aListing = (photos = 0) => backend.insert.listing({ ownerId: olivia.id, status: 'draft', photos });
const stored = async (id: string) =>
  (await backend.inject({ url: `/api/listings/${id}/assets` }, olivia)).json().member as {
    id: string;
    kind: string;
    fileName: string;
  }[];
const aPdf = new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'], 'contract.pdf', { type: 'application/pdf' });
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const railStep = async () => {
  const rail = within(await screen.findByRole('navigation', { name: 'Steps of this listing' }));
  return rail.getByRole('link', { name: /^Media/ }).textContent;
};

describe('the media step', () => {
  it('uploads, shows, removes and restores a file', async () => {
    const { id } = await aListing();
    await open(id);
    expect(await screen.findByRole('heading', { level: 1, name: 'Media' })).toBeVisible();
    await userEvent.upload(input('Choose documents'), aPdf);
    const documents = within(await screen.findByRole('list', { name: 'Only you can see' }));
    expect(await documents.findByRole('button', { name: 'contract.pdf' })).toBeVisible();
    expect(await stored(id)).toMatchObject([{ kind: 'document', fileName: 'contract.pdf' }]);

    await userEvent.click(documents.getByRole('button', { name: 'Remove contract.pdf' }));
    expect(await screen.findByText('contract.pdf was removed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose documents' })).toHaveFocus();
    expect(await stored(id)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await stored(id)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('contract.pdf was removed')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove contract.pdf' })).toHaveFocus());
  });

  it('moves the focus to the Remove button of the next photo, and back after Undo', async () => {
    const { id } = await aListing(3);
    await open(id);
    const [, second] = await screen.findAllByRole('button', { name: /^Remove/ });
    if (second) await userEvent.click(second);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2));
    expect(screen.getAllByRole('button', { name: /^Remove/ })[1]).toHaveFocus();
    await userEvent.click(undo);
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove/ })[1]).toHaveFocus());
  });

  it('V18: rejects a file before sending it, and shows what the server found', async () => {
    const { id } = await aListing();
    await open(id);
    await screen.findByRole('heading', { level: 1, name: 'Media' });
    const files = [
      new File(['<svg/>'], 'front.svg', { type: 'image/svg+xml' }),
      new File(['MZ not a picture at all'], 'front.jpg', { type: 'image/jpeg' }),
    ];
    await userEvent.setup({ applyAccept: false }).upload(input('Choose photos'), files);
    const list = within(await screen.findByRole('list', { name: 'Photos being uploaded' }));
    expect(await list.findByText(/Choose a JPEG, PNG or WebP picture\. This is an SVG drawing\./)).toBeVisible();
    expect(await list.findByText(/Despite its name, this file is a program/)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Dismiss front.svg' }));
    await waitFor(() => expect(screen.queryByText('front.svg')).toBeNull());
    expect(list.getByRole('button', { name: 'Dismiss front.jpg' })).toHaveFocus();
    expect(await stored(id)).toEqual([]);
  });

  it('keeps a file after a network failure, and stores it once on retry', async () => {
    const { id } = await aListing();
    let broken = true;
    const fetch = withBytes(backend.fetch);
    await open(id, async (address, init) => {
      const response = await fetch(address, init);
      // The server stores the file, but its response is lost.
      if (broken && init?.method === 'POST') throw new TypeError('Failed to fetch');
      return response;
    });
    await screen.findByRole('heading', { level: 1, name: 'Media' });
    await userEvent.upload(input('Choose documents'), aPdf);
    expect(await screen.findByText('Connection lost. Try again.')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try contract.pdf again' }));
    expect(await screen.findByRole('list', { name: 'Only you can see' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Connection lost. Try again.')).toBeNull());
    expect(await stored(id)).toHaveLength(1);
  });

  it('keeps the order of the files, however long each upload takes', async () => {
    const { id } = await aListing();
    const fetch = withBytes(backend.fetch);
    await open(id, async (address, init) => {
      if (init?.method === 'POST' && String(address).includes('one.pdf'))
        await new Promise((go) => setTimeout(go, 300));
      return fetch(address, init);
    });
    await screen.findByRole('heading', { level: 1, name: 'Media' });
    const files = ['one.pdf', 'two.pdf', 'three.pdf'].map(
      (name) => new File([aPdf], name, { type: 'application/pdf' }),
    );
    await userEvent.upload(input('Choose documents'), files);
    await waitFor(async () => expect(await stored(id)).toHaveLength(3), { timeout: 10_000 });
    expect((await stored(id)).map(({ fileName }) => fileName)).toEqual(['one.pdf', 'two.pdf', 'three.pdf']);
  });

  it('is not saved while a file uploads, also on another step, until the file is uploaded', async () => {
    const { id } = await aListing(6);
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const fetch = withBytes(backend.fetch);
    await open(id, async (address, init) => {
      if (init?.method === 'POST') await held;
      return fetch(address, init);
    });
    expect(await railStep()).toBe('MediaDone');
    await userEvent.upload(input('Choose documents'), aPdf);
    expect(await railStep()).toBe('MediaNot saved yet');
    await userEvent.click(screen.getByRole('link', { name: 'Continue to inspections' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Inspections' })).toBeVisible();
    expect(await railStep()).toBe('MediaNot saved yet');
    const within = addresses.listingEdit(id);
    expect(unsavedWork()).toMatchObject([{ description: 'a file that isn’t uploaded yet', within }]);
    finish();
    await waitFor(async () => expect(await railStep()).toBe('MediaDone'));
    expect(unsavedWork()).toEqual([]);
  });

  it('is not saved while a file has failed, until the user dismisses it', async () => {
    const { id } = await aListing(6);
    const fetch = withBytes(backend.fetch);
    await open(id, async (address, init) => {
      if (init?.method === 'POST') throw new TypeError('Failed to fetch');
      return fetch(address, init);
    });
    await screen.findByRole('heading', { level: 1, name: 'Media' });
    await userEvent.upload(input('Choose documents'), aPdf);
    expect(await screen.findByText('Connection lost. Try again.')).toBeVisible();
    expect(await railStep()).toBe('MediaNot saved yet');
    expect(unsavedWork()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss contract.pdf' }));
    expect(await railStep()).toBe('MediaDone');
    expect(unsavedWork()).toEqual([]);
  });

  it('moves a photo with the keyboard; the first one is the main one', async () => {
    const { id } = await aListing(3);
    const [first, second] = await stored(id);
    await open(id);
    const list = await screen.findByRole('list', { name: 'Photos in order' });
    await within(list).findAllByRole('button', { name: /^Move photo/ });
    expect(within(list).getByText('Main photo')).toBeVisible();
    const handle = within(list).getByRole('button', { name: /^Move photo 1,/ });
    handle.focus();
    for (const keyCode of [32, 39, 32]) fireEvent.keyDown(handle, { keyCode });
    const dropped = handle.closest('[role="listitem"]');
    const landed = Object.assign(new Event('transitionend', { bubbles: true }), { propertyName: 'transform' });
    if (dropped) fireEvent(dropped, landed);
    await waitFor(async () =>
      expect((await stored(id)).slice(0, 2).map((one) => one.id)).toEqual([second?.id, first?.id]),
    );
  });

  it('shows visitors a document once the owner has published it', async () => {
    const { id } = await aListing();
    await open(id);
    expect(await screen.findByRole('heading', { level: 1, name: 'Media' })).toBeVisible();
    await userEvent.upload(input('Choose documents'), aPdf);
    const shown = await screen.findByRole('switch', { name: 'Visitors can download contract.pdf' });
    expect(shown).not.toBeChecked();
    await userEvent.click(shown);
    await waitFor(async () => expect(await stored(id)).toMatchObject([{ isPublic: true }]));
    expect(await screen.findByRole('switch', { name: 'Visitors can download contract.pdf' })).toBeChecked();
  });
});
