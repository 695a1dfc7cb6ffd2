import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addresses } from 'shared-contract/page/addresses';
import { agreementSite, brisbane, retype, saved } from '../agreement-editor/testing/agreement-site.tsx';
import * as page from './edit-lease-details.page.tsx';

let site: Awaited<ReturnType<typeof agreementSite>>;
beforeAll(async () => {
  site = await agreementSite({ 'edit-lease-details': page });
});
afterAll(() => site.backend.close());

const perth = { suburb: 'Perth', state: 'WA', postcode: '6000', timeZone: 'Australia/Perth' } as const;
const fixed = { leaseType: 'fixed', startDate: '2026-12-01', rent: '450.00' } as const;
const choose = async (name: RegExp | string) => userEvent.click(await screen.findByRole('radio', { name }));

describe('lease details', () => {
  it('stores a fixed term of 12 months, a rent and how it is paid', async () => {
    const { id } = await site.anAgreement();
    await site.open(id, 'lease-details');
    await choose('Fixed term');
    await retype(/^Start date/, '2026-12-01');
    await userEvent.click(await screen.findByRole('button', { name: '12 months' }));
    await retype(/^Rent per week/, '450');
    await choose('Monthly');
    await userEvent.tab();
    await waitFor(async () =>
      expect(await site.storedTerms(id)).toMatchObject({
        leaseType: 'fixed',
        startDate: '2026-12-01',
        endDate: '2027-11-30',
        rent: '450.00',
        rentPaid: 'month',
        rentFrequency: 'week',
      }),
    );
    expect(await saved()).toBeVisible();
  });

  it('V27: explains an end before the start, and removes the end of a periodic agreement', async () => {
    const { id } = await site.anAgreement({ terms: { ...fixed, endDate: '2027-11-30' } });
    await site.open(id, 'lease-details');
    await retype(/^End date/, '2026-11-30');
    expect(await screen.findByText('Choose an end date after the start date.')).toBeVisible();
    expect(await site.storedTerms(id)).toMatchObject({ endDate: '2027-11-30' });
    await choose(/^Periodic/);
    await waitFor(async () => expect(await site.storedTerms(id)).toMatchObject({ leaseType: 'periodic' }));
    expect(screen.queryByLabelText(/^End date/)).toBeNull();
    expect((await site.storedTerms(id)).endDate ?? null).toBeNull();
  });

  it('V27: names the form for a Victorian term of more than 5 years, and the last day without it', async () => {
    const ended = { ...fixed, endDate: '2031-12-01', firstPayment: '2026-12-01' };
    const { id } = await site.anAgreement({ terms: ended });
    await site.open(id, 'lease-details');
    expect(
      await screen.findByText(/needs Form 2 \(.+\).* on or before 30 November 2031/, { selector: 'li' }),
    ).toBeVisible();
    await retype(/^End date/, '2031-11-30');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByText(/needs Form 2/)).toBeNull());
  });

  it('V28: shows the rent per fortnight and month, and the highest bond with its source', async () => {
    const { id } = await site.anAgreement({ terms: fixed }, brisbane);
    await site.open(id, 'lease-details');
    expect(await screen.findByText('$900.00 per fortnight, $1,955.36 per month')).toBeVisible();
    expect(screen.getByText(/^QLD: at most 4 × \$450 = \$1,800, since 30 Sep 2024 \(.+\)\./)).toBeVisible();
    await retype(/^Rental bond/, '1801');
    await userEvent.tab();
    expect(await screen.findByText(/You entered \$1,801\.00/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use the maximum, $1,800' }));
    await waitFor(async () => expect(await site.storedTerms(id)).toMatchObject({ bond: '1800.00' }));
    expect(screen.queryByRole('button', { name: /Use the maximum/ })).toBeNull();
  });

  it('V28: fills in the highest bond and the first payment, and follows rent and start until the owner changes them', async () => {
    const { id } = await site.anAgreement({}, brisbane);
    await site.open(id, 'lease-details');
    await retype(/^Rent per week/, '450');
    await retype(/^Start date/, '2026-12-01');
    await choose('Fortnightly');
    expect(screen.getByLabelText(/^Rental bond/)).toHaveValue('1,800');
    expect(screen.getByLabelText(/^First payment/)).toHaveValue('2026-12-01');
    expect(screen.getByLabelText(/^First payment/)).toHaveAccessibleDescription(/^\$900\.00\./);
    await waitFor(async () =>
      expect(await site.storedTerms(id)).toMatchObject({ bond: '1800.00', firstPayment: '2026-12-01' }),
    );
    await retype(/^Rental bond/, '1000');
    await retype(/^First payment/, '2026-12-03');
    await retype(/^Rent per week/, '500');
    await retype(/^Start date/, '2026-12-02');
    await userEvent.tab();
    await waitFor(async () =>
      expect(await site.storedTerms(id)).toMatchObject({ rent: '500.00', startDate: '2026-12-02' }),
    );
    expect(await site.storedTerms(id)).toMatchObject({ bond: '1000.00', firstPayment: '2026-12-03' });
  });

  it('V28: says that it fills in the highest bond and the first payment only where it did', async () => {
    const fillsIn = /We fill it in until you enter another amount|We fill in the start date/;
    const terms = { ...fixed, bond: '1700.00', firstPayment: '2026-12-03' };
    const advertised = await site.anAgreement({ terms }, brisbane);
    const { unmount } = await site.open(advertised.id, 'lease-details');
    expect(await screen.findByLabelText(/^Rental bond/)).toHaveAccessibleDescription(/^QLD: at most/);
    expect(screen.queryByText(fillsIn)).toBeNull();
    unmount();
    const { id } = await site.anAgreement({ terms: fixed }, brisbane);
    await site.open(id, 'lease-details');
    expect(await screen.findAllByText(fillsIn)).toHaveLength(2);
    await retype(/^Rental bond/, '1800');
    await retype(/^First payment/, '2026-12-01');
    expect(screen.queryByText(fillsIn)).toBeNull();
  });

  it('V28: follows the rent also after the step was opened again, and leaves a bond of 0', async () => {
    const { id } = await site.anAgreement({ terms: fixed }, brisbane);
    const { unmount } = await site.open(id, 'lease-details');
    expect(await screen.findByLabelText(/^Rental bond/)).toHaveValue('1,800');
    await waitFor(async () => expect(await site.storedTerms(id)).toMatchObject({ bond: '1800.00' }));
    unmount();
    const again = await site.open(id, 'lease-details');
    await retype(/^Rent per week/, '400');
    expect(screen.getByLabelText(/^Rental bond/)).toHaveValue('1,600');
    await retype(/^Rental bond/, '0');
    await userEvent.tab();
    await waitFor(async () => expect(await site.storedTerms(id)).toMatchObject({ bond: '0.00' }));
    again.unmount();
    await site.open(id, 'lease-details');
    expect(await screen.findByLabelText(/^Rental bond/)).toHaveValue('0');
  });

  it('V28: leaves a bond and a first payment that the owner entered, although they equal what was filled in', async () => {
    const { id } = await site.anAgreement({ terms: fixed }, brisbane);
    const { router } = await site.open(id, 'lease-details');
    expect(await screen.findByLabelText(/^Rental bond/)).toHaveValue('1,800');
    await retype(/^Rental bond/, '1800');
    await retype(/^First payment/, '2026-12-01');
    await userEvent.tab();
    await retype(/^Rent per week/, '460');
    await retype(/^Start date/, '2026-12-02');
    const terms = { startDate: '2026-12-02', bond: '1800.00', firstPayment: '2026-12-01' };
    await waitFor(async () => expect(await site.storedTerms(id)).toMatchObject({ rent: '460.00', ...terms }));
    await act(() => router.navigate(addresses.tenancyAgreementStep(id, 'utilities')));
    await act(() => router.navigate(addresses.tenancyAgreementStep(id, 'lease-details')));
    await retype(/^Rent per week/, '450');
    await retype(/^Rent per week/, '500');
    await userEvent.tab();
    await waitFor(async () => expect(await site.storedTerms(id)).toMatchObject({ rent: '500.00', ...terms }));
    await userEvent.click(screen.getByRole('button', { name: 'Use the maximum, $2,000' }));
    await retype(/^Rent per week/, '400');
    await waitFor(async () => expect(await site.storedTerms(id)).toMatchObject({ rent: '400.00', bond: '1600.00' }));
  });

  it('asks only in QLD for the last rent increase, and stores that there was none', async () => {
    const { id } = await site.anAgreement({ terms: fixed }, brisbane);
    await site.open(id, 'lease-details');
    await retype(/^Last rent increase/, '2026-03-01');
    await waitFor(async () => expect(await site.storedTerms(id)).toMatchObject({ lastRentIncrease: '2026-03-01' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^It hasn’t gone up/ }));
    await waitFor(async () => expect(await site.storedTerms(id)).toMatchObject({ lastRentIncrease: null }));
  });

  it('asks only in WA for a pet bond, and shows what a state’s form does not have nowhere', async () => {
    const { id } = await site.anAgreement({ terms: { ...fixed, petsAllowed: true } }, perth);
    const { unmount } = await site.open(id, 'lease-details');
    await retype(/^Pet bond/, '261');
    await userEvent.tab();
    expect(await screen.findByText(/You entered \$261\.00/)).toBeVisible();
    await retype(/^Pet bond/, '260');
    await waitFor(async () => expect(await site.storedTerms(id)).toMatchObject({ petBond: '260.00' }));
    unmount();
    const other = await site.anAgreement({ terms: fixed });
    await site.open(other.id, 'lease-details');
    expect(await screen.findByLabelText(/^Rent per week/)).toHaveValue('450');
    expect(screen.queryByLabelText(/^Pet bond/)).toBeNull();
    expect(screen.queryByLabelText(/^Last rent increase/)).toBeNull();
  });

  it('V32: needs a date and an amount for an agreed rent increase', async () => {
    const { id } = await site.anAgreement({ terms: { ...fixed, endDate: '2028-11-30' } });
    await site.open(id, 'lease-details');
    await choose('Rent rises to an agreed amount');
    await userEvent.tab();
    expect(await screen.findByText('Enter the date of the increase.')).toBeVisible();
    expect(screen.getByText('Enter the new rent per week.')).toBeVisible();
    await retype(/^Date of the increase/, '2027-12-01');
    await retype(/^New rent per week/, '470');
    await waitFor(async () =>
      expect(await site.storedTerms(id)).toMatchObject({
        agreedRentIncrease: { kind: 'amount', date: '2027-12-01', rent: '470.00' },
      }),
    );
  });

  it('marks the fields that are required to send', async () => {
    const { id } = await site.anAgreement({ terms: { ...fixed, paymentMethods: ['bankTransfer'] } }, brisbane);
    await site.open(id, 'lease-details');
    const required = ['Ways to pay rent', 'Account name', 'BSB', 'Account number', 'Last rent increase'];
    for (const label of required) expect(await screen.findByText(label)).toHaveTextContent(`${label} *`);
    expect(screen.getByText('Rental bond', { selector: 'label' })).toHaveTextContent('Rental bond *');
    expect(screen.getByText('Payment reference')).toHaveTextContent(/^Payment reference$/);
    await userEvent.click(screen.getByRole('checkbox', { name: /^It hasn’t gone up/ }));
    expect(screen.getByText('Last rent increase')).toHaveTextContent(/^Last rent increase$/);
  });

  it('V10: checks the bank account, stores it, and never stores it in a draft of the browser', async () => {
    const { id } = await site.anAgreement({ terms: fixed });
    let broken = true;
    await site.open(id, 'lease-details', async (input, init) =>
      broken && init?.method === 'PATCH' ? new Response('', { status: 503 }) : site.backend.fetch(input, init),
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Bank transfer' }));
    await retype(/^Account name/, 'Olivia Nguyen');
    await retype(/^BSB/, '063-00');
    await retype(/^Account number/, '0000');
    await userEvent.tab();
    expect(await screen.findByText(/Enter the BSB: six digits/)).toBeVisible();
    expect(screen.getByText(/Enter the account number: 4 to 9 digits/)).toBeVisible();
    await retype(/^BSB/, '063-000');
    await retype(/^Account number/, '12345678');
    await retype(/^Payment reference/, 'UNIT 7');
    await userEvent.tab();
    expect(await screen.findByText('Not saved, trying again')).toBeVisible();
    await waitFor(() => expect(browserStorage()).toContain('UNIT 7'));
    expect(browserStorage()).not.toMatch(/063-000|12345678|Olivia Nguyen/);
    broken = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(async () =>
      expect(await site.storedTerms(id)).toMatchObject({
        paymentMethods: ['bankTransfer'],
        paymentAccount: { name: 'Olivia Nguyen', bsb: '063-000', number: '12345678' },
      }),
    );
  });
});

const browserStorage = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
