import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agreementSite, brisbane, retype, saved } from '../agreement-editor/testing/agreement-site.tsx';
import * as page from './edit-other-details.page.tsx';

let site: Awaited<ReturnType<typeof agreementSite>>;
beforeAll(async () => {
  site = await agreementSite({ 'edit-other-details': page });
});
afterAll(() => site.backend.close());

const group = async (name: string) => within(await screen.findByRole('group', { name }));

describe('the other details of an agreement', () => {
  it('saves pets, occupants, inclusions and the condition report', async () => {
    const { id } = await site.anAgreement({}, brisbane);
    await site.open(id, 'other-details');
    expect(await screen.findByText('Are pets agreed?')).toHaveTextContent('Are pets agreed? *');
    await userEvent.click(screen.getByLabelText('Yes, these pets may live here'));
    await userEvent.type(screen.getByLabelText('Which pets?'), 'One cat');
    await retype('Maximum number of occupants', '4');
    await userEvent.type(screen.getByLabelText('Included in the rent'), 'Dishwasher');
    await userEvent.click(screen.getByLabelText('Not yet, it will be given before they move in'));
    await userEvent.click(screen.getByLabelText('The tenant accepts notices by email'));
    await userEvent.tab();
    await waitFor(async () =>
      expect(await site.storedTerms(id)).toMatchObject({
        petsAllowed: true,
        pets: 'One cat',
        maximumOccupants: 4,
        inclusions: 'Dishwasher',
        conditionReport: { provided: false, willBeProvided: true },
        electronicCommunication: { tenant: true, landlord: false },
      }),
    );
    expect(await saved()).toBeVisible();
  });

  it('links the state’s condition report', async () => {
    const { id } = await site.anAgreement({}, brisbane);
    await site.open(id, 'other-details');
    const report = await screen.findByRole('link', { name: /^Entry condition report \(Form 1a\)/ });
    expect(report).toHaveAttribute('href', expect.stringContaining('https://www.rta.qld.gov.au/'));
  });

  it('adds repairers and removes them by keyboard', async () => {
    const { id } = await site.anAgreement({}, brisbane);
    await site.open(id, 'other-details');
    await userEvent.click(await screen.findByRole('button', { name: 'Add a repairer' }));
    const first = within(await screen.findByRole('listitem', { name: 'Repairer 1' }));
    await waitFor(() => expect(first.getByLabelText('Trade')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('Bright Sparks');
    await userEvent.tab();
    await userEvent.keyboard('07 5550 1234');
    await userEvent.tab();
    await waitFor(async () =>
      expect((await site.storedTerms(id)).repairers).toMatchObject([{ trade: 'electrical', name: 'Bright Sparks' }]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove Bright Sparks' }));
    await waitFor(async () => expect((await site.storedTerms(id)).repairers).toEqual([]));
  });

  it('V7: accepts the 1300 number of a repairer, and explains a number that isn’t one', async () => {
    const { id } = await site.anAgreement({}, brisbane);
    await site.open(id, 'other-details');
    await userEvent.click(await screen.findByRole('button', { name: 'Add a repairer' }));
    const first = within(await screen.findByRole('listitem', { name: 'Repairer 1' }));
    await userEvent.type(first.getByLabelText('Name'), 'Drip & Sons');
    await userEvent.type(first.getByLabelText('Phone'), '1900 975 707');
    await userEvent.tab();
    expect(await first.findByText('Enter a phone number such as (03) 5550 1234 or 1300 975 707.')).toBeVisible();
    await userEvent.clear(first.getByLabelText('Phone'));
    await userEvent.type(first.getByLabelText('Phone'), '1300 975 707');
    await userEvent.tab();
    await waitFor(async () =>
      expect((await site.storedTerms(id)).repairers).toMatchObject([{ name: 'Drip & Sons', phone: '1300 975 707' }]),
    );
  });

  it('shows only the terms of the state’s form, in its words', async () => {
    const { id } = await site.anAgreement();
    await site.open(id, 'other-details');
    const email = await group('Notices by email');
    expect(email.getByLabelText('The rental provider accepts notices by email')).toBeVisible();
    expect(screen.queryByLabelText('Maximum number of occupants')).toBeNull();
    await userEvent.click(screen.getByLabelText('Not yet: the renter asks first'));
    await waitFor(async () => expect(await site.storedTerms(id)).toMatchObject({ petsAllowed: false }));
    expect(await site.storedTerms(id)).not.toHaveProperty('maximumOccupants');
  });

  it('V39: explains a special term that the state prohibits', async () => {
    const { id } = await site.anAgreement();
    await site.open(id, 'other-details');
    const terms = await group('Special terms');
    await userEvent.type(
      terms.getByLabelText('Special terms (optional)'),
      'The renter must pay the insurance excess of the rental provider.',
    );
    expect(await terms.findByText('Check this term')).toBeVisible();
    expect(terms.getByText(/insurance excess/, { selector: 'q' })).toBeVisible();
    await userEvent.clear(terms.getByLabelText('Special terms (optional)'));
    await userEvent.type(terms.getByLabelText('Special terms (optional)'), 'The renter waters the roses.');
    await waitFor(() => expect(terms.queryByText('Check this term')).toBeNull());
  });

  it('keeps a number that can’t be read in its field, and explains it', async () => {
    const { id } = await site.anAgreement({}, brisbane);
    await site.open(id, 'other-details');
    await retype('Maximum number of occupants', 'four');
    await userEvent.tab();
    expect(await screen.findByText(/“four”/)).toBeVisible();
    expect(screen.getByText('Not saved: fix the fields in red')).toBeVisible();
  });
});
