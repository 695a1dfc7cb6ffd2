import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { unsavedWork, visibleToasts } from 'shared-platform/testing';
import { applicantSite } from '../applicant/testing/applicant-site.tsx';
import definition from '../remote.ts';

let site: Awaited<ReturnType<typeof applicantSite>>;
beforeAll(async () => {
  site = await applicantSite();
});
afterAll(() => site.backend.close());

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = (name: string) => screen.findByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const consent = () => screen.findByRole('checkbox', { name: /^I have read/ });

/** Presses a button, closes the page, and returns the text of the PDF that the button saved. */
async function download(name: string): Promise<string> {
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return '#file';
  };
  URL.revokeObjectURL = () => {};
  await press(name);
  await waitFor(() => expect(saved).toHaveLength(1));
  cleanup();
  const bytes = (await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0);
  return (await site.backend.readPdf(Buffer.from(bytes))).join('\n');
}

const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]);

describe('authorising a check', () => {
  it('is a secret page for guests, without the frame of the site', () => {
    const page = definition.pages.find(({ path }) => path === '/check-authorisations/:token');
    expect(page).toMatchObject({ secretUrl: true, access: 'guest', layout: 'clean', title: 'Tenant check' });
  });

  it('says who checks what, with whom and why, and how to object', async () => {
    const { token } = await site.aCheck();
    site.requested.length = 0;
    await site.open(token);
    expect(await title('Authorise a tenant check')).toBeVisible();
    expect(document.head.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    const text = await section('What you authorise');
    for (const start of [/authorise Olivia Nguyen to check me/, /^What is checked:/, /^Why:/, /^How to object:/]) {
      expect(text.getByText(start)).toBeVisible();
    }
    const details = await section('Your details');
    expect(details.getByText('23 Apr 1990')).toBeVisible();
    expect(details.getByText(/Reply to our email, and Olivia Nguyen can correct it/)).toBeVisible();
    expect((await section('Who has opened it')).getByText('Your details haven’t been opened yet.')).toBeVisible();
    expect((await section('Your information')).getByText(/destroyed 6 months after/)).toBeVisible();
    expect(site.requested.join(' ')).not.toContain(token);
  });

  it('V40: signs with the name of the check and the consent, and shows the receipt', async () => {
    const { token } = await site.aCheck();
    await site.open(token);
    const name = await box('Your full legal name');
    await userEvent.type(name, 'Zoe');
    expect(unsavedWork()).toMatchObject([{ description: 'your signature', isPersisted: false }]);
    await press('Sign authorisation');
    expect(await screen.findByText('Tick the box to authorise the check.')).toBeVisible();
    await userEvent.click(await consent());
    await press('Sign authorisation');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Type your name as in this check: Zoë Žižka\./));
    expect(name).toHaveFocus();
    expect((await site.view(token)).authorisation).toBeNull();
    await userEvent.clear(name);
    await userEvent.type(name, 'zoe zizka');
    expect(stored()).not.toMatch(/zizka/i);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Sign authorisation' }));
    const result = await title('Add your proof of identity');
    await waitFor(() => expect(result).toHaveFocus());
    const { authorisation } = await site.view(token);
    expect(authorisation?.method).toBe('signed');
    expect(screen.queryByText(/Reply to our email/)).toBeNull();
    expect((await section('Your authorisation')).getByText(authorisation?.sha256 ?? 'none')).toBeVisible();
    expect(visibleToasts()).toMatchObject([{ message: 'Authorisation signed' }]);
    expect(unsavedWork()).toEqual([]);
  });

  it('downloads the signed PDF', async () => {
    const { token } = await site.aCheck();
    await site.sign(token);
    await site.open(token);
    expect(await download('Download the signed PDF')).toContain('Zoë Žižka');
  });

  it('signs nothing when the check has changed meanwhile, and shows the latest', async () => {
    const { token } = await site.aCheck();
    await site.open(token);
    await userEvent.type(await box('Your full legal name'), 'Zoë Žižka');
    await userEvent.click(await consent());
    await site.addDocument(token);
    await press('Sign authorisation');
    expect(await screen.findByText(/This check has changed\. Read the latest/)).toBeVisible();
    expect(await box('Your full legal name')).toHaveValue('Zoë Žižka');
    expect((await site.view(token)).authorisation).toBeNull();
    await press('Sign authorisation');
    expect(await title('Add your proof of identity')).toBeVisible();
  });
});

