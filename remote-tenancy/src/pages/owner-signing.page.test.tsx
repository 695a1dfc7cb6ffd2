import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agreementSite, olivia } from '../agreement-editor/testing/agreement-site.tsx';
import * as page from './edit-review.page.tsx';

let site: Awaited<ReturnType<typeof agreementSite>>;
beforeAll(async () => {
  site = await agreementSite({ 'edit-review': page });
});
afterAll(() => site.backend.close());

type Values = Omit<Parameters<typeof site.backend.insert.signing>[0], 'ownerId'>;

/** Opens the review step of an agreement in this step of signing. */
async function open(values: Values) {
  const signing = await site.backend.insert.signing({ ownerId: olivia.id, ...values });
  await site.open(signing.agreement.id, 'review');
  return signing;
}
const title = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('the owner’s side of signing', () => {
  it('names the tenants who have not accepted', async () => {
    await open({ statuses: ['accepted', 'invited'] });
    expect(await title('Out for signing')).toBeVisible();
    expect(screen.getByText(/^Waiting for Tom O’Brien to accept/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Email me a code' })).toBeNull();
  });

  it('sends a tenant a new link to a corrected address, which replaces the old one', async () => {
    const { tokens, agreement } = await open({});
    await userEvent.click(await screen.findByRole('button', { name: 'New link for Mia Petrović' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Mia Petrović a new link?' }));
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await userEvent.clear(email);
    await userEvent.type(email, 'mia');
    await userEvent.click(dialog.getByRole('button', { name: 'Send link' }));
    expect(await dialog.findByText('Enter an email address such as sam@example.com.')).toBeVisible();
    await userEvent.type(email, '.new@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await site.stored(agreement.id)).signing?.parties[1]?.email).toBe('mia.new@example.com');
    const url = '/api/agreement-signing-views';
    expect((await site.backend.inject({ method: 'POST', url, payload: { token: tokens[0] } })).statusCode).toBe(404);
  });

  it('signs with the emailed code, and asks the tenants to sign', async () => {
    const { agreement } = await open({ step: 'accepted' });
    expect(await title('Your turn to sign')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Email me a code' }));
    const field = await screen.findByRole('textbox', { name: 'Code' });
    expect(field).toHaveFocus();
    const mail = (await site.backend.mails()).findLast(({ subject }) => subject.startsWith('Your code'));
    await userEvent.type(field, /is (\d{6})\./.exec(mail?.text ?? '')?.[1] ?? '');
    await userEvent.type(screen.getByRole('textbox', { name: 'Your full name' }), 'Olivia Nguyen');
    await userEvent.click(screen.getByRole('button', { name: 'Sign agreement' }));
    const heading = await title('You’ve signed');
    expect(screen.getByText(/^Waiting for Mia Petrović and Tom O’Brien to sign/)).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
    expect((await site.stored(agreement.id)).signing?.step).toBe('ownerSigned');
  });

  it.each<[NonNullable<Values['step']>, string]>([
    ['declined', 'Mia Petrović and Tom O’Brien declined'],
    ['expired', 'Signing has expired'],
    ['cancelled', 'You cancelled the signing'],
    ['changed', 'You changed the agreement'],
    ['signed', 'Everyone has signed'],
  ])('explains the step %s, and offers no new links then', async (step, heading) => {
    await open({ step });
    expect(await title(heading)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^New link/ })).toBeNull();
  });
});
