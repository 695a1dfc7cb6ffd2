import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addMonths, localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import { insertCheckProducts, openCheckPage, press } from '../testing/check-pages.ts';

const olivia = { id: '10000000-0000-4000-8000-000000000031', firstName: 'Olivia', lastName: 'Nguyen' };
const today = localDateIn('Australia/Melbourne', new Date());

let backend: InProcessBackend;
let listing: Awaited<ReturnType<InProcessBackend['insert']['listing']>>;
beforeAll(async () => {
  backend = await inProcessBackend();
  await insertCheckProducts(backend);
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.signInAs(olivia);
  listing = await backend.insert.listing({ ownerId: olivia.id, type: 'lease' });
});

const open = (url = addresses.tenantCheckCreate(), fetch = backend.fetch) => openCheckPage(backend, olivia, url, fetch);
const textbox = (name: string) => screen.getByRole('textbox', { name });
const total = async () => (await backend.inject({ url: '/api/tenant-checks' }, olivia)).json().totalItems;

async function fillIn() {
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Check' }), 'Combined');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Property' }), listing.propertyId);
  fireEvent.change(textbox('Full legal name'), { target: { value: 'Zoë Žižka' } });
  fireEvent.change(textbox('Email'), { target: { value: 'zoe@example.com' } });
  fireEvent.change(screen.getByLabelText(/^Date of birth/), { target: { value: '1990-04-23' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Current address' }), {
    target: { value: '9 Smith Street, Fitzroy' },
  });
  await userEvent.click(screen.getByRole('checkbox', { name: /^The applicant knows/ }));
}

describe('requesting a tenant check', () => {
  it('shows coverage and price of the chosen product, creates the check and leads to the authorisation', async () => {
    const { router } = await open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Request a tenant check - Information');
    await fillIn();
    expect(screen.getByText('TICA, run by TICA Default Tenancy Control Pty Ltd')).toBeVisible();
    expect(screen.getByText('Identity')).toBeVisible();
    expect(screen.getByText(/^\$39\.60, GST included/)).toBeVisible();
    await press('Continue to authorisation');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/edit\/authorisation$/));
    expect(await screen.findByRole('heading', { level: 1, name: 'Authorisation' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Email the link to zoe@example.com' })).toBeVisible();
  });

  it('V40: focuses the first field in red and sends nothing for a minor', async () => {
    await open();
    await fillIn();
    fireEvent.change(screen.getByLabelText(/^Date of birth/), { target: { value: addMonths(today, -17 * 12) } });
    const before = await total();
    await press('Continue to authorisation');
    expect(await screen.findByText('Tenant checks are for adults only: 18 years or older.')).toBeVisible();
    expect(screen.getByLabelText(/^Date of birth/)).toHaveFocus();
    expect(await total()).toBe(before);
  });

  it('V26: refuses the user’s own email, to which the applicant’s link would go', async () => {
    await open();
    await fillIn();
    fireEvent.change(textbox('Email'), { target: { value: `${olivia.id}@example.com` } });
    const before = await total();
    await press('Continue to authorisation');
    expect(await screen.findByText(/^Enter the applicant’s own email address, not yours/)).toBeVisible();
    expect(textbox('Email')).toHaveFocus();
    expect(await total()).toBe(before);
  });

  it('loses nothing that was typed when the connection fails, and then creates one check', async () => {
    let broken = true;
    const before = await total();
    await open(addresses.tenantCheckCreate(), async (input, init) => {
      const isCreation = init?.method === 'POST' && String(input).endsWith('/api/tenant-checks');
      if (!isCreation || !broken) return backend.fetch(input, init);
      // The request arrives, and its response is lost.
      broken = false;
      await backend.fetch(input, init);
      throw new TypeError('Failed to fetch');
    });
    await fillIn();
    await press('Continue to authorisation');
    expect(await screen.findByText('We couldn’t reach the server. Check your connection and try again.')).toBeVisible();
    expect(textbox('Full legal name')).toHaveValue('Zoë Žižka');
    expect(Object.values({ ...localStorage, ...sessionStorage }).join(' ')).not.toContain('Smith Street');
    await press('Continue to authorisation');
    expect(await screen.findByRole('heading', { level: 1, name: 'Authorisation' })).toBeVisible();
    expect(await total()).toBe(before + 1);
  });

  it('is filled in from an adult of an application, which is read once', async () => {
    const part = { phone: '+61491570006', dateOfBirth: '1988-07-19', currentAddress: '17 Quarry Lane, Footscray' };
    // The forms of some states don't ask for a date of birth.
    const property = { state: 'NSW' as const, suburb: 'Newtown', postcode: '2042' };
    listing = await backend.insert.listing({ ownerId: olivia.id, type: 'lease', property });
    const own = { ownerId: olivia.id, propertyId: listing.propertyId, listingId: listing.id };
    const { id, token } = await backend.insert.application({ ...own, name: 'Renée Dubois', part });
    await open(addresses.tenantCheckCreate({ applicationId: id, adult: 0 }));
    expect(await screen.findByRole('textbox', { name: 'Full legal name' })).toHaveValue('Renée Dubois');
    expect(screen.getByLabelText(/^Date of birth/)).toHaveValue('1988-07-19');
    expect(screen.getByRole('combobox', { name: 'Property' })).toHaveValue(listing.propertyId);
    expect(screen.getByText(/^We’ve filled this in from the rental application/)).toBeVisible();
    const view = { method: 'POST', url: '/api/application-views', payload: { token } } as const;
    expect((await backend.inject(view, olivia)).json().accesses).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      addresses.application(listing.propertyId, id),
    );
  });
});