describe('the proof of identity', () => {
  const choose = async (kind: string) =>
    userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Document' }), kind);

  it('V4, V6: asks what the document needs, checks it and counts it before the server does', async () => {
    const { token } = await site.aCheck();
    await site.addDocument(token);
    await site.open(token);
    expect(await screen.findByText('40 of 100 points')).toBeVisible();
    expect(screen.getByText('Never give a tax file number')).toBeVisible();
    // 100 points of typed documents are the rule, so the page must not demand scans.
    expect(screen.getByText(/A photo or a scan of each is optional/)).toBeVisible();
    await press('Add a document');
    await choose('Medicare card');
    expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull();
    expect(screen.getByText('Adds 25 points: 65 in total.')).toBeVisible();
    const number = await box('Medicare number');
    await userEvent.type(number, '2123 45671 1');
    await userEvent.type(await box('Number beside the name'), '1');
    await userEvent.type(screen.getByLabelText('Expiry date'), '2030-01-31');
    expect(unsavedWork()).toMatchObject([{ description: 'this document', isPersisted: false }]);
    site.requested.length = 0;
    await press('Add document');
    await waitFor(() => expect(number).toHaveAccessibleDescription(/Check the number: 10 digits/));
    expect(site.requested).toEqual([]);
    await userEvent.clear(number);
    await userEvent.type(number, '2123 45670 1');
    expect(stored()).not.toMatch(/2123.?4567/);
    await press('Add document');
    expect(await screen.findByText('65 of 100 points')).toBeVisible();
    expect(screen.getByText('Medicare card ending in 701')).toBeVisible();
    expect(site.requested.join(' ')).not.toMatch(/2123.?4567|%20/);
    expect(unsavedWork()).toEqual([]);
  });

  it('V5: needs the card number of a licence, and no expired document', async () => {
    const { token } = await site.aCheck();
    await site.open(token);
    await press('Add a document');
    await choose('Australian driver licence');
    await userEvent.type(await box('Licence number'), '12345678');
    await userEvent.type(screen.getByLabelText('Expiry date'), '2020-01-31');
    await press('Add document');
    const card = await box('Card number');
    await waitFor(() => expect(card).toHaveAccessibleDescription(/Enter the card number too/));
    expect(screen.getByText('This document has expired. Add a current one.')).toBeVisible();
    expect(screen.getByText('Choose the state or territory that issued it.')).toBeVisible();
  });

  it('uploads a scan with the token in a header, and removes a document after a confirmation', async () => {
    const { token } = await site.aCheck();
    await site.addDocument(token);
    await site.open(token);
    const scan = await screen.findByLabelText(/^Scan of Australian driver licence/);
    const photo = screen.getByLabelText(/^Photo of Australian driver licence/);
    expect(photo).toHaveAttribute('capture', 'environment');
    await userEvent.upload(scan, new File(['MZ'], 'scan.exe', { type: 'application/x-msdownload' }), {
      applyAccept: false,
    });
    expect(await screen.findByText(/^Choose a PDF or a JPEG, PNG or WebP picture\./)).toBeVisible();
    site.requested.length = 0;
    const pdf = new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'], 'scan.pdf', { type: 'application/pdf' });
    await userEvent.upload(scan, pdf);
    expect(await screen.findByRole('button', { name: /^Replace scan of/ })).toBeVisible();
    expect(site.requested.join(' ')).not.toContain(token);
    expect((await site.view(token)).documents).toMatchObject([{ hasScan: true }]);
    await press('Remove Australian driver licence ending in 678');
    const dialog = within(await screen.findByRole('dialog', { name: /^Remove Australian driver licence/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove document' }));
    expect(await screen.findByText('0 of 100 points')).toBeVisible();
    expect((await site.view(token)).documents).toEqual([]);
  });
});
