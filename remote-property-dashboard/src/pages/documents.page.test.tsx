import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import definition from '../remote.ts';
import * as documentPage from './document.page.tsx';
import * as listPage from './documents.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000017', firstName: 'Olivia', lastName: 'Nguyen' };
const own = { ownerId: olivia.id };
const today = localDateIn('Australia/Melbourne', new Date());
const aPdf = (name: string) =>
  new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'], name, { type: 'application/pdf' });

let backend: InProcessBackend;
let propertyId: string;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  propertyId = (await backend.insert.property(own)).id;
});

const open = (query = '') =>
  renderPage({
    definition,
    pages: { documents: listPage, document: documentPage },
    url: `${addresses.documents(propertyId)}${query}`,
    as: olivia,
    backend,
  });
const store = (values: object = {}) => backend.insert.document({ ...own, propertyId, ...values });
const rows = async (name: string | RegExp = /\d documents?$/) =>
  within(await screen.findByRole('region', { name })).getAllByRole('listitem');
const fileInput = async () => {
  await screen.findByRole('button', { name: 'Choose documents' });
  return screen.getByLabelText('Choose documents', { selector: 'input' });
};

describe('the documents of a property', () => {
  it('explain an empty page', async () => {
    await open();
    expect(await screen.findByText('No uploaded documents yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose documents' })).toBeEnabled();
  });

  it('show category, latest file, versions, links and when they expire', async () => {
    await store({ expiresOn: addDays(today, 12), files: ['a.pdf', 'b.pdf'], token: `list ${propertyId}` });
    await open();
    const [row] = await rows();
    expect(row).toHaveTextContent(/Landlord insurance.*Insurance · PDF, 1 KB/);
    for (const label of ['Expires in 12 days', '2 versions', 'Shared']) expect(row).toHaveTextContent(label);
  });

  it('are filtered by the category in the URL', async () => {
    await store();
    await store({ name: 'Smoke alarms', category: 'safety' });
    const { router } = await open();
    expect(await rows()).toHaveLength(2);
    const [filter] = screen.getAllByRole('combobox', { name: 'Category' });
    await userEvent.selectOptions(filter as HTMLElement, 'Safety and compliance');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(router.state.location.search).toBe('?category=safety');
    expect(screen.getByRole('combobox', { name: 'Category of new documents' })).toHaveValue('safety');
  });

  it('start with the agreements that everyone signed, latest first, each with its PDF', async () => {
    const at = (sentAt: string) => ({ ...own, propertyId, step: 'signed' as const, sentAt: new Date(sentAt) });
    const first = await backend.insert.signing(at('2026-02-01T00:00:00Z'));
    const second = await backend.insert.signing(at('2026-09-01T00:00:00Z'));
    await backend.insert.signing({ ...own, propertyId, step: 'sent' });
    await backend.insert.agreement({ ...own, propertyId, status: 'draft' });
    await open();
    const found = await rows('Signed agreements');
    const links = found.map((row) => within(row).getByRole('link').getAttribute('href'));
    expect(links).toEqual(
      [second, first].map(({ agreement }) => addresses.tenancyAgreementStep(agreement.id, 'review')),
    );
    expect(found[0]).toHaveTextContent(
      'Tenancy agreement: Mia Petrović and Tom O’BrienLeases and notices · PDF · Signed on',
    );
    const [button] = screen.getAllByRole('button', { name: /^Download Tenancy agreement/ });
    const saved: number[] = [];
    const before = URL.createObjectURL;
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) saved.push(file.size);
      return '#agreement';
    };
    try {
      await userEvent.click(button as HTMLElement);
      await waitFor(() => expect(saved).toEqual([second.round.signedDocument?.length]));
    } finally {
      URL.createObjectURL = before;
    }
  });

  it('have no signed agreements in another category', async () => {
    await backend.insert.signing({ ...own, propertyId, step: 'signed' });
    await open('?category=safety');
    expect(await screen.findByText('No documents in this category. Choose another one.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Signed agreement' })).toBeNull();
  });

  it('are uploaded several at once into the chosen category', async () => {
    await open();
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Category of new documents' }),
      'Rates and water',
    );
    await userEvent.upload(await fileInput(), [aPdf('water.pdf'), aPdf('rates.pdf')]);
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect((await rows()).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining('waterRates and water'), expect.stringContaining('rates')]),
    );
  });

  it('refuse a file of another type with a sentence, and take the others of the same drop', async () => {
    await open();
    await screen.findByText('No uploaded documents yet');
    const word = new File(['PK'], 'lease.doc', { type: 'application/msword' });
    const files = [word, aPdf('lease.pdf')];
    const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
    fireEvent.drop(await fileInput(), { dataTransfer: { files, items, types: ['Files'] } });
    const refused = within(await screen.findByRole('list', { name: 'Documents being uploaded' }));
    expect(
      await refused.findByText('Choose a PDF or a JPEG, PNG or WebP picture. This is a Word document.'),
    ).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss lease.doc' }));
    expect(screen.queryByText(/Word document/)).toBeNull();
  });

  it('show why the server refused a file', async () => {
    await open();
    const damaged = new File(['%PDF-1.7\nno end of this file'], 'damaged.pdf', { type: 'application/pdf' });
    await userEvent.upload(await fileInput(), damaged);
    expect(await screen.findByText(/This PDF is incomplete/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss damaged.pdf' }));
  });

  it('show an error with a way to try again, never an empty list, when they cannot be loaded', async () => {
    await backend.database.execute('alter table property_documents rename to property_documents_broken');
    try {
      await open();
      expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
      expect(screen.queryByText('No uploaded documents yet')).toBeNull();
    } finally {
      await backend.database.execute('alter table property_documents_broken rename to property_documents');
    }
  });
});

describe('the bin', () => {
  it('lists deleted documents with their last day, and restores one', async () => {
    await store({ deletedAt: new Date() });
    await open('?bin=true');
    const [row] = await rows('Bin');
    expect(row).toHaveTextContent(/Landlord insurance.*Deleted for good on/);
    await userEvent.click(screen.getByRole('button', { name: 'Restore Landlord insurance' }));
    expect(await screen.findByText('The bin is empty')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Back to the documents' }));
    expect(await rows()).toHaveLength(1);
  });

  it('deletes one now, after a confirmation', async () => {
    await store({ deletedAt: new Date() });
    await store({ name: 'Smoke alarms', deletedAt: new Date() });
    await open('?bin=true');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete now: Smoke alarms' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this document now?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete now' }));
    await waitFor(async () => expect(await rows('Bin')).toHaveLength(1));
    expect(screen.getByText('Landlord insurance')).toBeVisible();
  });
});
