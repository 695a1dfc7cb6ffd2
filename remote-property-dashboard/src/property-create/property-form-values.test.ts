import { describe, expect, it } from '@jest/globals';
import type { Suburb } from 'shared-contract/suburb';
import { emptyPropertyForm, errorsOf, propertyInputOf, withSuburb, withType } from './property-form-values.ts';

const darwin: Suburb = {
  '@id': '/api/suburbs/darwin-city-nt-0800',
  '@type': 'Suburb',
  id: 'darwin-city-nt-0800',
  slug: 'darwin-city-nt-0800',
  name: 'Darwin City',
  state: 'NT',
  postcode: '0800',
  localGovernmentArea: 'Darwin',
  latitude: -12.46,
  longitude: 130.84,
  settlement: 'metro',
  timeZone: 'Australia/Darwin',
};

describe('the form of a new property', () => {
  it('takes state and postcode from the suburb that was chosen, leading zero included', () => {
    const values = withSuburb({ ...emptyPropertyForm, streetAddress: ' 1 Smith Street ' }, darwin);
    expect(propertyInputOf(values)).toEqual({
      ok: true,
      input: {
        propertyType: { name: 'Residential' },
        category: { name: 'House' },
        address: { streetAddress: '1 Smith Street', suburb: 'Darwin City', state: 'NT', postcode: '0800' },
      },
    });
  });

  it('starts another type with a category of its own', () => {
    expect(withType(emptyPropertyForm, 'Land').category).toBe('Residential land');
    const flat = { ...emptyPropertyForm, category: 'Unit' };
    expect(withType(flat, 'Residential').category).toBe('Unit');
  });

  it('names what is missing by its field', () => {
    const result = propertyInputOf(emptyPropertyForm);
    expect(result.ok ? [] : Object.keys(result.errors).sort()).toEqual([
      'postcode',
      'state',
      'streetAddress',
      'suburb',
    ]);
    const long = propertyInputOf({ ...withSuburb(emptyPropertyForm, darwin), streetAddress: 'x'.repeat(201) });
    expect(long.ok ? {} : long.errors).toEqual({ streetAddress: 'This is too long' });
  });

  it('puts a refusal of the server under its field and keeps what has none', () => {
    const refused = [
      { propertyPath: 'address.postcode', message: '3121 is not a postcode of NSW.' },
      { propertyPath: '', message: 'Something else.' },
    ];
    expect(errorsOf(refused)).toEqual({
      errors: { postcode: '3121 is not a postcode of NSW.' },
      rest: ['Something else.'],
    });
  });
});
