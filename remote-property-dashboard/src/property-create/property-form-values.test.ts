import { describe, expect, it } from '@jest/globals';
import type { AddressSuggestion } from 'shared-contract/place/address-suggestion';
import {
  emptyPropertyForm,
  fieldErrors,
  toPropertyInput,
  withAddress,
  withAddressSearch,
  withManualAddress,
  withType,
} from './property-form-values.ts';

const darwin: AddressSuggestion = {
  '@type': 'AddressSuggestion',
  fullAddress: '1 Smith Street, Darwin City NT 0800',
  streetAddress: '1 Smith Street',
  suburb: 'Darwin City',
  state: 'NT',
  postcode: '0800',
};

const found = withAddress(emptyPropertyForm, darwin);
const manual = { ...emptyPropertyForm, isManualAddress: true };
const errors = (values: typeof found, known: Parameters<typeof toPropertyInput>[1] = []) => {
  const result = toPropertyInput(values, known);
  return result.ok ? {} : result.errors;
};

describe('the form of a new property', () => {
  it('sends the chosen address with its leading zero, and the counts', () => {
    const values = { ...found, bedrooms: '3', baths: '', landArea: '1,200', landAreaUnit: 'squareMeter' as const };
    expect(toPropertyInput(values, [])).toEqual({
      ok: true,
      input: {
        propertyType: { name: 'Residential' },
        category: { name: 'House' },
        address: { streetAddress: '1 Smith Street', suburb: 'Darwin City', state: 'NT', postcode: '0800' },
        bedrooms: 3,
        landArea: 1200,
      },
    });
  });

  it('selects the first category of a new type, and hectares for a farm', () => {
    expect(withType(emptyPropertyForm, 'Land').category).toBe('Residential land');
    expect(withType(emptyPropertyForm, 'Rural').landAreaUnit).toBe('hectare');
    const flat = { ...emptyPropertyForm, category: 'Unit' };
    expect(withType(flat, 'Residential').category).toBe('Unit');
  });

  it('V15: sends no room counts for land, whatever was typed before', () => {
    const land = withType({ ...found, bedrooms: '3' }, 'Land');
    expect(toPropertyInput(land, [])).not.toHaveProperty('input.bedrooms');
    expect(errors({ ...found, bedrooms: '51', baths: '-3', carSpaces: '1e9' })).toEqual({
      bedrooms: 'Enter a whole number from 0 to 50, not “51”.',
      baths: 'Enter a whole number from 0 to 50, not “-3”.',
      carSpaces: 'Enter a whole number from 0 to 50, not “1e9”.',
    });
  });

  it('V16: converts areas to square metres and rejects zero', () => {
    const acres = toPropertyInput({ ...found, landArea: '2', landAreaUnit: 'acre' }, []);
    expect(acres.ok && acres.input.landArea).toBeCloseTo(8093.7128, 3);
    expect(errors({ ...found, landArea: '0' })).toEqual({ landArea: 'Enter an area above 0, not “0”.' });
    expect(errors({ ...found, landArea: 'large' })).toEqual({ landArea: 'Enter the area as a number, not “large”.' });
  });

  it('reports missing values at their fields', () => {
    expect(errors(emptyPropertyForm)).toEqual({ typedAddress: expect.stringMatching(/Choose an address/) });
    expect(errors(manual)).toEqual({
      streetAddress: 'Enter the street address, such as 12A/3–5 Bridge Road.',
      suburb: 'Enter the suburb.',
      state: 'Choose the state.',
      postcode: 'Enter a 4-digit postcode.',
    });
  });

  it('reports errors of all sections at once', () => {
    const rooms = { bedrooms: '51', landArea: 'large' };
    expect(Object.keys(errors({ ...emptyPropertyForm, ...rooms })).sort()).toEqual([
      'bedrooms',
      'landArea',
      'typedAddress',
    ]);
    expect(Object.keys(errors({ ...found, ...rooms, postcode: '3000' })).sort()).toEqual([
      'bedrooms',
      'landArea',
      'postcode',
    ]);
  });

  it('converts an area without floating-point noise', () => {
    const area = (landArea: string, landAreaUnit: 'hectare' | 'squareMeter') => {
      const checked = toPropertyInput({ ...found, landArea, landAreaUnit }, []);
      return checked.ok && checked.input.landArea;
    };
    expect(area('0.07', 'hectare')).toBe(700);
    expect(area('12.5', 'squareMeter')).toBe(12.5);
  });

  it('keeps the typed address when switching between search and fields', () => {
    expect(withAddressSearch(found)).toMatchObject({ typedAddress: darwin.fullAddress, streetAddress: '' });
    const typed = { ...emptyPropertyForm, typedAddress: 'Unit 3, 12 Wattle Lane, Nowhere' };
    expect(withManualAddress(typed)).toMatchObject({ isManualAddress: true, streetAddress: 'Unit 3, 12 Wattle Lane' });
    expect(withAddressSearch({ ...manual, streetAddress: '7 Swan Street', postcode: '3121' }).typedAddress).toBe(
      '7 Swan Street, 3121',
    );
  });

  it('V9: rejects postcodes of other states, post boxes and other suburbs, as the server does', () => {
    expect(errors({ ...found, postcode: '3000' })).toEqual({ postcode: '3000 isn’t a postcode in NT.' });
    expect(errors({ ...found, postcode: '0900' })).toEqual({ postcode: expect.stringMatching(/post box/) });
    const known = [{ suburb: 'Darwin City', state: 'NT', postcode: '0800' } as const];
    expect(errors({ ...found, postcode: '0801' }, known)).toEqual({
      postcode: expect.stringMatching(/0800, not 0801/),
    });
    // The suburbs have not loaded, so only the server checks.
    expect(toPropertyInput({ ...found, postcode: '3000' }).ok).toBe(true);
  });

  it.each([
    ['markup', '<script>alert(1)</script>', true],
    ['accents and emoji', 'O’Brien & Søn 🏡', true],
    ['text with a direction override', '\u202eteertS', false],
    ['a null byte', 'nul\u0000l', false],
    ['two lines', 'two\nlines', false],
    ['10,000 characters', 'x'.repeat(10_000), false],
  ])('accepts or rejects %s in a text field', (_, text, isText) => {
    const rejected = errors({ ...manual, streetAddress: text, suburb: 'Nowhere', state: 'NT', postcode: '0800' });
    expect(Object.keys(rejected)).toEqual(isText ? [] : ['streetAddress']);
  });

  it('maps violations to fields and returns the rest', () => {
    const violations = [
      { propertyPath: 'address.postcode', message: '3121 isn’t a postcode in NSW.' },
      { propertyPath: '', message: 'Something else.' },
    ];
    expect(fieldErrors(violations)).toEqual({
      errors: { postcode: '3121 isn’t a postcode in NSW.' },
      rest: ['Something else.'],
    });
  });
});
