import { describe, expect, it } from '@jest/globals';
import { emptyInformation, type InformationValues, parseChangedCheck, parseNewCheck } from './information-values.ts';

const context = { today: '2026-11-21', userEmail: 'olivia@example.com' };
const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const complete: InformationValues = {
  product: 'NTD',
  property: id,
  name: 'Zoë Žižka',
  email: 'zoe@example.com',
  phone: '',
  dateOfBirth: '1990-04-23',
  currentAddress: '9 Smith Street, Fitzroy VIC 3065',
  consent: true,
};
const errorsOf = (parsed: { ok: boolean; errors?: Record<string, string> }) => parsed.errors ?? {};

describe('the information about a check', () => {
  it('becomes the request for a new check, from an application too', () => {
    const origin = { id, application: `/api/applications/${id}`, adult: 1 };
    const { name, email, dateOfBirth, currentAddress } = complete;
    expect(parseNewCheck(complete, context, origin)).toEqual({
      ok: true,
      value: {
        ...origin,
        property: `/api/properties/${id}`,
        product: 'NTD',
        applicant: { name, email, dateOfBirth, currentAddress },
        consent: true,
      },
    });
  });

  it('has a message at each empty field', () => {
    expect(errorsOf(parseNewCheck(emptyInformation, context, { id }))).toEqual({
      product: 'Choose a check.',
      property: 'Choose the property.',
      name: 'Enter the full legal name.',
      email: 'Enter an email address such as sam@example.com.',
      dateOfBirth: 'Enter the date of birth.',
      currentAddress: 'Enter the current address.',
      consent: 'Tick the box to confirm that the applicant knows about the check.',
    });
  });

  it('V40: is for adults only, on the date at the property', () => {
    const born = { ...complete, dateOfBirth: '2008-11-22' };
    const errors = { dateOfBirth: 'Tenant checks are for adults only: 18 years or older.' };
    expect(parseNewCheck(born, context, { id })).toEqual({ ok: false, errors });
    expect(parseNewCheck(born, { ...context, today: '2026-11-22' }, { id }).ok).toBe(true);
    expect(parseChangedCheck(born, context)).toEqual({ ok: false, errors });
  });

  it('V26: has the applicant’s own email, not the user’s', () => {
    const own = { ...complete, email: 'Olivia+1@example.com' };
    const errors = { email: 'Enter the applicant’s own email address, not yours. They get their private link there.' };
    expect(parseNewCheck(own, context, { id })).toEqual({ ok: false, errors });
    expect(parseChangedCheck(own, context)).toEqual({ ok: false, errors });
  });

  it('has the errors of the rules beside those of empty fields', () => {
    const values = { ...emptyInformation, dateOfBirth: '2012-03-01', currentAddress: '123 456 782' };
    expect(errorsOf(parseNewCheck(values, context, { id }))).toMatchObject({
      name: 'Enter the full legal name.',
      dateOfBirth: 'Tenant checks are for adults only: 18 years or older.',
      currentAddress: expect.stringContaining('tax file number'),
    });
  });

  it('is changed without the consent, which was given before', () => {
    const { name, email, dateOfBirth, currentAddress } = complete;
    const applicant = { name, email, dateOfBirth, currentAddress, phone: '0491 570 006' };
    expect(parseChangedCheck({ ...complete, consent: false, phone: '0491 570 006' }, context)).toEqual({
      ok: true,
      value: { product: 'NTD', applicant },
    });
    expect(errorsOf(parseChangedCheck({ ...complete, product: '' }, context))).toEqual({ product: 'Choose a check.' });
  });
});
