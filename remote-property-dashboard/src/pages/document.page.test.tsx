import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import { visibleToasts } from 'shared-platform/testing';
import definition from '../remote.ts';
import * as documentPage from './document.page.tsx';
import * as listPage from './documents.page.tsx';
import * as sharedPage from './shared-document.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000018', firstName: 'Olivia', lastName: 'Nguyen' };
const own = { ownerId: olivia.id };
const today = localDateIn('Australia/Melbourne', new Date());
const aPdf = new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'], 'policy-2027.pdf', { type: 'application/pdf' });

let backend: InProcessBackend;
let propertyId: string;
let documentId: string;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  localStorage.clear();
  propertyId = (await backend.insert.property(own)).id;
  documentId = (await backend.insert.document({ ...own, propertyId })).document.id;
});

const pages = { documents: listPage, document: documentPage, 'shared-document': sharedPage };
const open = (url = addresses.document(propertyId, documentId)) =>
  renderPage({ definition, pages, url, as: olivia, backend });
const stored = async () => (await backend.inject({ url: `/api/documents/${documentId}` }, olivia)).json();
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const change = (payload: object) =>
  backend.inject(
    { method: 'PATCH', url: `/api/documents/${documentId}`, headers: { 'if-match': '*' }, payload },
    olivia,
  );

