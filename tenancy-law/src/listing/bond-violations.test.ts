import { describe, expect, it } from '@jest/globals';
import { bondViolations } from './bond-violations.ts';

const today = '2026-11-21';

describe('V28 bonds', () => {
  const bond = (state: 'NSW' | 'VIC' | 'QLD' | 'WA' | 'SA' | 'TAS' | 'ACT' | 'NT', rent: number, dollars: number) =>
    bondViolations(
      { type: 'lease', bond: `${dollars}.00`, rentCents: rent * 100 },
      { propertyType: 'Residential', state },
      today,
    ).map(({ message }) => message);

  it.each(['NSW', 'QLD', 'TAS', 'ACT', 'NT'] as const)('V28: %s allows four weeks of any rent', (state) => {
    expect(bond(state, 1500, 6000)).toEqual([]);
    expect(bond(state, 1500, 6001)).toEqual([
      expect.stringMatching(/at most 4 × \$1,500 = \$6,000, .+\. You entered \$6,001\./),
    ]);
  });

  it('V28: Victoria allows one month up to $900 a week, South Australia six weeks from $800 a week, WA any bond from $1,200 a week', () => {
    expect(bond('VIC', 900, 3910)).toEqual([]);
    expect(bond('VIC', 900, 3911)).toEqual([expect.stringMatching(/^VIC: at most one month’s rent = \$3,910\.71, /)]);
    expect(bond('VIC', 901, 9000)).toEqual([]);
    expect(bond('SA', 800, 3201)).toHaveLength(1);
    expect(bond('SA', 801, 4806)).toEqual([]);
    expect(bond('SA', 801, 4807)).toHaveLength(1);
    expect(bond('WA', 1200, 4801)).toHaveLength(1);
    expect(bond('WA', 1201, 9000)).toEqual([]);
  });

  it('V28: the bond of a shop has no maximum; a listing for sale has no bond; an absent bond is valid', () => {
    const shop = { propertyType: 'Commercial', state: 'NSW' } as const;
    expect(bondViolations({ type: 'lease', bond: '50000.00', rentCents: 100_000 }, shop, today)).toEqual([]);
    expect(bondViolations({ type: 'sale', bond: '100.00', rentCents: null }, shop, today)).toHaveLength(1);
    expect(bondViolations({ type: 'lease', bond: '0.00', rentCents: 100_000 }, shop, today)).toHaveLength(1);
    expect(bondViolations({ type: 'lease', bond: null, rentCents: 100_000 }, shop, today)).toEqual([]);
  });
});
