import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { guestFetch, type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { type AgreementTerms, detailsOf } from 'shared-contract/agreement/agreement-terms';
import { addDays } from 'shared-contract/date/local-date';
import type { AustralianState } from 'shared-contract/place/suburb';
import { longDate } from 'tenancy-law/form/long-date';
import { stateForm } from 'tenancy-law/form/state-form';
import definition from '../remote.ts';
import * as signing from './agreement-signing.page.tsx';
import * as review from './edit-review.page.tsx';
import * as create from './tenancy-agreement-create.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };
const email = 'olivia@example.com';
const startDate = addDays(new Date().toISOString().slice(0, 10), 14);
const endDate = addDays(startDate, 363);

type Place = { state: AustralianState; suburb: string; postcode: string; timeZone: string };
const places: Place[] = [
  { state: 'NSW', suburb: 'Newtown', postcode: '2042', timeZone: 'Australia/Sydney' },
  { state: 'VIC', suburb: 'Richmond', postcode: '3121', timeZone: 'Australia/Melbourne' },
  { state: 'QLD', suburb: 'Southport', postcode: '4215', timeZone: 'Australia/Brisbane' },
  { state: 'WA', suburb: 'Fremantle', postcode: '6160', timeZone: 'Australia/Perth' },
  { state: 'SA', suburb: 'Glenelg', postcode: '5045', timeZone: 'Australia/Adelaide' },
  { state: 'TAS', suburb: 'Launceston', postcode: '7250', timeZone: 'Australia/Hobart' },
  { state: 'ACT', suburb: 'Braddon', postcode: '2612', timeZone: 'Australia/Sydney' },
  { state: 'NT', suburb: 'Alice Springs', postcode: '0870', timeZone: 'Australia/Darwin' },
];

/** The terms that the owner enters. Those that only some states have are added by `termsIn`. */
const terms = {
  leaseType: 'fixed',
  startDate,
  endDate,
  rent: '450.00',
  rentPaid: 'fortnight',
  firstPayment: startDate,
  rentInAdvanceWeeks: 2,
  paymentMethods: ['bankTransfer'],
  paymentAccount: { name: 'O Nguyen', bsb: '012003', number: '12345678' },
  paymentReference: 'RENT-17',
  agreedRentIncrease: { kind: 'none' },
  bond: '1800.00',
  utilities: [
    { service: 'electricity', connected: true, paidBy: 'tenant', individuallyMetered: true, apportionment: '' },
  ],
  petsAllowed: true,
  pets: 'one grey cat',
  repairers: [{ trade: 'plumbing', name: 'Drip & Sons', phone: '0355501234' }],
  inclusions: 'A fridge and a washing machine',
  ownersCorp: { applicable: true, conditions: 'No washing on the balcony' },
  electronicCommunication: { tenant: true, landlord: true },
  conditionReport: { provided: false, willBeProvided: true },
  specialTerms: 'The garden is watered twice a week.',
} satisfies Partial<AgreementTerms>;

function termsIn(state: AustralianState): Partial<AgreementTerms> {
  const { has } = stateForm(state, startDate);
  return {
    ...terms,
    ...(has('maximumOccupants') ? { maximumOccupants: 3 } : {}),
    ...(has('lastRentIncrease') ? { lastRentIncrease: '2025-03-01' } : {}),
    ...(has('petBond') ? { petBond: '260.00' } : {}),
  };
}

/** What the signed PDF says, written by hand from what was entered. */
const expectedRows = (place: Place): [label: string, value: string][] => {
  const { labels, has } = stateForm(place.state, startDate);
  return [
    ['Full name', 'Olivia Nguyen'],
    ['Address', '1 Owner Parade, Geelong VIC 3220'],
    ['Full name', 'Mia Petrović'],
    ['Phone', '0491 570 156'],
    ['Email', `mia-${place.state.toLowerCase()}@example.com`],
    ['Address', `17 Journey Street, ${place.suburb} ${place.state} ${place.postcode}`],
    ['Type', 'Fixed term'],
    ['Starts on', longDate(startDate)],
    ['Ends on', longDate(endDate)],
    ['Rent per week', '$450.00'],
    ['Rent per fortnight', '$900.00'],
    ['Rent per calendar month', '$1,955.36'],
    ['Rent is paid', 'Every fortnight'],
    ['First payment', longDate(startDate)],
    ['Rent in advance', '2 weeks: $900.00'],
    ['Payment methods', 'Bank transfer'],
    ['Account name', 'O Nguyen'],
    ['BSB', '012-003'],
    ['Account number', '12345678'],
    ['Payment reference', 'RENT-17'],
    ['Agreed increase', 'None: the rent doesn’t rise during the fixed term'],
    [`${labels.bond} amount`, '$1,800.00'],
    ['Electricity', `The ${labels.tenant.toLowerCase()} pays. It has its own meter.`],
    ['Pets', 'Agreed'],
    ['Which pets', 'one grey cat'],
    ['Plumbing repairs', 'Drip & Sons, (03) 5550 1234'],
    ['Included', 'A fridge and a washing machine'],
    ['Conditions', 'No washing on the balcony'],
    [labels.landlord, 'Agrees to notices by email to olivia@example.com'],
    ['Condition report', 'Will be given before the keys are handed over'],
    ...(has('maximumOccupants') ? [['People who may live here', '3'] as [string, string]] : []),
    ...(has('lastRentIncrease') ? [['Day of the last rent increase', '1 March 2025'] as [string, string]] : []),
    ...(has('petBond') ? [['Pet bond', '$260.00'] as [string, string]] : []),
  ];
};

const squash = (text: string) => text.replaceAll(/\s/g, '');

let backend: InProcessBackend;
let guest: InProcessBackend['fetch'];
beforeAll(async () => {
  backend = await inProcessBackend();
  guest = await guestFetch(backend);
});
afterAll(() => backend.close());

const pages = { 'tenancy-agreement-create': create, 'edit-review': review, 'agreement-signing': signing };

function open(url: string, as?: typeof olivia & { email: string }) {
  cleanup();
  const fetch = as ? backend.fetch : guest;
  return renderPage({ definition, pages, url, backend: { ...backend, fetch }, ...(as ? { as } : {}) });
}
const owner = { ...olivia, email };
const heading = (name: string) => screen.findByRole('heading', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function request(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const fetchAs = await backend.as(owner);
  const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
  const init = body ? { body: JSON.stringify(body), headers: { 'content-type': type, ...headers } } : {};
  const response = await fetchAs(path, { method, ...init });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** Creates the agreement on its page. Returns its id. */
async function createAgreement(propertyId: string, tenantEmail: string): Promise<string> {
  const { router } = await open(`/properties/${propertyId}/tenancy-agreements/create`, owner);
  const renting = within(await screen.findByRole('group', { name: 'Who is renting?' }));
  await userEvent.click(renting.getByLabelText(/Full name/));
  await userEvent.paste('Mia Petrović');
  await userEvent.click(renting.getByLabelText(/Email/));
  await userEvent.paste(tenantEmail);
  await userEvent.click(renting.getByLabelText(/Phone/));
  await userEvent.paste('0491570156');
  await press('Create the agreement');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/edit\/tenancy-details$/));
  return router.state.location.pathname.split('/')[2] ?? '';
}

async function enterTerms(id: string, state: AustralianState) {
  const read = await request('GET', `/api/tenancy-agreements/${id}`);
  const { landlordDetails } = await read.json();
  await request(
    'PATCH',
    `/api/tenancy-agreements/${id}`,
    {
      landlordDetails: { ...landlordDetails, address: '1 Owner Parade, Geelong VIC 3220', email },
      tenancyAgreementDetails: detailsOf(termsIn(state)),
    },
    { 'if-match': read.headers.get('etag') ?? '' },
  );
}

async function lastMail(to: string, pattern: RegExp): Promise<string> {
  const mails = (await backend.mails()).filter((mail) => mail.to === to);
  const found = mails.toReversed().flatMap(({ text }) => pattern.exec(text)?.[1] ?? []);
  if (!found[0]) throw new Error(`No mail to ${to} has ${pattern}.`);
  return found[0];
}

async function sign(name: string, to: string) {
  await press('Email me a code');
  await userEvent.click(await screen.findByLabelText(/^Code/));
  await userEvent.paste(await lastMail(to, /is (\d{6})\./));
  await userEvent.click(screen.getByLabelText(/Your full name/));
  await userEvent.paste(name);
  await press('Sign agreement');
}

describe('an agreement from its creation to the signed PDF', () => {
  it.each(places)('$state: has in its PDF what was entered', async (place) => {
    const { state } = place;
    const property = await backend.insert.property({ ownerId: owner.id, ...place, streetAddress: '17 Journey Street' });
    const tenantEmail = `mia-${state.toLowerCase()}@example.com`;
    const id = await createAgreement(property.id, tenantEmail);
    await enterTerms(id, state);

    await open(`/tenancy-agreements/${id}/edit/review`, owner);
    await press('Send for signature');
    const form = screen.queryByRole('checkbox', { name: /official form/ });
    expect(form === null).toBe(state === 'TAS');
    if (form) await userEvent.click(form);
    await press('Send');
    await heading('Out for signing');

    const link = /\/agreements\/([\w-]+)/;
    await open(`/agreements/${await lastMail(tenantEmail, link)}`);
    await press('Accept');
    await press('Accept agreement');
    await heading('You’ve accepted');

    await open(`/tenancy-agreements/${id}/edit/review`, owner);
    await heading('Your turn to sign');
    await sign('Olivia Nguyen', `${olivia.id}@example.com`);
    await heading('You’ve signed');

    await open(`/agreements/${await lastMail(tenantEmail, link)}`);
    await sign('Mia Petrović', tenantEmail);
    await heading('Everyone has signed');

    const pdf = await request('GET', `/api/tenancy-agreements/${id}/signed-document`);
    const text = squash((await backend.readPdf(new Uint8Array(await pdf.arrayBuffer()))).join(' '));
    for (const [label, value] of expectedRows(place)) expect(text).toContain(squash(label + value));
    expect(text).toContain(squash(terms.specialTerms));
    expect(text).toContain(squash('Typed as Mia Petrović'));
    expect(text.includes(squash('not the prescribed form'))).toBe(state !== 'TAS');
  });
});
