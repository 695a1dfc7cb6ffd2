import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agreementSite, brisbane, retype, saved } from '../agreement-editor/testing/agreement-site.tsx';
import * as page from './edit-tenancy-details.page.tsx';

let site: Awaited<ReturnType<typeof agreementSite>>;
beforeAll(async () => {
  site = await agreementSite({ 'edit-tenancy-details': page });
});
afterAll(() => site.backend.close());
afterEach(() => void jest.restoreAllMocks());

const tenant = async (number: number, noun = 'Renter') =>
  within((await screen.findByText(`${noun} ${number}`)).closest('li') as HTMLElement);
const names = async (id: string) => (await site.stored(id)).tenantDetails.map(({ name }) => name);

/** jsdom lays nothing out, and the drag library moves by what it measures: a list with rows of 40 px. */
function layListOut() {
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const list = screen.getByRole('list', { name: 'Renters' });
    const row = [...list.children].findIndex((item) => item.contains(this));
    return row === -1 ? new DOMRect(0, 0, 400, 800) : new DOMRect(0, row * 40, 400, 40);
  });
}

describe('tenancy details', () => {
  it('names the parties as the form of the state does', async () => {
    const { id } = await site.anAgreement({}, brisbane);
    await site.open(id, 'tenancy-details');
    expect(await screen.findByRole('group', { name: 'Lessor' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Tenants' })).toBeVisible();
    expect(screen.queryByText(/rental provider/i)).toBeNull();
  });

  it('saves the landlord automatically', async () => {
    const { id } = await site.anAgreement();
    await site.open(id, 'tenancy-details');
    const landlord = within(await screen.findByRole('group', { name: 'Rental provider' }));
    const phone = landlord.getByLabelText(/^Phone/);
    expect(phone).toHaveValue('0491 570 006');
    await userEvent.clear(phone);
    await userEvent.type(phone, '(03) 5550 1234');
    await retype(/^ACN/, '004 085 616');
    expect(await saved()).toBeVisible();
    const { landlordDetails } = await site.stored(id);
    expect(landlordDetails).toMatchObject({ name: 'Olivia Nguyen', acn: expect.stringMatching(/^004 ?085 ?616$/) });
    expect(landlordDetails.phone.replaceAll(/\D/g, '')).toMatch(/355501234$/);
  });

  it('V26, V2, V7, V8: shows all errors at once, each at its field, and saves nothing', async () => {
    const { id } = await site.anAgreement();
    await site.open(id, 'tenancy-details');
    await retype(/^ACN/, '123');
    const first = await tenant(1);
    const second = await tenant(2);
    await userEvent.clear(first.getByLabelText(/^Phone/));
    await userEvent.type(first.getByLabelText(/^Phone/), '1902 555 010');
    await userEvent.clear(second.getByLabelText(/^Email/));
    await userEvent.type(second.getByLabelText(/^Email/), 'MIA@example.com');
    await userEvent.tab();
    expect(await second.findByText('Enter a different email address for each person.')).toBeVisible();
    expect(first.getByText(/Enter a phone number such as/)).toBeVisible();
    expect(screen.getByText('Enter a valid ACN: nine digits.')).toBeVisible();
    expect(screen.getByText('Not saved: fix the fields in red')).toBeVisible();
    expect((await site.stored(id)).tenantDetails[1]).toMatchObject({ email: 'tom@example.com' });
  });

  it('adds a tenant once it has a name, and focuses its first field', async () => {
    const { id } = await site.anAgreement();
    await site.open(id, 'tenancy-details');
    await userEvent.click(await screen.findByRole('button', { name: 'Add renter' }));
    const third = await tenant(3);
    await waitFor(() => expect(third.getByLabelText(/^Full name/)).toHaveFocus());
    expect(await saved()).toBeVisible();
    expect(await names(id)).toHaveLength(2);
    await userEvent.type(third.getByLabelText(/^Full name/), 'Ava Wong');
    await waitFor(async () => expect(await names(id)).toEqual(['Mia Petrović', 'Tom O’Brien', 'Ava Wong']));
    expect((await site.stored(id)).tenantDetails[2]).toMatchObject({ position: 3, primaryTenant: false });
  });

  it('makes the next tenant primary when the first is removed', async () => {
    const { id } = await site.anAgreement();
    await site.open(id, 'tenancy-details');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Mia Petrović' }));
    await waitFor(async () => expect(await names(id)).toEqual(['Tom O’Brien']));
    expect((await site.stored(id)).tenantDetails).toMatchObject([{ position: 1, primaryTenant: true }]);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('moves a tenant with the keyboard; the first one is primary', async () => {
    const { id } = await site.anAgreement();
    await site.open(id, 'tenancy-details');
    const handle = await screen.findByRole('button', { name: 'Move Tom O’Brien' });
    layListOut();
    const [space, up] = [32, 38];
    handle.focus();
    for (const keyCode of [space, up, space]) fireEvent.keyDown(handle, { keyCode });
    const dropped = handle.closest('li');
    const landed = Object.assign(new Event('transitionend', { bubbles: true }), { propertyName: 'transform' });
    if (dropped) fireEvent(dropped, landed);
    await waitFor(async () => expect(await names(id)).toEqual(['Tom O’Brien', 'Mia Petrović']));
    const [first] = (await site.stored(id)).tenantDetails;
    expect(first).toMatchObject({ position: 1, primaryTenant: true });
  });

  it('marks the address of the landlord as required, and not those of the tenants', async () => {
    const { id } = await site.anAgreement();
    await site.open(id, 'tenancy-details');
    expect(await screen.findByText('Address for notices')).toHaveTextContent('Address for notices *');
    expect(screen.getAllByText('Current address')[0]).toHaveTextContent(/^Current address$/);
  });

  it('suggests addresses, and keeps one that it does not know', async () => {
    const { id } = await site.anAgreement();
    await site.open(id, 'tenancy-details');
    const landlord = within(await screen.findByRole('group', { name: 'Rental provider' }));
    const address = landlord.getByLabelText(/^Address for notices/, { selector: 'input' });
    await userEvent.clear(address);
    await userEvent.type(address, 'GPO Box 12, Hobart TAS 7001');
    await userEvent.tab();
    await waitFor(async () =>
      expect((await site.stored(id)).landlordDetails.address).toBe('GPO Box 12, Hobart TAS 7001'),
    );
  });

  it('shows both versions of a party that another device changed too', async () => {
    const { id } = await site.anAgreement();
    await site.open(id, 'tenancy-details');
    const landlord = within(await screen.findByRole('group', { name: 'Rental provider' }));
    const name = await landlord.findByLabelText(/^Full name/);
    const { landlordDetails } = await site.stored(id);
    await site.elsewhere(id, { landlordDetails: { ...landlordDetails, name: 'Olivia N. Nguyen' } });
    await userEvent.type(name, ' Pty Ltd');
    await userEvent.tab();
    const panel = within(await screen.findByRole('alert'));
    expect(panel.getByRole('radiogroup', { name: 'Rental provider’s name' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Use all of theirs' }));
    expect(await saved()).toBeVisible();
    expect(name).toHaveValue('Olivia N. Nguyen');
    expect((await site.stored(id)).landlordDetails.name).toBe('Olivia N. Nguyen');
  });
});
