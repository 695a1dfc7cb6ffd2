import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addresses } from 'shared-contract/page/addresses';
import { unsavedWork } from 'shared-platform/testing';
import { editorSite, olivia } from '../editor/testing/editor-site.tsx';
import * as page from './edit-ownership.page.tsx';

let site: Awaited<ReturnType<typeof editorSite>>;
let id: string;
let propertyId: string;
beforeAll(async () => {
  site = await editorSite('ownership', page);
});
beforeEach(async () => {
  ({ id, propertyId } = await site.aListing());
});
afterAll(() => site.backend.close());

type Fetch = typeof globalThis.fetch;

/** Node's fetch does not accept jsdom's files as bodies. `beforeUpload` runs before each upload is sent. */
const open = (listingId: string, beforeUpload: () => Promise<void> | void = () => {}) => {
  const fetch: Fetch = async (address, init) => {
    if (!(init?.body instanceof Blob)) return site.backend.fetch(address, init);
    await beforeUpload();
    return site.backend.fetch(address, { ...init, body: await init.body.arrayBuffer() });
  };
  return site.open(listingId, { fetch });
};
const aPdf = (name: string) =>
  new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'], name, { type: 'application/pdf' });
async function choose(...files: File[]) {
  await screen.findByRole('heading', { level: 1, name: 'Ownership' });
  const input = screen.getByLabelText<HTMLInputElement>('Choose your document', { selector: 'input' });
  await userEvent.setup({ applyAccept: false }).upload(input, files);
}
const railStep = async () => {
  const rail = within(await screen.findByRole('navigation', { name: 'Steps of this listing' }));
  return rail.getByRole('link', { name: /^Ownership/ }).textContent;
};
const stored = async () =>
  (await site.backend.inject({ url: `/api/properties/${propertyId}/ownership-documents` }, olivia)).json().member;

function aHeldUpload() {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { held, finish: () => finish() };
}

describe('the ownership step', () => {
  it('V25: uploads a document of the chosen type, and shows when it is verified', async () => {
    await open(id);
    await userEvent.click(await screen.findByRole('combobox', { name: 'Document type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Land tax notice' }));
    await choose(aPdf('land-tax.pdf'));
    const list = within(await screen.findByRole('list', { name: 'Proof of ownership' }));
    expect(await list.findByRole('button', { name: 'land-tax.pdf' })).toBeVisible();
    expect(await stored()).toMatchObject([{ kind: 'landTaxNotice', fileName: 'land-tax.pdf' }]);
    expect(await screen.findByText('Ownership is verified', undefined, { timeout: 10_000 })).toBeVisible();
    await waitFor(async () => expect(await railStep()).toBe('OwnershipDone'));
  });

  it('V18: rejects a file before sending it, and shows what the server found', async () => {
    await open(id);
    await choose(new File(['<svg/>'], 'rates.svg', { type: 'image/svg+xml' }));
    const list = within(await screen.findByRole('list', { name: 'Documents being uploaded' }));
    const typeMessage = /Choose a PDF or a JPEG, PNG or WebP picture\. This is an SVG drawing\./;
    expect(await list.findByText(typeMessage)).toBeVisible();
    await choose(new File(['MZ not a document at all'], 'rates.pdf', { type: 'application/pdf' }));
    expect(await list.findByText(/Despite its name, this file is a program/)).toBeVisible();
    expect(await stored()).toEqual([]);
    expect(unsavedWork()).toEqual([]);
  });

  it('is not saved while a document uploads, and leaving the editor asks, until the document is uploaded', async () => {
    const { held, finish } = aHeldUpload();
    await open(id, () => held);
    await choose(aPdf('pending.pdf'));
    expect(await railStep()).toBe('OwnershipNot saved yet');
    const ask = {
      description: 'a file that isn’t uploaded yet',
      within: addresses.listingEdit(id),
      isPersisted: false,
    };
    expect(unsavedWork()).toMatchObject([ask]);
    finish();
    await waitFor(() => expect(unsavedWork()).toEqual([]));
    expect(await railStep()).not.toContain('Not saved yet');
    expect(await stored()).toHaveLength(1);
  });

  it('is not saved after an upload has failed, until the user dismisses the document', async () => {
    await open(id, () => {
      throw new TypeError('Failed to fetch');
    });
    await choose(aPdf('pending.pdf'));
    expect(await screen.findByText('Connection lost. Try again.')).toBeVisible();
    expect(await railStep()).toBe('OwnershipNot saved yet');
    expect(unsavedWork()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss pending.pdf' }));
    expect(await railStep()).not.toContain('Not saved yet');
    expect(unsavedWork()).toEqual([]);
  });

  it('marks the listing in which the document was chosen, when the property has two drafts', async () => {
    await open(id);
    await screen.findByRole('heading', { level: 1, name: 'Ownership' });
    cleanup();
    const second = await site.aListing({ propertyId });
    const { held, finish } = aHeldUpload();
    await open(second.id, () => held);
    await choose(aPdf('pending.pdf'));
    expect(await railStep()).toBe('OwnershipNot saved yet');
    expect(unsavedWork()).toMatchObject([{ within: addresses.listingEdit(second.id) }]);
    finish();
    await waitFor(() => expect(unsavedWork()).toEqual([]));
  });
});
