import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CheckResult } from 'shared-contract/tenant-check/tenant-check';
import { unsavedWork } from 'shared-platform/testing';
import { applicantSite, olivia } from '../applicant/testing/applicant-site.tsx';

let site: Awaited<ReturnType<typeof applicantSite>>;
beforeAll(async () => {
  site = await applicantSite();
});
afterAll(() => site.backend.close());

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = (name: string) => screen.findByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const section = async (name: string) => within(await screen.findByRole('region', { name }));

const returnToTab = () =>
  act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

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

const result: CheckResult = {
  outcome: 'clear',
  searchedOn: '2026-11-20',
  databases: ['TICA'],
  isIdentityVerified: true,
  listings: [],
};
const hit: CheckResult = {
  ...result,
  outcome: 'listed',
  databases: ['TICA', 'National Tenancy Database'],
  listings: [
    {
      database: 'TICA',
      listedBy: 'Harbour Realty',
      listedOn: '2025-02-03',
      reason: 'Rent arrears more than the bond',
      amount: '1840.00',
      contact: 'TICA, 02 9743 1800',
    },
  ],
};
const complete = {
  status: 'complete' as const,
  completedAt: new Date(),
  expiresAt: new Date(Date.now() + 90 * 24 * 60 * 60 * 1000),
};

describe('the provider’s question and result', () => {
  it('is answered, without a tax file number', async () => {
    const { token } = await site.aCheck({ status: 'needsInfo', question: 'Which suburb did you live in before?' });
    await site.open(token);
    expect(await title('The check needs your answer')).toBeVisible();
    expect(screen.getByText('Which suburb did you live in before?')).toBeVisible();
    const answer = await box('Your answer');
    await userEvent.type(answer, 'My TFN is 123 456 782');
    expect(unsavedWork()).toMatchObject([{ description: 'your answer' }]);
    await press('Send answer');
    await waitFor(() => expect(answer).toHaveAccessibleDescription(/Remove the tax file number/));
    await userEvent.clear(answer);
    await userEvent.type(answer, 'Fitzroy');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send answer' }));
    const shown = await title('Your check is under way');
    await waitFor(() => expect(shown).toHaveFocus());
    expect((await site.view(token)).events.filter(({ kind }) => kind === 'infoSent')).toHaveLength(1);
  });

  it('has no entry, and can be downloaded', async () => {
    const { token } = await site.aCheck({ ...complete, result });
    await site.open(token);
    expect(await title('Your check is complete')).toBeVisible();
    const shown = await section('Result');
    expect(shown.getByText(/^No entry about you was found\. We searched TICA on/)).toBeVisible();
    expect(shown.getByText('Your identity was verified.')).toBeVisible();
    expect(shown.queryByRole('note')).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Withdraw|Refuse|Add)/ })).toBeNull();
    expect(await download('Download the result')).toContain('Tenant check report');
  });

  it('warns about an identity that could not be verified, and calls none proven', async () => {
    const { token } = await site.aCheck({ ...complete, result: { ...result, isIdentityVerified: false } });
    await site.open(token);
    const shown = await section('Result');
    expect(shown.getByRole('note')).toHaveTextContent(/^Your identity could not be verified/);
    expect(screen.queryByText(/proven|identity was verified/)).toBeNull();
  });

  it('has an entry, with the notice and a dispute', async () => {
    const noticeDueOn = '2099-01-01';
    const { token, id } = await site.aCheck({ ...complete, result: hit, noticeDueOn });
    await site.backend.inject({ method: 'POST', url: `/api/tenant-checks/${id}/notices`, payload: {} }, olivia);
    await site.open(token);
    expect(await title('A tenancy database lists you')).toBeVisible();
    const shown = await section('Result');
    for (const text of ['Harbour Realty', 'Rent arrears more than the bond', '$1,840.00', 'TICA, 02 9743 1800']) {
      expect(shown.getByText(text)).toBeVisible();
    }
    expect(shown.getByText('You have the right to know')).toBeVisible();
    const found = shown.getByText(/^An entry about you was found in TICA\./);
    expect(found).toHaveTextContent('We searched TICA and National Tenancy Database on 20 Nov 2026.');
    const message = await box('What is wrong');
    await press('Send dispute');
    await waitFor(() => expect(message).toHaveAccessibleDescription(/Write what is wrong\./));
    await userEvent.type(message, 'I paid in March.');
    await press('Send dispute');
    expect(await screen.findByText('I paid in March.', { selector: 'blockquote' })).toBeVisible();
    expect(await screen.findByText(/^On hold for a dispute/)).toBeVisible();
    const sent = (await screen.findByText('I paid in March.')).closest('figure');
    await waitFor(() => expect(sent).toHaveFocus());
    expect(await box('Add to your dispute')).toHaveValue('');
    expect(screen.queryByRole('textbox', { name: 'What is wrong' })).toBeNull();
    expect(unsavedWork()).toEqual([]);
    expect(await download('Download the notice')).toContain('Notice of a tenancy database listing');
  });
});

