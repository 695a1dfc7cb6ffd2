import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import type { CheckResult } from 'shared-contract/tenant-check/tenant-check';
import {
  aPdf,
  confirm,
  eventsOf,
  insertCheckProducts,
  openCheckPage,
  press,
  section,
  storedCheck,
} from '../testing/check-pages.ts';

const olivia = { id: '10000000-0000-4000-8000-000000000035', firstName: 'Olivia', lastName: 'Nguyen' };
const jack = { id: '10000000-0000-4000-8000-000000000036', firstName: 'Jack', lastName: "O'Brien" };
const today = localDateIn('Australia/Melbourne', new Date());
const dayMs = 86_400_000;

let backend: InProcessBackend;
let propertyId: string;
let tica: Awaited<ReturnType<typeof insertCheckProducts>>;
beforeAll(async () => {
  backend = await inProcessBackend();
  tica = await insertCheckProducts(backend);
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.signInAs(olivia);
  propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
});

const open = (id: string, fetch = backend.fetch, as = olivia) =>
  openCheckPage(backend, as, addresses.tenantCheck(id), fetch);
type Values = Partial<Parameters<InProcessBackend['insert']['tenantCheck']>[0]>;
const aCheck = async (values: Values) =>
  (await backend.insert.tenantCheck({ ownerId: olivia.id, propertyId, ...values })).id;

/** Makes a check lack only the payment. */
async function authoriseAndProve(id: string) {
  const fetch = await backend.as(olivia);
  const url = `/api/tenant-checks/${id}/authorities?signedOn=${today}`;
  await fetch(url, { method: 'POST', headers: { 'content-type': 'application/pdf' }, body: aPdf });
  const passport = { kind: 'passport', number: 'PA1234567', country: 'AU', expiresOn: addDays(today, 900) };
  const licence = {
    kind: 'driverLicence',
    number: '12345678',
    cardNumber: 'P1234567',
    state: 'VIC',
    expiresOn: addDays(today, 900),
  };
  for (const document of [passport, licence]) {
    const content = { nameOnDocument: 'Zoë Žižka', ...document };
    const payload = { id: crypto.randomUUID(), content };
    await backend.inject({ method: 'POST', url: `/api/tenant-checks/${id}/documents`, payload }, olivia);
  }
}

const clear: CheckResult = {
  outcome: 'clear',
  searchedOn: today,
  databases: ['TICA'],
  isIdentityVerified: true,
  listings: [],
};
const hit: CheckResult = {
  ...clear,
  outcome: 'listed',
  listings: [
    {
      database: 'TICA',
      listedBy: 'Harbour Property Management',
      listedOn: '2024-03-04',
      reason: 'Rent arrears at the end of the tenancy',
      amount: '1840.00',
      contact: 'TICA, PO Box 120, Concord NSW 2137',
    },
  ],
};
const complete: Values = {
  status: 'complete',
  completedAt: new Date(),
  expiresAt: new Date(Date.now() + 90 * dayMs),
  result: clear,
};

