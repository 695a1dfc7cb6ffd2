import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { guestFetch, type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { queryClient } from 'shared-api';
import { visibleToasts } from 'shared-platform/testing';
import definition from '../remote.ts';
import { recordDownloads } from '../testing/record-downloads.ts';
import * as signingPage from './agreement-signing.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000051', firstName: 'Olivia' };

let backend: InProcessBackend;
let guest: typeof backend.fetch;
beforeAll(async () => {
  backend = await inProcessBackend();
  guest = await guestFetch(backend);
});
afterAll(() => backend.close());

const requested: string[] = [];
const asGuest: typeof backend.fetch = (input, init) => {
  requested.push(String(input));
  return guest(input, init);
};
const open = (token = '', fetch = asGuest) =>
  renderPage({
    definition,
    pages: { 'agreement-signing': signingPage },
    url: `/agreements/${token}`,
    backend: { ...backend, fetch },
  });
type Values = Omit<Parameters<typeof backend.insert.signing>[0], 'ownerId'>;
const aSigning = (values: Values = {}) => backend.insert.signing({ ownerId: olivia.id, ...values });
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the agreement of a private link', () => {
  it('shows the document, who signs, and keeps the token out of request URLs', async () => {
    requested.length = 0;
    const { tokens } = await aSigning();
    await open(tokens[0]);
    expect(await title('Read your tenancy agreement')).toBeVisible();
    expect(screen.getByText(/^Olivia Nguyen has sent you this agreement/)).toBeVisible();
    expect(screen.getAllByText(/12A\/3–5 Bridge Road/)[0]).toBeVisible();
    expect(screen.getAllByText(/\$650/)[0]).toBeVisible();
    expect(screen.getByText('Mia Petrović (you)')).toBeVisible();
    expect(document.head.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    expect(requested.join(' ')).not.toContain(tokens[0]);
  });

  it('accepts after a confirmation, and waits for the other tenant', async () => {
    const { tokens } = await aSigning();
    await open(tokens[0]);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    const dialog = await screen.findByRole('dialog', { name: 'Accept this agreement?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept agreement' }));
    const heading = await title('You’ve accepted');
    expect(screen.getByText(/^Waiting for Tom O’Brien to accept/)).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
    expect(visibleToasts()).toMatchObject([{ kind: 'success', message: 'Agreement accepted' }]);
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('declines with a reason, which reaches the owner', async () => {
    const { tokens, agreement } = await aSigning();
    await open(tokens[0]);
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline this agreement?' });
    await userEvent.type(within(dialog).getByRole('textbox'), 'We found another home.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline agreement' }));
    expect(await title('You declined this agreement')).toBeVisible();
    const response = await backend.inject({ url: `/api/tenancy-agreements/${agreement.id}` }, olivia);
    expect(response.json().signing.parties[1]).toMatchObject({ declineReason: 'We found another home.' });
  });

  it('accepts nothing when the terms have changed meanwhile, and says so', async () => {
    const { tokens, agreement } = await aSigning();
    await open(tokens[0]);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    const payload = { tenancyAgreementDetails: [{ name: 'rent', value: '640.00' }] };
    const headers = { 'if-match': '*' };
    const url = `/api/tenancy-agreements/${agreement.id}`;
    expect((await backend.inject({ method: 'PATCH', url, payload, headers }, olivia)).statusCode).toBe(200);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept agreement' }));
    expect(await title('The agreement has changed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('signs with the emailed code and the typed name', async () => {
    const { tokens, parties } = await aSigning({ step: 'ownerSigned' });
    await open(tokens[0]);
    expect(await title('Sign your tenancy agreement')).toBeVisible();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Email me a code' }));
    const code = await screen.findByRole('textbox', { name: 'Code' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign agreement' }));
    expect(await screen.findByText('Enter the 6 digits from the email.')).toBeVisible();
    expect(screen.getByText('Type your full name.')).toBeVisible();
    expect(code).toHaveFocus();
    const [mail] = (await backend.mails()).filter(
      ({ to, subject }) => to === parties[1]?.email && /code/.test(subject),
    );
    const sent = /is (\d{6})\./.exec(mail?.text ?? '')?.[1] ?? '';
    await userEvent.type(code, sent === '000000' ? '000001' : '000000');
    await userEvent.type(screen.getByRole('textbox', { name: 'Your full name' }), 'Mia Petrović');
    await userEvent.click(screen.getByRole('button', { name: 'Sign agreement' }));
    expect(await screen.findByText(/^This isn’t the code/)).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.clear(code);
    await userEvent.type(code, `${sent.slice(0, 3)} ${sent.slice(3)}`);
    const form = code.closest('form');
    act(() => {
      for (let clicks = 0; form && clicks < 2; clicks += 1) fireEvent.submit(form);
    });
    expect(await title('You’ve signed')).toBeVisible();
    expect(screen.getByText(/^Waiting for Tom O’Brien to sign/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign agreement' })).toBeNull();
  });

  it('takes a code that was emailed before the page was loaded again', async () => {
    const { tokens } = await aSigning({ step: 'ownerSigned' });
    await open(tokens[0]);
    await userEvent.click(await screen.findByRole('button', { name: 'I have a code' }));
    expect(await screen.findByRole('textbox', { name: 'Code' })).toBeVisible();
  });

  it('shows the next step as soon as the owner has signed', async () => {
    const { tokens, agreement, round } = await aSigning({ step: 'accepted' });
    await open(tokens[0]);
    expect(await title('You’ve accepted')).toBeVisible();
    expect(screen.getByText(/^Waiting for Olivia Nguyen to sign/)).toBeVisible();
    const payload = { documentSha256: round.documentSha256, code: '123456', signature: { kind: 'typed', name: 'O' } };
    const url = `/api/tenancy-agreements/${agreement.id}/owner-signature`;
    expect((await backend.inject({ method: 'POST', url, payload }, olivia)).statusCode).toBe(200);
    await act(() => queryClient().refetchQueries());
    expect(await title('Sign your tenancy agreement')).toBeVisible();
  });

  it.each<[NonNullable<Values['step']>, string]>([
    ['signed', 'Everyone has signed'],
    ['cancelled', 'This agreement was cancelled'],
    ['changed', 'The agreement has changed'],
    ['expired', 'This link has expired'],
    ['declined', 'You declined this agreement'],
  ])('explains the step %s', async (step, heading) => {
    const { tokens } = await aSigning({ step });
    await open(tokens[0]);
    expect(await title(heading)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Accept|Decline|Email me a code)$/ })).toBeNull();
    expect(screen.queryAllByRole('button', { name: /^Download/ })).toHaveLength(step === 'signed' ? 1 : 0);
  });

  it('downloads the PDF', async () => {
    const { tokens } = await aSigning();
    requested.length = 0;
    const { saved, stop } = recordDownloads();
    try {
      await open(tokens[0]);
      await userEvent.click(await screen.findByRole('button', { name: 'Download the PDF' }));
      await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Tenancy-agreement.pdf']));
      expect(requested.join(' ')).toContain('/api/agreement-signing-documents');
      expect(requested.join(' ')).not.toContain(tokens[0]);
    } finally {
      stop();
    }
  });

  it('rejects an incomplete or made-up link, and requests it once', async () => {
    for (const token of ['short', 'x'.repeat(43)]) {
      requested.length = 0;
      const { unmount } = await open(token);
      expect(await title('This link isn’t valid')).toBeVisible();
      await act(async () => void dispatchEvent(new Event('visibilitychange')));
      expect(requested.filter((url) => url.includes('/api/agreement-signing-views'))).toHaveLength(1);
      unmount();
    }
  });

  it('shows an error with a retry button', async () => {
    const { tokens } = await aSigning();
    let broken = true;
    await open(tokens[0], async (input, init) => (broken ? new Response('', { status: 503 }) : asGuest(input, init)));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your agreement');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title('Read your tenancy agreement')).toBeVisible();
  });
});
