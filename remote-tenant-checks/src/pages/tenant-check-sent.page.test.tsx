import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import type { CheckResult } from 'shared-contract/tenant-check/tenant-check';
import { confirm, eventsOf, openCheckPage, press, section, storedCheck } from '../testing/check-pages.ts';

const olivia = { id: '10000000-0000-4000-8000-000000000037', firstName: 'Olivia', lastName: 'Nguyen' };
const today = localDateIn('Australia/Melbourne', new Date());

let backend: InProcessBackend;
let propertyId: string;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.signInAs(olivia);
  propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
});

const open = (id: string, fetch = backend.fetch) => openCheckPage(backend, olivia, addresses.tenantCheck(id), fetch);
type Values = Partial<Parameters<InProcessBackend['insert']['tenantCheck']>[0]>;
const aCheck = async (values: Values) =>
  (await backend.insert.tenantCheck({ ownerId: olivia.id, propertyId, ...values })).id;

const listing = {
  database: 'TICA',
  listedBy: 'Harbour Property Management',
  listedOn: '2025-03-04',
  reason: 'Rent arrears',
  contact: 'TICA, PO Box 120, Concord NSW 2137',
};
const clear: CheckResult = {
  outcome: 'clear',
  searchedOn: today,
  databases: ['TICA'],
  isIdentityVerified: true,
  listings: [],
};
const complete: Values = { status: 'complete', completedAt: new Date(), destroyOn: '2027-05-20', result: clear };
const listed: Values = {
  ...complete,
  result: { ...clear, outcome: 'listed', listings: [listing] },
  noticeDueOn: addDays(today, 7),
};

describe('a tenant check that was sent', () => {
  it('gets another email of the applicant, which is not the owner’s, and mails the link there', async () => {
    const id = await aCheck({ status: 'processing' });
    await open(id);
    await press('Correct the applicant’s email');
    const field = await screen.findByRole('textbox', { name: 'Email' });
    await userEvent.type(field, `${olivia.id}@example.com`);
    await confirm('Correct and send the link');
    expect(await screen.findByText(/^Enter the applicant’s own email address/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'corrected@example.com');
    await confirm('Correct and send the link');
    expect(await (await section('Timeline')).findByText(/^You corrected the applicant’s email/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await backend.mails()).some(({ to }) => to === 'corrected@example.com')).toBe(true);
    expect((await storedCheck(backend, olivia, id)).status).toBe('processing');
  });

  it('V40: sends the notice again on purpose', async () => {
    const id = await aCheck(listed);
    const sent: string[] = [];
    await open(id, (input, init) => {
      if (String(input).includes('/notices')) sent.push(String(input).replace(/^.*\/notices/, ''));
      return backend.fetch(input, init);
    });
    expect(await screen.findByText('It can be destroyed once the applicant has the notice.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the notice again' })).toBeNull();
    await press('Send the notice');
    await confirm('Send the notice');
    await press('Send the notice again');
    await confirm('Send the notice again');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual(['', '?again=true']);
  });

  it('V41: is destroyed before its date after a confirmation', async () => {
    const id = await aCheck(complete);
    const { router } = await open(id);
    await press('Destroy now');
    expect(await eventsOf(backend, olivia, id)).toEqual([]);
    await confirm('Destroy now');
    await waitFor(() => expect(router.state.location.pathname).toBe('/tenant-checks'));
    expect((await backend.inject({ url: `/api/tenant-checks/${id}` }, olivia)).statusCode).toBe(404);
    const { member } = (await backend.inject({ url: '/api/destruction-certificates' }, olivia)).json();
    expect(member).toMatchObject([{ id, rule: expect.stringMatching(/^Destroyed before its date/) }]);
  });

  it('V41: offers no destruction during a hold', async () => {
    await open(await aCheck({ ...complete, legalHold: true }));
    expect(await screen.findByText(/^On hold for a dispute/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Destroy now' })).toBeNull();
  });
});

it('warns about an identity that could not be verified', async () => {
  const id = await aCheck({ ...complete, result: { ...clear, isIdentityVerified: false } });
  await open(id);
  await userEvent.click((await section('Result')).getByRole('button', { name: 'Open the result' }));
  expect(await screen.findByRole('note')).toHaveTextContent(/^The identity could not be verified/);
  expect(screen.queryByText(/proven|identity was verified/)).toBeNull();
});