describe('the rest of a check', () => {
  it('withdraws the consent after a confirmation that says what is deleted', async () => {
    const { token } = await site.aCheck();
    await site.sign(token);
    await site.addDocument(token);
    await site.open(token);
    await press('Withdraw consent');
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your consent?' }));
    expect(dialog.getByText('The check stops. Nothing is sent to the provider.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw consent' }));
    const result = await title('You’ve withdrawn your consent');
    await waitFor(() => expect(result).toHaveFocus());
    expect((await site.view(token)).documents).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Add a document' })).toBeNull();
    expect(screen.getByText('You withdrew your consent')).toBeVisible();
  });

  it('shows the owner’s accesses when the applicant returns to the tab', async () => {
    const { token, id } = await site.aCheck();
    await site.open(token);
    const log = await section('Who has opened it');
    expect(log.getByText('Your details haven’t been opened yet.')).toBeVisible();
    await site.backend.inject({ method: 'POST', url: `/api/tenant-checks/${id}/accesses`, payload: {} }, olivia);
    await returnToTab();
    expect(await log.findByText('The owner or agent read your details')).toBeVisible();
  });

  it('says in the log that the result was read, in the order of the accesses', async () => {
    const { token, id } = await site.aCheck({ ...complete, result });
    for (const part of ['details', 'result']) {
      const url = `/api/tenant-checks/${id}/accesses?part=${part}`;
      await site.backend.inject({ method: 'POST', url, payload: {} }, olivia);
    }
    await site.open(token);
    const log = await section('Who has opened it');
    const [first, second] = log.getAllByRole('listitem');
    expect(first).toHaveTextContent('The owner or agent read your details');
    expect(second).toHaveTextContent('The owner or agent read the result');
  });
});

describe('a link that doesn’t open', () => {
  it('has expired, and mails a new one', async () => {
    const { token } = await site.aCheck({ linkedAt: new Date('2026-01-01T00:00:00Z') });
    await site.open(token);
    expect(await title('This link has expired')).toBeVisible();
    await press('Email me a new link');
    const confirmation = await title('Check your email');
    await waitFor(() => expect(confirmation).toHaveFocus());
    const mail = (await site.backend.mails()).at(-1);
    const renewed = /check-authorisations\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await site.view(renewed)).status).toBe('awaitingConsent');
  });

  it('is incomplete or made up, and is requested once', async () => {
    for (const token of ['short', 'x'.repeat(43)]) {
      site.requested.length = 0;
      const { unmount } = await site.open(token);
      expect(await title('This link isn’t valid')).toBeVisible();
      await returnToTab();
      expect(site.requested.filter((url) => url.includes('/api/tenant-check-views'))).toHaveLength(1);
      unmount();
    }
  });

  it('failed to load, and can be tried again', async () => {
    const { token } = await site.aCheck();
    let broken = true;
    await site.open(token, async (input, init) =>
      broken ? new Response('', { status: 503 }) : site.asGuest(input, init),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your tenant check');
    broken = false;
    await press('Try again');
    expect(await title('Authorise a tenant check')).toBeVisible();
  });
});
