import { describe, expect, it } from '@jest/globals';
import { placeAdvice, placeViolations, timeZoneOf } from './place-rules.ts';
import type { AustralianState } from './suburb.ts';

const place = (suburb: string, state: AustralianState, postcode: string) => ({ suburb, state, postcode });
const codes = (candidate: ReturnType<typeof place>, known: ReturnType<typeof place>[] = []) =>
  placeViolations(candidate, known).map(({ code }) => code);

describe('V9: state and postcode of a street address', () => {
  it.each([
    ['NSW', '2000'],
    ['NSW', '2619'],
    ['NSW', '2921'],
    ['ACT', '2600'],
    ['ACT', '2920'],
    ['VIC', '3999'],
    ['QLD', '4999'],
    ['SA', '5799'],
    ['WA', '6797'],
    ['TAS', '7799'],
    ['NT', '0800'],
    ['NT', '0899'],
  ] as const)('takes %s %s', (state, postcode) => {
    expect(codes(place('Somewhere', state, postcode))).toEqual([]);
  });

  it.each([
    ['NSW', '1001'],
    ['ACT', '0200'],
    ['VIC', '8001'],
    ['QLD', '9726'],
    ['SA', '5800'],
    ['WA', '6800'],
    ['TAS', '7800'],
    ['NT', '0900'],
  ] as const)('refuses the post boxes of %s %s', (state, postcode) => {
    expect(codes(place('Somewhere', state, postcode))).toEqual(['post-box']);
  });

  it.each([
    ['NSW', '2600'],
    ['NSW', '3121'],
    ['ACT', '2619'],
    ['VIC', '2999'],
    ['WA', '6798'],
    ['NT', '0799'],
  ] as const)('refuses %s with %s', (state, postcode) => {
    expect(codes(place('Somewhere', state, postcode))).toEqual(['postcode-state']);
  });

  it('takes a pair across a border that the gazetteer lists, and refuses it where it does not', () => {
    const known = [place('Surveyors Bay', 'NSW', '2611')];
    expect(codes(place('Surveyors Bay', 'NSW', '2611'), known)).toEqual([]);
    expect(codes(place('Elsewhere', 'NSW', '2611'))).toEqual(['postcode-state']);
    expect(placeAdvice(place('Surveyors Bay', 'NSW', '2611'), known)).toEqual([expect.stringMatching(/border/)]);
    expect(placeAdvice(place('Richmond', 'VIC', '3121'), [place('Richmond', 'VIC', '3121')])).toEqual([]);
  });

  it('requires a known suburb’s postcode in its state, and accepts the same name in another state', () => {
    const known = [place('Richmond', 'VIC', '3121'), place('Richmond', 'TAS', '7025')];
    expect(codes(place('Richmond', 'VIC', '3122'), known)).toEqual(['postcode-suburb']);
    expect(codes(place('Richmond', 'QLD', '4822'), known)).toEqual([]);
  });
});

it('gives every place its time', () => {
  expect(timeZoneOf({ state: 'QLD', postcode: '4000' })).toBe('Australia/Brisbane');
  expect(timeZoneOf({ state: 'NSW', postcode: '2880' })).toBe('Australia/Broken_Hill');
  expect(timeZoneOf({ state: 'NSW', postcode: '2898' })).toBe('Australia/Lord_Howe');
});