describe('a tenant check', () => {
  it('shows the next step and what else is missing, without reading the content', async () => {
    const id = await aCheck({ status: 'draft' });
    await open(id);
    expect(await screen.findByRole('heading', { level: 1, name: 'Zoë Žižka' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Get the applicant’s authorisation' })).toBeVisible();
    const missing = screen.getByRole('list', { name: 'What the check needs before we send it' });
    expect(within(missing).getAllByText('To do')).toHaveLength(3);
    expect((await section('Access log')).getByText(/haven’t been opened/)).toBeVisible();
    expect(await eventsOf(backend, olivia, id)).not.toContain('viewed');
  });

  it('adds the check to the property’s order once, and opens its checkout', async () => {
    const id = await aCheck({ status: 'draft' });
    const { router } = await open(id);
    await press('Add to order and pay $19.80');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/orders\/[^/]+\/checkout\/confirmation$/));
    const { payment } = await storedCheck(backend, olivia, id);
    expect(payment).toMatchObject({ status: 'inOrder' });
    expect(router.state.location.pathname).toContain(payment?.order?.split('/').at(-1));
  });

  it('says that an earlier purchase pays for it, and that it then is sent', async () => {
    const draft = await aCheck({ status: 'draft' });
    const { unmount } = await open(draft);
    expect(await screen.findByRole('button', { name: 'Add to order and pay $19.80' })).toBeVisible();
    unmount();
    await backend.insert.order({ ownerId: olivia.id, status: 'paid', lines: [{ product: tica }] });
    const { unmount: leave } = await open(draft);
    expect(await screen.findByRole('button', { name: 'Use your earlier purchase' })).toBeVisible();
    leave();
    await authoriseAndProve(draft);
    await open(draft);
    await press('Use your earlier purchase and send');
    await waitFor(async () => expect((await storedCheck(backend, olivia, draft)).status).toBe('submitted'));
  });

  it('opens the result only after a click, which is logged once', async () => {
    const id = await aCheck(complete);
    await open(id);
    const result = await section('Result');
    expect(result.queryByText('No entries found')).toBeNull();
    await userEvent.click(result.getByRole('button', { name: 'Open the result' }));
    expect(await screen.findByText('No entries found')).toBeVisible();
    expect(screen.getByRole('region', { name: 'The opened result' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Open the result' })).toBeNull();
    expect((await eventsOf(backend, olivia, id)).filter((kind) => /viewed/i.test(kind))).toEqual(['resultViewed']);
    expect(await (await section('Access log')).findByText(/^You opened the result/)).toBeVisible();
    expect(result.getByText(/^The report is valid until/)).toBeVisible();
  });

  it('offers no report after it has expired', async () => {
    const id = await aCheck({ ...complete, expiresAt: new Date(Date.now() - dayMs) });
    await open(id);
    expect(await screen.findByText(/^The report expired/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download the report' })).toBeNull();
  });

  it('V40: has the notice with its date after a hit, and the proof of service once it was sent', async () => {
    const id = await aCheck({ ...complete, result: hit, noticeDueOn: addDays(today, 7) });
    await open(id);
    expect(await screen.findByRole('heading', { level: 2, name: /^Send the notice by/ })).toBeVisible();
    await press('Send the notice');
    expect(await eventsOf(backend, olivia, id)).not.toContain('noticeSent');
    await confirm('Send the notice');
    expect(await screen.findByRole('button', { name: 'Download the notice' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /^(No|A) tenancy database lists the applicant$/ })).toHaveFocus(),
    );
    expect(await eventsOf(backend, olivia, id)).toContain('noticeSent');
    expect((await backend.mails()).some(({ to }) => to === 'zoe@example.com')).toBe(true);
    await userEvent.click(screen.getAllByRole('button', { name: 'Open the result' })[0] as HTMLElement);
    expect(await screen.findByText('1 entry found')).toBeVisible();
    expect(screen.getByText('Harbour Property Management')).toBeVisible();
    expect(screen.getByText('$1,840.00')).toBeVisible();
  });

  it('answers the provider’s question, but never with a tax file number', async () => {
    const id = await aCheck({ status: 'needsInfo', question: 'Which suburb did they live in until 2023?' });
    const answers: unknown[] = [];
    await open(id, (input, init) => {
      if (String(input).endsWith('/answers')) answers.push(JSON.parse(String(init?.body)));
      return backend.fetch(input, init);
    });
    expect(await screen.findByText('Which suburb did they live in until 2023?')).toBeVisible();
    await press('Send answer');
    expect(await screen.findByText('Enter your answer.')).toBeVisible();
    const answer = screen.getByRole('textbox', { name: 'Answer to the provider' });
    expect(answer).toHaveFocus();
    await userEvent.type(answer, 'The TFN is 123 456 782.');
    await press('Send answer');
    expect(await screen.findByText('Remove the tax file number. We never collect it.')).toBeVisible();
    await userEvent.clear(answer);
    await userEvent.type(answer, 'Footscray');
    await press('Send answer');
    await waitFor(async () => expect(await eventsOf(backend, olivia, id)).toContain('infoSent'));
    expect(answers).toEqual([{ answer: 'Footscray' }]);
  });

  it('V41: shows when it is destroyed, and stays on hold for a dispute', async () => {
    const id = await aCheck({ ...complete, destroyOn: '2027-05-20' });
    await open(id);
    expect((await section('Storage')).getByText(/^We destroy it on/)).toHaveTextContent('20 May 2027');
    await press('Keep it for a dispute');
    await confirm('Keep it');
    expect(await screen.findByText(/^On hold for a dispute/)).toBeVisible();
    expect((await section('Timeline')).getByText(/^Kept for a dispute/)).toBeVisible();
    await press('Remove the hold');
    await confirm('Remove the hold');
    expect(await screen.findByText(/^We destroy it on/)).toBeVisible();
  });

  it('is removed after a confirmation while nothing was sent', async () => {
    const id = await aCheck({ status: 'awaitingConsent' });
    const { router } = await open(id);
    await press('Remove this check');
    await confirm('Remove');
    await waitFor(() => expect(router.state.location.pathname).toBe('/tenant-checks'));
    expect((await backend.inject({ url: `/api/tenant-checks/${id}` }, olivia)).statusCode).toBe(404);
  });

  it.each([
    ['withdrawn', 'The applicant withdrew the consent'],
    ['cancelled', 'The provider cancelled the check'],
  ] as const)('can’t be changed, paid or put on hold once it is %s', async (status, heading) => {
    const id = await aCheck({ status });
    await open(id);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request another check' })).toBeVisible();
    for (const name of [/^Add to order/, 'Remove this check', 'Keep it for a dispute']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    // No payment was made, so none is mentioned.
    expect(screen.queryByText(/payment|Not paid/i)).toBeNull();
  });

  it('is not there for another owner', async () => {
    const id = await aCheck({ status: 'draft' });
    await open(id, backend.fetch, jack);
    expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find that check' })).toBeVisible();
    expect(screen.getByText('It may have been removed, or belongs to another account')).toBeVisible();
  });

  it('shows an error with a retry when loading fails', async () => {
    const id = await aCheck({ status: 'draft' });
    let broken = true;
    await open(id, (input, init) =>
      broken && String(input).includes('/api/tenant-checks/')
        ? Promise.resolve(new Response('', { status: 500 }))
        : backend.fetch(input, init),
    );
    expect(await screen.findByText('We couldn’t load this check')).toBeVisible();
    broken = false;
    await press('Try again');
    expect(await screen.findByRole('heading', { level: 1, name: 'Zoë Žižka' })).toBeVisible();
  });
});
