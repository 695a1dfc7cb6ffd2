import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agreementSite, brisbane, saved } from '../agreement-editor/testing/agreement-site.tsx';
import { usualUtilitiesValues, utilitiesOf } from '../agreement-editor/utilities/utilities-values.ts';
import * as page from './edit-utilities.page.tsx';

let site: Awaited<ReturnType<typeof agreementSite>>;
beforeAll(async () => {
  site = await agreementSite({ 'edit-utilities': page });
});
afterAll(() => site.backend.close());

const service = async (name: string) => within(await screen.findByRole('group', { name }));
const usual = { utilities: utilitiesOf(usualUtilitiesValues('QLD')) };

describe('the utilities of an agreement', () => {
  it('names the payers as the state’s form does', async () => {
    const { id } = await site.anAgreement({ terms: usual }, brisbane);
    await site.open(id, 'utilities');
    expect(await screen.findByRole('heading', { level: 1, name: 'Utilities' })).toBeVisible();
    const water = await service('Water supply');
    expect(water.getByLabelText('Who pays?')).toHaveDisplayValue('Lessor');
    expect((await service('Gas')).queryByLabelText('Who pays?')).toBeNull();
  });

  it('asks how a shared bill is divided, and saves it', async () => {
    const { id } = await site.anAgreement({ terms: usual }, brisbane);
    await site.open(id, 'utilities');
    const electricity = await service('Electricity');
    expect(electricity.queryByLabelText('How is the bill shared?')).toBeNull();
    await userEvent.click(electricity.getByLabelText('Individually metered'));
    await userEvent.type(electricity.getByLabelText('How is the bill shared?'), 'Half of each bill');
    await userEvent.tab();
    expect(await saved()).toBeVisible();
    expect((await site.storedTerms(id)).utilities).toContainEqual({
      service: 'electricity',
      connected: true,
      paidBy: 'tenant',
      individuallyMetered: false,
      apportionment: 'Half of each bill',
    });
  });

  it('offers what is usual in the state to an agreement without services', async () => {
    const { id } = await site.anAgreement({}, brisbane);
    await site.open(id, 'utilities');
    expect(await screen.findByText('Say which services are connected and who pays for them.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start with what’s usual in Queensland' }));
    expect((await service('Electricity')).getByLabelText('Connected')).toBeChecked();
    await waitFor(async () => expect((await site.storedTerms(id)).utilities).toEqual(usual.utilities));
  });
});
