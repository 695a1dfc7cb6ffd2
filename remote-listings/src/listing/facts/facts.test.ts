import { expect, it } from '@jest/globals';
import { cardFactsOf, factsOf } from './facts.ts';

const label = (details: Parameters<typeof factsOf>[0]) => factsOf(details).map((fact) => fact.label);

it('counts rooms, and adds garages and carports', () => {
  expect(
    label([
      { name: 'bedrooms', value: 3 },
      { name: 'baths', value: 1.5 },
      { name: 'garages', value: 1 },
      { name: 'carports', value: 1 },
    ]),
  ).toEqual(['3 bedrooms', '1.5 baths', '2 car spaces']);
  expect(
    label([
      { name: 'bedrooms', value: 1 },
      { name: 'baths', value: 1 },
    ]),
  ).toEqual(['1 bedroom', '1 bath']);
});

it('calls a home without bedrooms a studio, but not land', () => {
  expect(label([{ name: 'bedrooms', value: 0 }])).toEqual(['Studio']);
  expect(
    label([
      { name: 'landArea', value: 12500.5 },
      { name: 'landAreaUnit', value: 'squareMeter' },
    ]),
  ).toEqual(['12,500.5 m² land']);
});

it('formats areas in their own unit', () => {
  const land = (value: number, unit: string) =>
    label([
      { name: 'landArea', value },
      { name: 'landAreaUnit', value: unit },
    ]);
  expect(land(40, 'hectare')).toEqual(['40 ha land']);
  expect(land(1, 'acre')).toEqual(['1 acre land']);
  expect(land(2, 'acre')).toEqual(['2 acres land']);
});

it('shows areas on a card only when there are no rooms', () => {
  const home = [
    { name: 'bedrooms', value: 2 },
    { name: 'landArea', value: 400 },
  ] as const;
  expect(cardFactsOf(home).map((fact) => fact.kind)).toEqual(['bedrooms']);
  expect(cardFactsOf(home.slice(1)).map((fact) => fact.kind)).toEqual(['landArea']);
});
