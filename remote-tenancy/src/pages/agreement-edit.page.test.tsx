import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { invalidateResources } from 'shared-api';
import type { AgreementTerms } from 'shared-contract/agreement/agreement-terms';
import { addresses } from 'shared-contract/page/addresses';
import { agreementSite, retype } from '../agreement-editor/testing/agreement-site.tsx';
import * as edit from './agreement-edit.page.tsx';
import * as leaseDetails from './edit-lease-details.page.tsx';
import * as tenancyDetails from './edit-tenancy-details.page.tsx';

let site: Awaited<ReturnType<typeof agreementSite>>;
beforeAll(async () => {
  site = await agreementSite({
    'agreement-edit': edit,
    'edit-tenancy-details': tenancyDetails,
    'edit-lease-details': leaseDetails,
    'edit-review': { Component: () => <h1>Review</h1> },
  });
});
afterAll(() => site.backend.close());

/** Everything an agreement in Victoria needs before it is sent. */
const complete: Partial<AgreementTerms> = {
  leaseType: 'fixed',
  startDate: '2027-02-01',
  endDate: '2028-01-31',
  rent: '650.00',
  rentPaid: 'week',
  firstPayment: '2027-02-01',
  bond: '2600.00',
  paymentMethods: ['bpay'],
  utilities: [],
  petsAllowed: false,
};

async function sendForSigning(id: string): Promise<void> {
  const response = await site.request(id, '/sending', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'if-match': '*' },
    body: JSON.stringify({ officialFormAttached: true }),
  });
  expect([response.status, response.ok ? '' : await response.text()]).toEqual([200, '']);
}

describe('the agreement editor', () => {
  it('starts with the tenancy details', async () => {
    const { id } = await site.anAgreement();
    const { router } = await site.open(id, null);
    expect(await screen.findByRole('heading', { level: 1, name: 'Tenancy details' })).toBeVisible();
    expect(router.state.location.pathname).toBe(addresses.tenancyAgreementStep(id, 'tenancy-details'));
  });

  it.each([null, 'tenancy-details', 'lease-details'] as const)(
    'redirects an agreement that has ended from %s to its review',
    async (step) => {
      const { id } = await site.anAgreement({ status: 'terminated' });
      const { router } = await site.open(id, step);
      expect(await screen.findByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
      expect(router.state.location.pathname).toBe(addresses.tenancyAgreementStep(id, 'review'));
    },
  );

  it('redirects an agreement that everyone has signed to its review', async () => {
    const { id } = await site.anAgreement({ status: 'initiated', signedAt: new Date('2026-11-20T00:00:00Z') });
    await site.open(id, 'lease-details');
    expect(await screen.findByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
  });

  it('leaves a step when the agreement ends elsewhere', async () => {
    const { id } = await site.anAgreement({ status: 'initiated' });
    await site.open(id, 'lease-details');
    await screen.findByRole('heading', { level: 1, name: 'Lease details' });
    await site.elsewhere(id, { status: 'terminated' });
    await act(() => invalidateResources(['/api/tenancy-agreements']));
    expect(await screen.findByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
  });

  it('is Page Not Found for other owners', async () => {
    const ownerId = '10000000-0000-4000-8000-000000000002';
    const { id } = await site.anAgreement({ ownerId }, { ownerId });
    await site.open(id, 'tenancy-details');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });

  it('lists what is missing, and marks the steps in which it is', async () => {
    const { id } = await site.anAgreement({ terms: { ...complete, rentPaid: undefined } });
    await site.open(id, 'lease-details');
    expect(await screen.findByText('Choose how often the rent is paid.')).toBeVisible();
    const rail = within(screen.getByRole('navigation', { name: 'Steps of this agreement' }));
    expect(rail.getByRole('link', { name: /^Lease details/ })).toHaveTextContent('To do');
    expect(rail.getByRole('link', { name: /^Tenancy details/ })).toHaveTextContent('Done');
  });

  it('warns once, before the first change, that it voids what others have accepted', async () => {
    const { id } = await site.anAgreement({ terms: complete });
    await sendForSigning(id);
    const { unmount } = await site.open(id, 'lease-details');
    expect(await screen.findByText('This agreement is out for signing')).toBeVisible();
    expect(screen.getByText(/the links we’ve sent stop working/)).toBeVisible();
    expect(screen.getByLabelText(/^Payment reference/)).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Change it anyway' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByLabelText(/^Payment reference/)).toBeEnabled();
    unmount();
    await site.open(id, 'lease-details');
    expect(await screen.findByLabelText(/^Payment reference/)).toBeEnabled();
    await retype(/^Payment reference/, 'UNIT 7');
    await userEvent.tab();
    await waitFor(async () => expect((await site.stored(id)).signing).toMatchObject({ step: 'changed' }));
    await waitFor(() => expect(screen.queryByText('This agreement is out for signing')).toBeNull());
    expect(await site.storedTerms(id)).toMatchObject({ paymentReference: 'UNIT 7' });
  });

  it('holds a restored draft back while the agreement is out for signing', async () => {
    const { id } = await site.anAgreement({ terms: complete });
    let isOffline = true;
    const { router } = await site.open(id, 'lease-details', (input, init) =>
      isOffline && init?.method === 'PATCH'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : site.backend.fetch(input, init),
    );
    await retype(/^Payment reference/, 'UNIT 7');
    await act(() => router.navigate(addresses.tenancyAgreementStep(id, 'review')));
    isOffline = false;
    await sendForSigning(id);
    await act(() => invalidateResources(['/api/tenancy-agreements']));
    await act(() => router.navigate(addresses.tenancyAgreementStep(id, 'lease-details')));
    expect(await screen.findByText('This agreement is out for signing')).toBeVisible();
    expect(screen.getByText('You’re back where you left off')).toBeVisible();
    const field = screen.getByLabelText(/^Payment reference/);
    expect(field).toHaveValue('UNIT 7');
    expect(field).toBeDisabled();
    await act(() => new Promise((resolve) => setTimeout(resolve, 2500)));
    expect((await site.stored(id)).signing).toMatchObject({ step: 'sent' });
    await userEvent.click(screen.getByRole('button', { name: 'Change it anyway' }));
    await waitFor(async () => expect((await site.stored(id)).signing).toMatchObject({ step: 'changed' }));
    expect(await site.storedTerms(id)).toMatchObject({ paymentReference: 'UNIT 7' });
  });
});
