import { describe, expect, it } from '@jest/globals';
import { agreementTerms } from 'shared-contract/agreement/agreement-terms';
import { australianState } from 'shared-contract/place/suburb';
import { usualUtilitiesValues, utilitiesOf, utilitiesValuesOf } from './utilities-values.ts';

describe('utilities', () => {
  it.each(australianState.options)('knows what is usual in %s, in a form that the contract accepts', (state) => {
    const utilities = utilitiesOf(usualUtilitiesValues(state));
    expect(agreementTerms.shape.utilities.parse(utilities)).toEqual(utilities);
    expect(utilities).toContainEqual({
      service: 'electricity',
      connected: true,
      paidBy: 'tenant',
      individuallyMetered: true,
      apportionment: '',
    });
    expect(utilities).toContainEqual(expect.objectContaining({ service: 'water', paidBy: 'landlord' }));
  });

  it('keeps what the agreement says and returns it unchanged', () => {
    const gas = {
      service: 'gas',
      connected: true,
      paidBy: 'tenant',
      individuallyMetered: false,
      apportionment: 'Half of each bill',
    } as const;
    const values = utilitiesValuesOf({ utilities: [gas] }, 'VIC');
    expect(utilitiesOf(values).find(({ service }) => service === 'gas')).toEqual(gas);
  });

  it.each([
    ['the service isn’t connected', { connected: false }],
    ['the owner pays', { paidBy: 'landlord' as const }],
    ['the home has its own meter', { individuallyMetered: true }],
  ])('drops how a bill is shared when %s', (_, change) => {
    const values = usualUtilitiesValues('QLD');
    const electricity = {
      connected: true,
      paidBy: 'tenant' as const,
      individuallyMetered: false,
      apportionment: ' Half ',
    };
    expect(utilitiesOf({ ...values, electricity })[0]?.apportionment).toBe('Half');
    expect(utilitiesOf({ ...values, electricity: { ...electricity, ...change } })[0]?.apportionment).toBe('');
  });

  it('shows a service that the agreement does not name as not connected', () => {
    expect(Object.values(utilitiesValuesOf({}, 'VIC')).filter(({ connected }) => connected)).toEqual([]);
  });

  it('assumes no meter for gas in bottles', () => {
    expect(utilitiesValuesOf({}, 'TAS').gas.individuallyMetered).toBe(false);
    expect(utilitiesValuesOf({}, 'NSW').gas.individuallyMetered).toBe(true);
  });
});
