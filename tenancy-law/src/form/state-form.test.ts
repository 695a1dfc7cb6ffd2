import { describe, expect, it } from '@jest/globals';
import { type AgreementTermName, agreementTerms } from 'shared-contract/agreement/agreement-terms';
import { australianState } from 'shared-contract/place/suburb';
import { noticeForm, noticeFormRows } from './notice-forms.ts';
import { rentingAuthorityRows } from './renting-authorities.ts';
import { stateForm } from './state-form.ts';
import { stateFormRows } from './state-form-rows.ts';

const states = australianState.options;
const today = '2026-11-23';

describe('the forms of the states', () => {
  it.each([
    ['NSW', 'Landlord', 'Tenant', 'Residential tenancy agreement', 'Rental bond'],
    ['VIC', 'Rental provider', 'Renter', 'Residential rental agreement', 'Bond'],
    ['QLD', 'Lessor', 'Tenant', 'General tenancy agreement', 'Rental bond'],
    ['WA', 'Lessor', 'Tenant', 'Residential tenancy agreement', 'Security bond'],
    ['SA', 'Landlord', 'Tenant', 'Residential tenancy agreement', 'Security bond'],
    ['TAS', 'Landlord', 'Tenant', 'Residential tenancy agreement', 'Security deposit'],
    ['ACT', 'Lessor', 'Tenant', 'Residential tenancy agreement', 'Bond'],
    ['NT', 'Landlord', 'Tenant', 'Residential tenancy agreement', 'Security deposit'],
  ] as const)('%s says %s and %s', (state, landlord, tenant, agreement, bond) => {
    expect(stateForm(state, today).labels).toMatchObject({ landlord, tenant, agreement, bond });
  });

  it.each([
    ['petBond', ['WA']],
    ['lastRentIncrease', ['QLD']],
    ['maximumOccupants', ['NSW', 'QLD', 'SA', 'WA', 'NT', 'ACT', 'TAS']],
  ] as const)('only some have the term %s', (term, expected) => {
    expect(states.filter((state) => stateForm(state, today).has(term)).toSorted()).toEqual([...expected].toSorted());
  });

  it.each(states)('%s has every other term', (state) => {
    const special: AgreementTermName[] = ['petBond', 'lastRentIncrease', 'maximumOccupants'];
    const others = (Object.keys(agreementTerms.shape) as AgreementTermName[]).filter((name) => !special.includes(name));
    expect(others.filter((name) => !stateForm(state, today).has(name))).toEqual([]);
  });

  it.each(states)('%s has each part of the document once', (state) => {
    const { order, has } = stateForm(state, today);
    const names = new Set(stateFormRows.flatMap(({ value }) => value.order));
    if (!has('maximumOccupants')) names.delete('occupants');
    expect(order.toSorted()).toEqual([...names].toSorted());
  });

  it.each(states)('%s names its form for each notice', (state) => {
    for (const kind of ['rentIncrease', 'end', 'entry'] as const) {
      expect(noticeForm(state, today, kind).name).toMatch(/^[A-Z][a-z]/);
    }
    expect(noticeFormRows.filter((row) => row.state === state)).toHaveLength(3);
  });

  it('has a source, a date and one row of authorities for each state', () => {
    for (const row of [...stateFormRows, ...rentingAuthorityRows, ...noticeFormRows]) {
      expect(row.source.title).not.toBe('');
      expect(row.from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
    expect(rentingAuthorityRows.map(({ state }) => state).toSorted()).toEqual(states.toSorted());
  });
});
