import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { initialTerms, termsOf } from 'shared-contract/agreement/agreement-terms';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { addresses } from 'shared-contract/page/addresses';
import definition from '../remote.ts';
import * as create from './tenancy-agreement-create.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };

let backend: InProcessBackend;
let propertyId: string;
beforeAll(async () => {
  backend = await inProcessBackend();
});
beforeEach(async () => {
  propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
});
afterAll(() => backend.close());

const open = (fetch = backend.fetch, applicationId?: string) =>
  renderPage({
    definition,
    pages: { 'tenancy-agreement-create': create },
    url: addresses.tenancyAgreementCreate(propertyId, applicationId),
    as: olivia,
    backend: { ...backend, fetch },
  });

const agreements = async (): Promise<TenancyAgreement[]> =>
  (await backend.inject({ url: `/api/tenancy-agreements?property.id=${propertyId}` }, olivia)).json().member;

const tenant = async (name: string | RegExp = 'Renter 1') => within(await screen.findByRole('listitem', { name }));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create the agreement' }));

describe('creating an agreement', () => {
  it('has the title of the specification, and asks only for the people', async () => {
    await open();
    const title = 'Create Lease Agreement for the property';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitFor(() => expect(document.title).toContain(title));
    const owner = within(screen.getByRole('group', { name: 'Your details' }));
    expect(owner.getByLabelText(/^Full name/)).toHaveValue('Olivia Nguyen');
    expect(screen.getAllByRole('textbox')).toHaveLength(6);
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('creates a draft with the defaults and the usual services, and opens the editor', async () => {
    const { router } = await open();
    const first = await tenant();
    await userEvent.type(first.getByLabelText(/^Full name/), 'Mia Petrović');
    await userEvent.type(first.getByLabelText(/^Email/), 'mia@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Add another renter' }));
    const second = await tenant('Renter 2');
    await waitFor(() => expect(second.getByLabelText(/^Full name/)).toHaveFocus());
    await userEvent.type(second.getByLabelText(/^Full name/), 'Tom O’Brien');
    await submit();
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/edit\/tenancy-details$/));
    const [created] = await agreements();
    expect(router.state.location.pathname).toContain(created?.id);
    expect(created).toMatchObject({
      status: 'draft',
      landlordDetails: { name: 'Olivia Nguyen' },
      tenantDetails: [
        { name: 'Mia Petrović', email: 'mia@example.com', primaryTenant: true, position: 1 },
        { name: 'Tom O’Brien', primaryTenant: false, position: 2 },
      ],
    });
    const terms = termsOf(created?.tenancyAgreementDetails ?? []);
    expect(terms).toMatchObject(initialTerms);
    expect(terms.utilities).toContainEqual(expect.objectContaining({ service: 'electricity', paidBy: 'tenant' }));
  });

  it('V26: explains what is missing, and moves the focus there', async () => {
    await open();
    const first = await tenant();
    await userEvent.type(first.getByLabelText(/^Email/), 'mia@example');
    await submit();
    expect(await first.findByText('Enter the full name, as on their ID.')).toBeVisible();
    expect(first.getByText(/Enter an email address such as/)).toBeVisible();
    expect(first.getByLabelText(/^Full name/)).toHaveFocus();
    expect(await agreements()).toEqual([]);
  });

  it('V26: refuses one email address for two tenants', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add another renter' }));
    for (const name of ['Renter 1', 'Renter 2']) {
      const one = await tenant(name);
      await userEvent.type(one.getByLabelText(/^Full name/), name);
      await userEvent.type(one.getByLabelText(/^Email/), 'mia@example.com');
    }
    await submit();
    const message = /different email address/;
    expect(await (await tenant('Renter 2')).findByText(message)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Renter 2' }));
    expect(screen.queryByText(message)).toBeNull();
  });

  it('copies the people and terms of the agreement that the owner chooses', async () => {
    const own = { ownerId: olivia.id, propertyId };
    const person = { address: '', phone: '', email: 'ana@example.com', primaryTenant: true, position: 1 };
    await backend.insert.agreement({ ...own, status: 'terminated', createdAt: new Date(2e12) });
    const older = await backend.insert.sendableAgreement({
      ...own,
      status: 'terminated',
      tenantDetails: [{ ...person, name: 'Ana Lindqvist' }],
      createdAt: new Date(1e12),
    });
    const { router } = await open();
    await userEvent.click(await screen.findByRole('radio', { name: /From the previous agreement/ }));
    const choice = screen.getByLabelText('Which agreement?');
    expect((await tenant()).getByLabelText(/^Full name/)).toHaveValue('Mia Petrović');
    await userEvent.selectOptions(choice, older.id);
    expect((await tenant()).getByLabelText(/^Full name/)).toHaveValue('Ana Lindqvist');
    await submit();
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/edit\/tenancy-details$/));
    const created = (await agreements()).find(({ status }) => status === 'draft');
    expect(created?.tenantDetails).toMatchObject([{ name: 'Ana Lindqvist', email: 'ana@example.com' }]);
    const terms = termsOf(created?.tenancyAgreementDetails ?? []);
    expect(terms).toMatchObject({ rent: '650.00', utilities: [{ service: 'electricity' }] });
    expect(terms.startDate).toBeUndefined();
  });

  it('starts from an approved application without asking for its tenants', async () => {
    await backend.signInAs(olivia);
    const listing = await backend.insert.listing({
      ownerId: olivia.id,
      type: 'lease',
      property: { state: 'NSW', postcode: '2042' },
    });
    propertyId = listing.propertyId;
    const application = await backend.insert.application({
      ownerId: olivia.id,
      propertyId,
      listingId: listing.id,
      status: 'approved',
      destroyOn: null,
      part: { currentAddress: '12 Park Street' },
      details: { startDate: '2026-12-31', termMonths: 12, rent: '640.00' },
    });
    const { router } = await open(backend.fetch, application.id);
    expect(await screen.findByText('From the application of Mia Petrović')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Who is renting?' })).toBeNull();
    await submit();
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/edit\/tenancy-details$/));
    const [created] = await agreements();
    expect(created).toMatchObject({
      landlordDetails: { name: 'Olivia Nguyen' },
      tenantDetails: [{ name: 'Mia Petrović', email: 'mia@example.com', address: '12 Park Street' }],
    });
    const terms = termsOf(created?.tenancyAgreementDetails ?? []);
    expect(terms).toMatchObject({ rent: '640.00', startDate: '2026-12-31', endDate: '2027-12-30' });
    expect(terms.utilities).toContainEqual(expect.objectContaining({ service: 'electricity' }));
  });

  it('keeps the entered details when the server can’t be reached', async () => {
    await open((input, init) =>
      init?.method === 'POST' && String(input).endsWith('/api/tenancy-agreements')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : backend.fetch(input, init),
    );
    const first = await tenant();
    await userEvent.type(first.getByLabelText(/^Full name/), 'Mia Petrović');
    await submit();
    expect(await screen.findByText(/Your details are still here/)).toBeVisible();
    expect(first.getByLabelText(/^Full name/)).toHaveValue('Mia Petrović');
  });

  it('shows Page Not Found for a property of another owner', async () => {
    propertyId = (await backend.insert.property({ ownerId: '10000000-0000-4000-8000-000000000009' })).id;
    await open();
    expect(await screen.findByText(/not found/i)).toBeVisible();
  });
});
