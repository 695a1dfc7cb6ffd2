import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AustralianState, australianState } from 'shared-contract/place/suburb';
import { agreementSite, olivia } from '../agreement-editor/testing/agreement-site.tsx';
import * as page from './edit-review.page.tsx';

let site: Awaited<ReturnType<typeof agreementSite>>;
beforeAll(async () => {
  site = await agreementSite({ 'edit-review': page });
});
afterAll(() => site.backend.close());

const places: Record<AustralianState, { suburb: string; postcode: string; timeZone: string }> = {
  NSW: { suburb: 'Newtown', postcode: '2042', timeZone: 'Australia/Sydney' },
  VIC: { suburb: 'Richmond', postcode: '3121', timeZone: 'Australia/Melbourne' },
  QLD: { suburb: 'New Farm', postcode: '4005', timeZone: 'Australia/Brisbane' },
  WA: { suburb: 'Fremantle', postcode: '6160', timeZone: 'Australia/Perth' },
  SA: { suburb: 'Glenelg', postcode: '5045', timeZone: 'Australia/Adelaide' },
  TAS: { suburb: 'Battery Point', postcode: '7004', timeZone: 'Australia/Hobart' },
  ACT: { suburb: 'Braddon', postcode: '2612', timeZone: 'Australia/Sydney' },
  NT: { suburb: 'Fannie Bay', postcode: '0820', timeZone: 'Australia/Darwin' },
};

/** A draft of Olivia's in this state with everything that sending needs. */
async function aCompleteDraft(state: AustralianState) {
  const { id: propertyId } = await site.backend.insert.property({ ownerId: olivia.id, state, ...places[state] });
  const terms = state === 'QLD' ? { lastRentIncrease: null } : {};
  return site.backend.insert.sendableAgreement({ ownerId: olivia.id, propertyId, terms });
}

const openSending = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Send for signature' }));
  return within(await screen.findByRole('dialog'));
};

describe.each(australianState.options)('the review of an agreement in %s', (state) => {
  it('shows the document and the state’s form, and sends it for signing', async () => {
    const { id } = await aCompleteDraft(state);
    await site.open(id, 'review');
    const document = within(await screen.findByRole('article'));
    expect(document.getAllByText('Mia Petrović').length).toBeGreaterThan(0);
    expect(document.getAllByText(/\$650\.00/).length).toBeGreaterThan(0);
    expect(screen.getByText('Everything that’s needed is there.')).toBeVisible();
    expect(screen.getAllByText(/not legal advice/)).toHaveLength(1);

    const dialog = await openSending();
    expect(dialog.getByText(/Mia Petrović \(mia@example\.com\) and Tom O’Brien \(tom@example\.com\)/)).toBeVisible();
    const official = dialog.queryByRole('checkbox');
    if (official) await userEvent.click(official);
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('heading', { name: 'Out for signing' })).toBeVisible();
    expect(await site.stored(id)).toMatchObject({ status: 'initiated', signing: { step: 'sent' } });
  });
});

describe('the review of an agreement', () => {
  it('links the official documents and asks to confirm that the renters get the form, before anything is sent', async () => {
    const { id } = await aCompleteDraft('VIC');
    await site.open(id, 'review');
    const ownPage = await screen.findByRole('list', { name: 'The prescribed form' });
    expect(within(ownPage).getByRole('link', { name: /\(Form 1\)/ })).toBeVisible();
    const dialog = await openSending();
    const official = within(dialog.getByRole('list', { name: 'Official documents' }));
    const pages = official.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(pages).toEqual([
      [expect.stringMatching(/\(Form 1\).*opens in a new tab/), expect.stringMatching(/^https:.*vic\.gov\.au/)],
      [expect.stringMatching(/^Renters guide/), expect.stringMatching(/^https:.*vic\.gov\.au/)],
      [expect.stringMatching(/^Condition report/), expect.stringMatching(/^https:.*vic\.gov\.au/)],
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Confirm that your renters get the official form from you.')).toBeVisible();
    const confirmation = dialog.getByRole('checkbox', { name: /Form 1/ });
    expect(confirmation).toHaveFocus();
    expect(confirmation).toHaveAccessibleDescription(/your renters get the form .* from you, before they sign/);
    await userEvent.click(dialog.getByRole('button', { name: 'Not yet' }));
    expect((await site.stored(id)).status).toBe('draft');
  });

  it('doesn’t ask for the prescribed form where our document is that form', async () => {
    await site.backend.supplyOfficialForm('SA');
    const { id } = await aCompleteDraft('SA');
    await site.open(id, 'review');
    const dialog = await openSending();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('heading', { name: 'Out for signing' })).toBeVisible();
  });

  it('links from each item of the checklist to the field that fixes it, and doesn’t send', async () => {
    const { id } = await site.anAgreement();
    await site.open(id, 'review');
    const checklist = within(await screen.findByRole('list', { name: 'Before you send it' }));
    const rent = checklist.getByText('Enter the weekly rent.').closest('li');
    expect(within(rent as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/tenancy-agreements/${id}/edit/lease-details#rent`,
    );
    expect(screen.getByRole('button', { name: 'Send for signature' })).toBeDisabled();
    expect(within(screen.getByRole('article')).getAllByText('Not entered yet').length).toBeGreaterThan(0);
  });

  it('says why the server doesn’t send it', async () => {
    const { id } = await aCompleteDraft('VIC');
    await site.open(id, 'review');
    await site.elsewhere(id, { tenancyAgreementDetails: [{ name: 'rent', value: '700.00' }] });
    const dialog = await openSending();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/This agreement changed in another tab/)).toBeVisible();
    await waitFor(() => expect(within(screen.getByRole('article')).getAllByText(/\$700\.00/)[0]).toBeVisible());
    expect((await site.stored(id)).status).toBe('draft');
  });

  it('is the record of a signed agreement, with a link to its tenancy', async () => {
    const { id: propertyId } = await site.backend.insert.property({ ownerId: olivia.id });
    const own = { ownerId: olivia.id, propertyId };
    const { id } = await site.backend.insert.sendableAgreement({ ...own, status: 'initiated', signedAt: new Date() });
    const tenancy = await site.backend.insert.tenancy({ ...own, agreementId: id, endDate: null });
    await site.open(id, 'review');
    expect(await screen.findByText('Everyone has signed this agreement')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the tenancy' })).toHaveAttribute(
      'href',
      `/properties/${propertyId}/tenancies/${tenancy.id}`,
    );
    expect(screen.queryByRole('button', { name: 'Send for signature' })).toBeNull();
  });
});
