import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addresses } from 'shared-contract/page/addresses';
import { aPdf, confirm, eventsOf, openCheckPage, press, storedCheck } from '../testing/check-pages.ts';

const olivia = { id: '10000000-0000-4000-8000-000000000034', firstName: 'Olivia', lastName: 'Nguyen' };

let backend: InProcessBackend;
let checkId: string;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.signInAs(olivia);
  const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id });
  checkId = (await backend.insert.tenantCheck({ ownerId: olivia.id, propertyId, status: 'draft' })).id;
});

const open = (fetch = backend.fetch) =>
  openCheckPage(backend, olivia, addresses.tenantCheckStep(checkId, 'proof-of-id'), fetch);
const choose = async (kind: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Document' }), kind);
const expire = (date: string) => fireEvent.change(screen.getByLabelText(/^Expiry date/), { target: { value: date } });

async function addPassport() {
  await press('Add a document');
  await choose('passport');
  await userEvent.type(screen.getByLabelText(/^Passport number/), 'PA7654321');
  expire('2031-05-14');
  await press('Add document');
  expect(await screen.findByText('Passport ending in 321')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a document' })).toHaveFocus());
}

describe('the proof of identity', () => {
  it('asks for nothing after the applicant withdrew', async () => {
    const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id });
    checkId = (await backend.insert.tenantCheck({ ownerId: olivia.id, propertyId, status: 'withdrawn' })).id;
    await open();
    expect(await screen.findByText('None are stored.')).toBeVisible();
    expect(screen.queryByText(/more points|can add them/)).toBeNull();
  });

  it('V6: counts the points while documents are added, and says what is missing', async () => {
    await open();
    expect(await screen.findByText('0 of 100 points')).toBeVisible();
    expect(screen.getByText(/^None yet\. A passport and a driver licence are enough\./)).toBeVisible();
    await addPassport();
    expect(screen.getByText('70 of 100 points')).toBeVisible();
    expect(screen.getByText('Add documents for 30 more points.')).toBeVisible();
    await press('Add a document');
    await choose('driverLicence');
    expect(screen.getByText('Adds 40 points: 110 in total.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText(/^State/), 'VIC');
    await userEvent.type(screen.getByLabelText(/^Licence number/), '048213977');
    await userEvent.type(screen.getByLabelText(/^Card number/), 'P5520198');
    expire('2029-08-02');
    await press('Add document');
    expect(await screen.findByText('110 of 100 points')).toBeVisible();
    await waitFor(async () => expect((await storedCheck(backend, olivia, checkId)).isIdentityComplete).toBe(true));
    expect((await eventsOf(backend, olivia, checkId)).filter((kind) => kind === 'viewed')).toHaveLength(1);
  });

  it('V6: asks a change of name for both names, and says that it needs a scan', async () => {
    await open();
    await press('Add a document');
    await choose('utilityBill');
    expect(screen.getByText('Adds 25 points once it has a photo or scan: 25 in total.')).toBeVisible();
    await choose('changeOfName');
    expect(screen.getByLabelText('Present name')).toHaveValue('Zoë Žižka');
    await press('Add document');
    expect(await screen.findByText('Enter the name before the change, as it is on the document.')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Earlier name/), 'Zoë Novak');
    await press('Add document');
    expect(await screen.findByText('Zoë Žižka, earlier Zoë Novak')).toBeVisible();
    expect(screen.getByText('It counts once it has a photo or scan.')).toBeVisible();
  });

  it('V4, V5: focuses a number that is wrong, and stores none in the browser', async () => {
    await open();
    await press('Add a document');
    await choose('medicareCard');
    expect(screen.queryByLabelText(/^Card number/)).toBeNull();
    await userEvent.type(screen.getByLabelText(/^Medicare number/), '2123 45671 1');
    await userEvent.type(screen.getByLabelText(/^Number beside/), '1');
    expire('2030-01-31');
    await press('Add document');
    expect(await screen.findByText(/^Check the number: 10 digits/)).toBeVisible();
    expect(screen.getByLabelText(/^Medicare number/)).toHaveFocus();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/2123.?45671/);
    expect(await eventsOf(backend, olivia, checkId)).not.toContain('documentAdded');
  });

  it('keeps what was typed when a save fails', async () => {
    await open((input, init) =>
      String(input).endsWith('/documents') ? Promise.reject(new TypeError('offline')) : backend.fetch(input, init),
    );
    await press('Add a document');
    await choose('birthCertificate');
    await userEvent.selectOptions(screen.getByLabelText(/^State/), 'NSW');
    await press('Add document');
    expect(await screen.findByText('We couldn’t reach the server. Check your connection and try again.')).toBeVisible();
    expect(screen.getByLabelText(/^State/)).toHaveValue('NSW');
  });

  it('has scans, which are viewed with an entry in the log', async () => {
    await open();
    await addPassport();
    await userEvent.upload(screen.getByLabelText(/^Scan of Passport/), aPdf);
    await press('View scan of Passport ending in 321');
    expect(await screen.findByRole('button', { name: 'Save the PDF' })).toBeVisible();
    await confirm('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await eventsOf(backend, olivia, checkId)).toContain('scanViewed');
  });

  it('loses a document only after a confirmation', async () => {
    await open();
    await addPassport();
    await press('Remove Passport ending in 321');
    await confirm('Remove');
    expect(await screen.findByText('0 of 100 points')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(await eventsOf(backend, olivia, checkId)).toContain('documentRemoved');
  });
});
