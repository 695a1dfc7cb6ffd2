import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addresses } from 'shared-contract/page/addresses';
import definition from '../remote.ts';
import * as application from './application.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000019', firstName: 'Olivia', lastName: 'Nguyen' };

let backend: InProcessBackend;
let own: { ownerId: string; propertyId: string; listingId: string };
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.signInAs(olivia);
  const listing = await backend.insert.listing({ ownerId: olivia.id, type: 'lease' });
  own = { ownerId: olivia.id, propertyId: listing.propertyId, listingId: listing.id };
});

const open = (id: string, fetch = backend.fetch, propertyId = own.propertyId) =>
  renderPage({
    definition,
    pages: { application },
    url: addresses.application(propertyId, id),
    as: olivia,
    backend: { ...backend, fetch },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const section = async (name: string) => within(await screen.findByRole('region', { name }));
async function logOf(token: string): Promise<string[]> {
  const url = '/api/application-views';
  const { accesses } = (await backend.inject({ method: 'POST', url, payload: { token } }, olivia)).json();
  return accesses.map(({ kind }: { kind: string }) => kind);
}

const part = {
  phone: '+61491570006',
  currentAddress: '12 Park Street, Brunswick VIC 3056',
  rentalHistory: [
    { address: '12 Park Street, Brunswick', from: '2023-02-01', to: null, lessor: { name: 'Ray Agency' } },
  ],
  employment: { employer: 'Royal Hospital', role: 'Nurse', startedOn: '2021-03-01' },
  income: [{ source: 'wages' as const, amount: '1450.00' }],
  referees: [{ name: 'Jo Park', relationship: 'Manager', email: 'jo@example.com' }],
};

describe('an application', () => {
  it('shows what each adult wrote, and enters the reading once into the log that the applicants see', async () => {
    const details = { startDate: '2026-12-20', termMonths: 12, occupants: 2 };
    const { id, token } = await backend.insert.application({ ...own, part, details });
    await open(id);
    expect(await screen.findByRole('heading', { level: 1, name: 'Mia Petrović' })).toBeVisible();
    const adult = await section('Mia Petrović');
    for (const text of [
      'Nurse, Royal Hospital, since 1 Mar 2021',
      'Wages: $1,450 per week',
      'Jo Park, Manager, jo@example.com',
    ]) {
      expect(adult.getByText(text)).toBeVisible();
    }
    expect(adult.getByRole('link', { name: '0491 570 006' })).toHaveAttribute('href', 'tel:+61491570006');
    expect((await section('The tenancy they ask for')).getByText('12 months')).toBeVisible();
    expect((await section('Access log')).getAllByRole('listitem')).toHaveLength(1);
    expect(await logOf(token)).toEqual(['viewed']);
  });

  it('starts a tenant check for each adult, and lists the checks with their status', async () => {
    const { id } = await backend.insert.application(own);
    const { unmount } = await open(id);
    const start = await screen.findByRole('link', { name: 'Request a tenant check for Mia Petrović' });
    expect(start).toHaveAttribute('href', `/tenant-checks/create?application=${id}&adult=0`);
    unmount();
    const applicant = { name: 'Mia Petrović' };
    const { ownerId, propertyId } = own;
    const check = await backend.insert.tenantCheck({ ownerId, propertyId, applicant, applicationId: id });
    await open(id);
    const checks = await section('Tenant checks');
    expect(checks.getByRole('link', { name: 'Open the tenant check of Mia Petrović' })).toHaveAttribute(
      'href',
      addresses.tenantCheck(check.id),
    );
    expect(checks.getByText('Processing')).toBeVisible();
    expect(checks.queryByRole('link', { name: /^Request/ })).toBeNull();
  });

  it('is approved without another entry for reading it, and then leads to an agreement', async () => {
    const { id, token } = await backend.insert.application(own);
    await open(id);
    await section('Access log');
    await press('Approve Mia Petrović');
    await confirm('Approve application');
    expect(await screen.findByRole('link', { name: 'Create the agreement' })).toHaveAttribute(
      'href',
      `/properties/${own.propertyId}/tenancy-agreements/create?application=${id}`,
    );
    expect((await section('Access log')).getByText('You approved it')).toBeVisible();
    expect((await section('Storage')).getByText(/if no tenancy starts\. You then get a certificate\.$/)).toBeVisible();
    expect(await logOf(token)).toEqual(['viewed', 'approved']);
  });

  it('has one link to its agreement or tenancy, and creates no second agreement', async () => {
    const { ownerId, propertyId } = own;
    const approved = { ...own, status: 'approved', decidedAt: new Date() } as const;
    const { id } = await backend.insert.application(approved);
    const agreement = await backend.insert.agreement({ ownerId, propertyId, applicationId: id });
    const { unmount } = await open(id);
    expect(await screen.findByRole('link', { name: 'Open the agreement' })).toHaveAttribute(
      'href',
      expect.stringContaining(agreement.id),
    );
    expect(screen.queryByRole('link', { name: 'Create the agreement' })).toBeNull();
    unmount();
    const tenancy = await backend.insert.tenancy({ ownerId, propertyId, agreementId: agreement.id });
    const { unmount: close } = await open(id);
    expect(await screen.findByRole('link', { name: 'Open the tenancy' })).toHaveAttribute(
      'href',
      addresses.tenancy(propertyId, tenancy.id),
    );
    expect(screen.queryByRole('link', { name: 'Create the agreement' })).toBeNull();
    close();
    const other = await backend.insert.application(approved);
    await backend.insert.agreement({ ownerId, propertyId, applicationId: other.id, status: 'terminated' });
    await open(other.id);
    expect(await screen.findByRole('link', { name: 'Create the agreement' })).toBeVisible();
  });

  it('offers no second agreement when the first one could not be loaded', async () => {
    const { id } = await backend.insert.application({ ...own, status: 'approved', decidedAt: new Date() });
    await open(id, (input, init) =>
      String(input).includes('/thread')
        ? Promise.resolve(new Response('', { status: 500 }))
        : backend.fetch(input, init),
    );
    expect(await screen.findByRole('link', { name: 'View agreements' })).toHaveAttribute(
      'href',
      addresses.tenancyAgreements(own.propertyId),
    );
    expect(screen.queryByRole('link', { name: 'Create the agreement' })).toBeNull();
  });

  it('V41: shows when it is destroyed, and stays on hold for a dispute', async () => {
    const { id } = await backend.insert.application({ ...own, status: 'declined', decidedAt: new Date() });
    await open(id);
    expect((await section('Storage')).getByText(/^We destroy it on/)).toHaveTextContent('20 May 2027');
    await press('Keep it for a dispute');
    await confirm('Keep it');
    expect(await screen.findByText(/^On hold for a dispute/)).toBeVisible();
    const held = async () => (await backend.inject({ url: `/api/applications/${id}` }, olivia)).json().legalHold;
    expect(await held()).toBe(true);
    await press('Remove the hold');
    await confirm('Remove the hold');
    expect(await screen.findByText(/^We destroy it on/)).toBeVisible();
    expect(await held()).toBe(false);
  });

  it('shows the certificate of a destroyed one', async () => {
    const { ownerId, propertyId } = own;
    const certificate = await backend.insert.certificate({ ownerId, propertyId });
    await open(certificate.id);
    expect(await screen.findByRole('heading', { level: 1, name: 'Destroyed application' })).toBeVisible();
    const requested = backend.inject({ url: `/api/destruction-certificates/${certificate.id}/file` }, olivia);
    expect((await requested).headers['content-type']).toBe('application/pdf');
    expect(screen.getByRole('button', { name: 'Download the certificate of destruction' })).toBeVisible();
  });

  it('shows an error with a retry when the content can’t be loaded', async () => {
    const { id } = await backend.insert.application({ ...own, part });
    let broken = true;
    await open(id, (input, init) =>
      broken && String(input).endsWith('/accesses')
        ? Promise.resolve(new Response('', { status: 500 }))
        : backend.fetch(input, init),
    );
    expect(await screen.findByText('We couldn’t load what the applicants wrote')).toBeVisible();
    broken = false;
    await press('Try again');
    await waitFor(() => expect(screen.getByText('Wages: $1,450 per week')).toBeVisible());
  });

  it('is not shown, and not read, on the page of another property', async () => {
    const { id, token } = await backend.insert.application(own);
    const other = await backend.insert.property({ ownerId: olivia.id });
    await open(id, backend.fetch, other.id);
    expect(await screen.findByText('We can’t find that application here')).toBeVisible();
    expect(await logOf(token)).toEqual([]);
  });
});
