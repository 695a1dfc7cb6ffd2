import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { invalidateResources } from 'shared-api';
import { financialYearLabel, financialYearOf } from 'shared-contract/date/financial-year';
import { localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import definition from '../remote.ts';
import * as page from './reports.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000017', firstName: 'Olivia', lastName: 'Nguyen' };
const own = { ownerId: olivia.id };
const year = financialYearOf(localDateIn('Australia/Melbourne', new Date()));

let backend: InProcessBackend;
let propertyId: string;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  propertyId = (await backend.insert.property(own)).id;
});

const open = (query = '') =>
  renderPage({
    definition,
    pages: { reports: page },
    url: `${addresses.reports(propertyId)}${query}`,
    as: olivia,
    backend,
  });
const store = (values: object) => backend.insert.expense({ ...own, propertyId, ...values });

describe('the reports of a property', () => {
  it('explain a property without income and expenses', async () => {
    await open();
    expect(await screen.findByText('Nothing to report yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create a tenancy agreement' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/tenancy-agreements\/create$/),
    );
  });

  it('V30: show the chosen financial year with its labels, and say when a year is empty', async () => {
    await store({ paidOn: `${year - 2}-07-01`, amountCents: 22_000, gstCents: 2_000, privateShare: 50 });
    const { router } = await open(`?year=${year - 2}`);
    const labels = await screen.findByRole('region', { name: 'Expenses by ATO label' });
    expect(labels).toHaveTextContent('Repairs and maintenance$220.00$20.00$110.00');
    const choice = screen.getByRole('combobox', { name: 'Financial year' });
    await userEvent.selectOptions(choice, financialYearLabel(year - 1));
    expect(await screen.findByText(/No income or expenses in this financial year/)).toBeVisible();
    expect(router.state.location.search).toBe(`?year=${year - 1}`);
  });

  it('show the months as a chart, and as a table with the amounts', async () => {
    await store({ paidOn: `${year - 1}-07-01`, amountCents: 22_000, gstCents: 2_000, privateShare: 50 });
    await open(`?year=${year - 1}`);
    expect(await screen.findByRole('img', { name: /income and expenses by month/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show table' }));
    const rows = within(screen.getByRole('region', { name: 'By month' })).getAllByRole('row');
    expect(rows).toHaveLength(14);
    expect(rows[1]).toHaveTextContent(`July ${year - 1}$0.00$110.00`);
    expect(rows[13]).toHaveTextContent('Total$0.00$110.00');
  });

  it('V43: take two owners whose shares add up to 100%, and show the part of each', async () => {
    await store({ paidOn: `${year - 1}-07-01`, amountCents: 10_001, gstCents: 0 });
    await open(`?year=${year - 1}`);
    const section = within(await screen.findByRole('region', { name: 'Owners and shares' }));
    await userEvent.click(await section.findByRole('button', { name: 'Add owners' }));
    const field = (name: string) => section.getByRole('textbox', { name });
    expect(field('Owner 1')).toHaveFocus();
    await userEvent.type(field('Owner 1'), 'Olivia Nguyen');
    await userEvent.clear(field('Share of owner 1'));
    await userEvent.type(field('Share of owner 1'), '60');
    expect(section.getByRole('status')).toHaveTextContent('Together 110%, 10% too much');
    const save = () => userEvent.click(section.getByRole('button', { name: 'Save owners' }));
    await userEvent.click(section.getByRole('button', { name: 'Remove owner 2' }));
    await save();
    expect(section.getByRole('alert')).toHaveTextContent('The shares must add up to 100%. They add up to 60%.');
    await userEvent.click(section.getByRole('button', { name: 'Add an owner' }));
    expect(field('Owner 2')).toHaveFocus();
    await userEvent.keyboard('Duc Nguyen');
    await userEvent.type(field('Share of owner 2'), '40.00%');
    expect(section.getByRole('status')).toHaveTextContent(/^Together 100%$/);
    await save();
    expect(await section.findByRole('row', { name: 'Duc Nguyen, 40% $0.00 $40.00 -$40.00' })).toBeVisible();
    expect(section.getByRole('row', { name: 'Olivia Nguyen, 60% $0.00 $60.01 -$60.01' })).toBeVisible();
    expect(section.getByRole('button', { name: 'Change owners' })).toHaveFocus();
  });

  it('keep the typed owners when another tab has changed them, and say so', async () => {
    await open();
    const section = within(await screen.findByRole('region', { name: 'Owners and shares' }));
    await userEvent.click(await section.findByRole('button', { name: 'Add owners' }));
    const payload = { owners: [{ name: 'Mai Nguyen', share: 10_000 }] };
    const url = `/api/properties/${propertyId}/owners`;
    await backend.inject({ method: 'PATCH', url, payload, headers: { 'if-match': '"0"' } }, olivia);
    await invalidateResources([url]);
    for (const name of ['Owner 1', 'Owner 2']) await userEvent.type(section.getByRole('textbox', { name }), 'Duc');
    await userEvent.click(section.getByRole('button', { name: 'Save owners' }));
    expect(await section.findByText(/changed in another tab/)).toBeVisible();
    expect(section.getByRole('textbox', { name: 'Owner 2' })).toHaveValue('Duc');
  });

  it.each([
    ['Download PDF', 'application/pdf'],
    ['Accountant pack', 'application/zip'],
  ])('are downloaded for the chosen year: %s', async (name, type) => {
    await store({ paidOn: `${year - 1}-07-01` });
    const saved: Blob[] = [];
    const before = URL.createObjectURL;
    URL.createObjectURL = (file) => {
      saved.push(file as Blob);
      return 'blob:pdf';
    };
    try {
      await open(`?year=${year - 1}`);
      await userEvent.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(saved).toHaveLength(1));
      expect(saved[0]?.type).toBe(type);
      expect(await screen.findByText('Download complete.')).toBeVisible();
    } finally {
      URL.createObjectURL = before;
    }
  });

  it('say that the accountant pack was not downloaded, and nothing is saved', async () => {
    await store({ paidOn: `${year - 1}-07-01` });
    await open(`?year=${year - 1}`);
    const button = await screen.findByRole('button', { name: 'Accountant pack' });
    await backend.database.execute('alter table receipt_emails rename to receipt_emails_broken');
    try {
      await userEvent.click(button);
      expect(await screen.findByText(/We couldn’t download the accountant pack/)).toBeVisible();
      expect(button).toBeEnabled();
      expect(screen.queryByText('Download complete.')).toBeNull();
    } finally {
      await backend.database.execute('alter table receipt_emails_broken rename to receipt_emails');
    }
  });

  it('show an error with a way to try again, never an empty year, when they cannot be loaded', async () => {
    await backend.database.execute('alter table expenses rename to expenses_broken');
    try {
      await open();
      expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
      expect(screen.queryByText('Nothing to report yet')).toBeNull();
    } finally {
      await backend.database.execute('alter table expenses_broken rename to expenses');
    }
  });
});
