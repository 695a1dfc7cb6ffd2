import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import type { NoticeFacts } from 'shared-contract/tenancy/notice';
import { formatLocalDate } from 'shared-ui';
import { longDate } from 'tenancy-law/form/long-date';
import { earliestEnds, earliestIncrease } from 'tenancy-law/notice/next-actions';
import definition from '../remote.ts';
import * as tenancyPage from './tenancy.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000021', firstName: 'Olivia', lastName: 'Nguyen' };
const jack = '10000000-0000-4000-8000-000000000022';
const today = localDateIn('Australia/Melbourne', new Date());

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

async function open(values: { endDate?: string | null; ownerId?: string } = {}) {
  const { ownerId = olivia.id, endDate = null } = values;
  const { id: propertyId } = await backend.insert.property({ ownerId });
  const tenants = [
    { name: 'Mia Petrović', email: 'mia@example.com', phone: '+61491570006', primaryTenant: true },
    { name: 'Tom O’Brien', email: '', primaryTenant: false },
  ];
  const startDate = addDays(today, -800);
  const tenancy = await backend.insert.tenancy({ ownerId, propertyId, tenants, startDate, endDate });
  await renderPage({
    definition,
    pages: { tenancy: tenancyPage },
    url: `/properties/${propertyId}/tenancies/${tenancy.id}`,
    as: olivia,
    backend,
  });
  return { propertyId, startDate, user: userEvent.setup() };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** What the law depends on, as the server tells it. */
const factsFrom = (startDate: string): NoticeFacts => ({
  state: 'VIC',
  residential: true,
  timeZone: 'Australia/Melbourne',
  leaseType: 'periodic',
  startDate,
  fixedEnd: null,
  rent: '650.00',
  lastIncrease: null,
  agreedRentIncrease: { kind: 'none' },
  electronicService: false,
});

describe('a tenancy', () => {
  it('shows rent in three frequencies, people with contact details, and the lawful dates with their law', async () => {
    const { startDate } = await open();
    const summary = await region('Summary');
    expect(summary.getByText('$650 per week')).toBeVisible();
    expect(summary.getByText(/^\$1,300\.00 a fortnight, \$2,82\d\.\d\d a month$/)).toBeVisible();
    const people = await region('Renters');
    expect(people.getByRole('link', { name: 'mia@example.com' })).toHaveAttribute('href', 'mailto:mia%40example.com');
    expect(people.getByRole('link', { name: '0491 570 006' })).toHaveAttribute('href', 'tel:+61491570006');
    expect(people.getByText('No email address')).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([...new Set(headings)]);
    const next = await region('What you can do next');
    const { earliest, law } = earliestIncrease(factsFrom(startDate), today);
    expect(next.getAllByText(formatLocalDate(earliest))[0]).toBeVisible();
    expect(
      next.getByText(new RegExp(law.sentence.slice(0, 40).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))),
    ).toBeVisible();
    for (const { label } of earliestEnds(factsFrom(startDate), today)) {
      expect(next.getByText(label)).toBeVisible();
    }
    expect(next.getByText(/This isn’t legal advice/)).toBeVisible();
  });

  it('answers for a later day that the owner chooses', async () => {
    const { startDate, user } = await open();
    const next = await region('What you can do next');
    const date = addDays(today, 100);
    const field = next.getByLabelText('If you give notice on');
    await user.clear(field);
    await user.type(field, date);
    const { earliest } = earliestIncrease(factsFrom(startDate), date);
    expect(next.getAllByText(formatLocalDate(earliest))[0]).toBeVisible();
  });

  it('raises the rent: tells the earliest date, previews the notice and shows the proof of service', async () => {
    const { startDate, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Increase rent' }));
    const { earliest } = earliestIncrease(factsFrom(startDate), today);
    const from = screen.getByLabelText(/^From/);
    expect(from).toHaveValue(earliest);
    await user.type(screen.getByLabelText(/^New rent per week/), '680');
    await user.clear(from);
    await user.type(from, addDays(earliest, -1));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(new RegExp(`Too early: the earliest is ${longDate(earliest)}`))).toBeVisible();
    await user.clear(from);
    await user.type(from, earliest);
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    const preview = within(await screen.findByRole('dialog', { name: 'Check and send' }));
    expect(preview.getByText(`$680 per week from ${formatLocalDate(earliest)}`)).toBeVisible();
    expect(preview.getByText(/Mia Petrović \(mia@example\.com\)/)).toBeVisible();
    expect(preview.getByText(/Tom O’Brien has no email address/)).toBeVisible();
    expect(preview.getByText(/^The rent goes from \$650 per week to \$680 per week on .+, 4\.6% more\./)).toBeVisible();
    await user.click(preview.getByRole('button', { name: 'Give notice' }));

    const timeline = await region('Timeline');
    expect(await timeline.findByText('Notice of rent increase')).toBeVisible();
    expect(timeline.getByText('Sending to Mia Petrović (mia@example.com) …')).toBeVisible();
    expect((await region('Documents')).getByRole('button', { name: /^Download PDF/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Increase rent' })).toBeDisabled();
  });

  it('records an agreed end, and withdraws it', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Record an agreed end' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Record it' }));
    const timeline = await region('Timeline');
    expect(await timeline.findByText('Agreement to end the tenancy')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Give notice to end' })).toBeDisabled();
    await user.click(timeline.getByRole('button', { name: /^Withdraw/ }));
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(timeline.getByText('Withdrawn')).toBeVisible());
    expect(screen.getByRole('button', { name: 'Give notice to end' })).toBeEnabled();
  });

  it('offers the signed agreement only where it was signed online', async () => {
    for (const isOnline of [true, false]) {
      const { agreement } = await backend.insert.signing({ ownerId: olivia.id, step: isOnline ? 'signed' : 'expired' });
      const { id: agreementId, propertyId } = agreement;
      const own = { ownerId: olivia.id, propertyId, agreementId, endDate: null };
      const tenancy = await backend.insert.tenancy(own);
      const url = `/properties/${propertyId}/tenancies/${tenancy.id}`;
      const { unmount } = await renderPage({ definition, pages: { tenancy: tenancyPage }, url, as: olivia, backend });
      const documents = await region('Documents');
      const download = documents.queryAllByRole('button', { name: 'Download PDF, the agreement' });
      const reason = documents.queryAllByText(/^No signed PDF/);
      expect([download.length, reason.length]).toEqual(isOnline ? [1, 0] : [0, 1]);
      unmount();
    }
  });

  it('shows Page Not Found under the address of another property of the owner', async () => {
    const own = { ownerId: olivia.id };
    const [home, other] = [await backend.insert.property(own), await backend.insert.property(own)];
    const tenancy = await backend.insert.tenancy({ ...own, propertyId: home.id, endDate: null });
    const url = `/properties/${other.id}/tenancies/${tenancy.id}`;
    await renderPage({ definition, pages: { tenancy: tenancyPage }, url, as: olivia, backend });
    expect(await screen.findByText(/not found/i)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Summary' })).toBeNull();
  });

  it('shows Page Not Found for a tenancy of another owner', async () => {
    await open({ ownerId: jack });
    expect(await screen.findByText(/not found/i)).toBeVisible();
    expect(screen.queryByText('Mia Petrović')).toBeNull();
  });
});
