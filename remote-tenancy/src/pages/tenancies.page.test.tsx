import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { formatLocalDate } from 'shared-ui';
import definition from '../remote.ts';
import * as tenancies from './tenancies.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };
const today = localDateIn('Australia/Melbourne', new Date());

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

const open = (propertyId: string) =>
  renderPage({
    definition,
    pages: { tenancies },
    url: `/properties/${propertyId}/tenancies`,
    as: olivia,
    backend,
  });

describe('the tenancies of a property', () => {
  it('groups current, upcoming and past tenancies, with rent, paid-to date, part payment, arrears and bond', async () => {
    const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id });
    const own = { ownerId: olivia.id, propertyId };
    const paidTo = addDays(today, -10);
    await backend.insert.tenancy({
      ...own,
      startDate: addDays(today, -100),
      endDate: null,
      paidTo,
      partPaymentCents: 12_000,
    });
    await backend.insert.tenancy({ ...own, startDate: addDays(today, 30), endDate: null, paidTo: null });
    await backend.insert.tenancy({ ...own, startDate: '2024-01-01', endDate: '2024-12-31', paidTo: '2024-12-31' });
    await open(propertyId);

    const current = within(await screen.findByRole('region', { name: 'Current' }));
    expect(current.getByText('$650 per week')).toBeVisible();
    expect(current.getByText(`Paid to ${formatLocalDate(paidTo)} with part payment of $120.00`)).toBeVisible();
    expect(current.getByText('10 days behind')).toBeVisible();
    expect(current.getByText('$2,600.00')).toBeVisible();
    expect(current.getByRole('link', { name: /@example\.com$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:\w+%40example\.com$/),
    );
    expect(current.getByRole('link', { name: 'Mia Petrović' })).toHaveAttribute(
      'href',
      expect.stringMatching(`^/properties/${propertyId}/tenancies/[0-9a-f-]{36}$`),
    );
    expect(screen.getByRole('region', { name: 'Upcoming' })).toHaveTextContent('First rent due');
    expect(screen.getByRole('region', { name: 'Past' })).toHaveTextContent('Paid to 31 Dec 2024');
  });

  it('links from the empty state to a new agreement', async () => {
    const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id });
    await open(propertyId);
    expect(await screen.findByText('No tenancies yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create a tenancy agreement' })).toHaveAttribute(
      'href',
      `/properties/${propertyId}/tenancy-agreements/create`,
    );
  });

  it('makes a private calendar link, shows it once and stops it', async () => {
    const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id });
    await open(propertyId);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Get a private calendar link' }));
    const link = await screen.findByLabelText<HTMLInputElement>('Your private link');
    const path = new URL(link.value).pathname;
    expect(path).toMatch(/^\/api\/private-calendars\/[\w-]{43}$/);
    expect((await backend.fetch(`http://localhost${path}`)).status).toBe(200);
    await user.click(await screen.findByRole('button', { name: 'Stop this link' }));
    await user.click(screen.getByRole('button', { name: 'Stop it' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop this link' })).toBeNull());
    expect((await backend.fetch(`http://localhost${path}`)).status).toBe(404);
  });

  it('shows Page Not Found for a property of another owner', async () => {
    const { id: propertyId } = await backend.insert.property({ ownerId: '10000000-0000-4000-8000-000000000009' });
    await open(propertyId);
    expect(await screen.findByText(/not found/i)).toBeVisible();
    expect(screen.queryByText('No tenancies yet')).toBeNull();
  });
});
