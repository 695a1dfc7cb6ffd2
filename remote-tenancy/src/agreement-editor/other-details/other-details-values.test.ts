import { describe, expect, it } from '@jest/globals';
import { initialTerms } from 'shared-contract/agreement/agreement-terms';
import { otherDetailsValuesOf, otherTermsOf } from './other-details-values.ts';

describe('other details', () => {
  it('starts with the defaults of SPEC §3', () => {
    const { ownersCorp, electronicCommunication, conditionReport, specialTerms } = initialTerms;
    const values = otherDetailsValuesOf({});
    expect(values).toMatchObject({ petsAllowed: '', conditionReport: '', maximumOccupants: '', repairers: [] });
    expect(otherTermsOf(values).terms).toMatchObject({
      ownersCorp,
      electronicCommunication,
      conditionReport,
      specialTerms,
      petsAllowed: null,
      maximumOccupants: null,
    });
  });

  it('returns the terms of an agreement unchanged', () => {
    const terms = {
      petsAllowed: true,
      pets: 'One cat',
      maximumOccupants: 4,
      repairers: [{ trade: 'gas', name: 'Bright Gas', phone: '(03) 5550 1234' }],
      inclusions: 'Dishwasher',
      exclusions: 'Shed',
      ownersCorp: { applicable: true, conditions: 'No washing on balconies' },
      electronicCommunication: { tenant: true, landlord: true },
      conditionReport: { provided: false, willBeProvided: true },
      specialTerms: 'The tenants water the roses.',
    } as const;
    const mutable = { ...terms, repairers: [...terms.repairers] };
    expect(otherTermsOf(otherDetailsValuesOf(mutable))).toEqual({ terms, errors: {} });
  });

  it('drops pets and owners corporation conditions that no longer apply', () => {
    const values = otherDetailsValuesOf({ petsAllowed: true, pets: 'One cat' });
    expect(otherTermsOf({ ...values, petsAllowed: 'no' }).terms).toMatchObject({ petsAllowed: false, pets: '' });
    const ownersCorp = { applicable: false, conditions: 'No washing on balconies' };
    expect(otherTermsOf({ ...values, ownersCorp }).terms.ownersCorp).toEqual({ applicable: false, conditions: '' });
  });

  it('leaves out a repairer of whom nothing is entered yet', () => {
    const blank = { trade: 'gas', name: ' ', phone: '' } as const;
    const named = { ...blank, name: 'Bright Gas' };
    const { terms } = otherTermsOf({ ...otherDetailsValuesOf({}), repairers: [blank, named] });
    expect(terms.repairers).toEqual([{ trade: 'gas', name: 'Bright Gas', phone: '' }]);
  });

  it('asks for a number of occupants', () => {
    const { errors } = otherTermsOf({ ...otherDetailsValuesOf({}), maximumOccupants: 'four' });
    expect(errors).toEqual({ maximumOccupants: expect.stringContaining('“four”') });
  });
});