describe('a document', () => {
  it('gets a name, a category and an expiry date, and names a missing name', async () => {
    await open();
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await press('Save changes');
    expect(name).toHaveAccessibleDescription('Enter a name.');
    expect(name).toHaveFocus();
    await userEvent.type(name, 'Policy 2027');
    await userEvent.type(screen.getByLabelText('Expiry date (optional)'), addDays(today, 1));
    await press('Save changes');
    expect(await screen.findByText('Expires tomorrow')).toBeVisible();
    expect(await stored()).toMatchObject({ name: 'Policy 2027', category: 'insurance', expiresOn: addDays(today, 1) });
    expect(screen.getByRole('heading', { level: 1, name: 'Policy 2027' })).toBeVisible();
  });

  it('says when another device changed it first', async () => {
    await open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2027');
    await change({ category: 'other' });
    await press('Save changes');
    expect(await screen.findByText(/changed in another tab or on another device/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Landlord insurance 2027');
  });

  it('is not overwritten when another device changed it and this page has loaded that since', async () => {
    await open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2027');
    await change({ category: 'other' });
    // A link loads the document again, so the page knows the newest version.
    await press('Create link');
    await screen.findByRole('textbox', { name: 'Your new link' });
    expect(await screen.findByText('Other', { selector: 'p, div, span' })).toBeVisible();
    await press('Save changes');
    expect(await screen.findByText(/changed in another tab or on another device/)).toBeVisible();
    expect((await stored()).name).toBe('Landlord insurance');
  });

  it('is saved after a new version was uploaded, and again after that', async () => {
    await open();
    await screen.findByRole('button', { name: 'Choose a new version' });
    await userEvent.upload(screen.getByLabelText('Choose a new version', { selector: 'input' }), aPdf);
    await screen.findByText('Version 2 (latest)');
    for (const year of [' 2027', ' 2028']) {
      await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), year);
      await press('Save changes');
      await waitFor(async () => expect((await stored()).name).toContain(year.trim()));
    }
  });

  it('is deleted for good from the bin, after a confirmation', async () => {
    await backend.inject({ method: 'DELETE', url: `/api/documents/${documentId}` }, olivia);
    const { router } = await open();
    await press('Delete now');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this document now?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep in the bin' }));
    expect((await stored()).id).toBe(documentId);
    await press('Delete now');
    const again = within(await screen.findByRole('dialog', { name: 'Delete this document now?' }));
    await userEvent.click(again.getByRole('button', { name: 'Delete now' }));
    expect(await screen.findByText('The bin is empty')).toBeVisible();
    expect(router.state.location.search).toBe('?bin=true');
    expect((await stored()).status).toBe(404);
  });

  it('gets a new version, and the earlier one stays', async () => {
    await open();
    await screen.findByRole('button', { name: 'Choose a new version' });
    await userEvent.upload(screen.getByLabelText('Choose a new version', { selector: 'input' }), aPdf);
    expect(await screen.findByText('Version 2 (latest)')).toBeVisible();
    expect(screen.getByText(/^insurance\.pdf/)).toBeVisible();
    for (const number of [1, 2])
      expect(screen.getByRole('button', { name: `Download version ${number}` })).toBeEnabled();
  });

  it('is moved to the bin, which can be undone', async () => {
    const { router } = await open();
    await press('Delete document');
    expect(await screen.findByText('No uploaded documents yet')).toBeVisible();
    expect(router.state.location.pathname).toBe(addresses.documents(propertyId));
    expect((await stored()).deletedAt).not.toBeNull();
    const [shown] = visibleToasts();
    expect(shown?.action?.label).toBe('Undo');
    act(() => shown?.action?.run());
    expect(await screen.findByRole('link', { name: 'Landlord insurance' })).toBeVisible();
    expect((await stored()).deletedAt).toBeNull();
  });

  it('says that it is in the bin, without a form, and can be restored', async () => {
    await backend.inject({ method: 'DELETE', url: `/api/documents/${documentId}` }, olivia);
    await open();
    expect(await screen.findByText('This document is in the bin')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await press('Restore');
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible();
  });

  it('is not shown as a document of another property', async () => {
    const other = (await backend.insert.property(own)).id;
    await open(addresses.document(other, documentId));
    expect(await screen.findByText('We can’t find that document here')).toBeVisible();
  });

  it('leads back to the documents when there is no such document', async () => {
    await open(addresses.document(propertyId, 'nope'));
    expect(await screen.findByText('We can’t find that document here')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to documents' })).toHaveAttribute(
      'href',
      addresses.documents(propertyId),
    );
  });

  it('shows an error with a way to try again when it cannot be loaded', async () => {
    await backend.database.execute('alter table document_versions rename to document_versions_broken');
    try {
      await open();
      expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
    } finally {
      await backend.database.execute('alter table document_versions_broken rename to document_versions');
    }
  });

  it('offers the preview again when its file cannot be loaded', async () => {
    await backend.database.execute('alter table stored_files rename to stored_files_broken');
    try {
      await open();
      await press('Show preview');
      expect(await screen.findByText(/We couldn’t load the preview/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Show preview' })).toBeEnabled();
    } finally {
      await backend.database.execute('alter table stored_files_broken rename to stored_files');
    }
  });
});

describe('a share link', () => {
  it('is shown once, opens the document, and stops after a question', async () => {
    await open();
    await press('Create link');
    const field = await screen.findByRole('textbox', { name: 'Your new link' });
    const url = new URL((field as HTMLInputElement).value).pathname;
    expect(url).toMatch(/^\/shared-documents\/[\w-]{43}$/);
    const links = within(await screen.findByRole('list', { name: 'Links' }));
    await userEvent.click(links.getByRole('button', { name: 'Stop link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop this link?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stop link' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Links' })).toBeNull());
    expect(screen.queryByRole('textbox', { name: 'Your new link' })).toBeNull();
    await open(url);
    expect(await screen.findByRole('heading', { name: 'This link isn’t valid' })).toBeVisible();
  });

  it('needs a last day within a year', async () => {
    await open();
    const field = await screen.findByLabelText('Link works until');
    await userEvent.clear(field);
    await userEvent.type(field, addDays(today, 366));
    await press('Create link');
    expect(await screen.findByText('Choose a date from today to a year from now.')).toBeVisible();
    expect((await stored()).shares).toEqual([]);
  });

  it('shows the name, the file and the last day to anyone', async () => {
    const token = `page-${documentId}`.padEnd(43, 'x').slice(0, 43);
    await backend.insert.document({ ...own, propertyId, name: 'Strata report', token });
    await renderPage({ definition, pages, url: addresses.sharedDocument(token), backend });
    expect(await screen.findByRole('heading', { level: 1, name: 'Strata report' })).toBeVisible();
    expect(screen.getByText('31 Dec 2099')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
    expect(document.querySelector('meta[name="referrer"]')?.getAttribute('content')).toBe('no-referrer');
  });
});
