import { expect, it } from '@jest/globals';
import { isSameAddress } from './same-address.ts';

const richmond = (streetAddress: string) => ({
  streetAddress,
  suburb: 'Richmond',
  state: 'VIC' as const,
  postcode: '3121',
});

it.each([
  ['12A/3–5 Bridge Road', '12a / 3-5 bridge rd.'],
  ['Unit 4, 12 Swan Street', '4/12 SWAN ST'],
  ['7 O’Brien Lane', "7 O'Brien  Ln"],
])('%s is %s', (one, other) => {
  expect(isSameAddress(richmond(one), richmond(other))).toBe(true);
});

it.each([
  ['12 Swan Street', '1/12 Swan Street'],
  ['12 Swan Street', '12 Swan Lane'],
])('%s is not %s', (one, other) => {
  expect(isSameAddress(richmond(one), richmond(other))).toBe(false);
});
