import { describe, expect, it } from '@jest/globals';
import { australianState } from 'shared-contract/place/suburb';
import { dutyOnScale, inCents } from './duty-on-scale.ts';
import { dutyRows } from './duty-rows.ts';
import type { PropertyKind } from './duty-rules.ts';
import { dutyRowAt, estimateDuty, mayBeOutdated } from './estimate-duty.ts';

type State = (typeof australianState.options)[number];
type Buyer = 'investor' | 'owner' | 'firstHome' | 'firstNewHome';

const date = '2026-01-15';

/** Returns the duty in dollars. */
function dutyOf(state: State, price: number, buyer: Buyer = 'investor', kind: PropertyKind = 'home', on = date) {
  const purchase = {
    kind,
    price: inCents(price),
    livesIn: buyer !== 'investor',
    isFirstHome: buyer === 'firstHome' || buyer === 'firstNewHome',
    isNewHome: buyer === 'firstNewHome',
  };
  return estimateDuty(dutyRowAt(state, on).value, purchase).duty / 100;
}

describe('examples of revenue offices and of tables that quote them', () => {
  it.each<[State, number, number, Buyer, PropertyKind?]>([
    // Queensland Revenue Office: an investment of $365,400.
    ['QLD', 365_400, 11_214, 'investor'],
    ['QLD', 900_000, 33_525, 'investor'],
    ['QLD', 800_000, 21_850, 'owner'],
    ['QLD', 850_000, 24_100, 'owner'],
    ['QLD', 700_000, 0, 'firstHome'],
    ['QLD', 700_500, 22.5, 'firstHome'],
    ['QLD', 710_000, 2_185, 'firstHome'],
    ['QLD', 730_000, 6_555, 'firstHome'],
    ['QLD', 750_000, 10_925, 'firstHome'],
    ['QLD', 799_000, 20_070, 'firstHome'],
    ['QLD', 900_000, 0, 'firstNewHome'],
    ['QLD', 500_000, 15_925, 'investor', 'land'],
    ['QLD', 500_000, 0, 'firstHome', 'land'],
    // Victorian Government: first home buyers of a townhouse for $650,000.
    ['VIC', 650_000, 34_070, 'investor'],
    ['VIC', 650_000, 11_357, 'firstHome'],
    ['VIC', 600_000, 0, 'firstHome'],
    ['VIC', 625_000, 5_428, 'firstHome'],
    ['VIC', 675_000, 17_785, 'firstHome'],
    ['VIC', 745_000, 38_444, 'firstHome'],
    ['VIC', 440_000, 18_370, 'owner'],
    ['VIC', 550_000, 24_970, 'owner'],
    ['VIC', 550_000, 28_070, 'investor'],
    ['VIC', 2_000_000, 110_000, 'investor'],
    ['NSW', 1_500_000, 64_512, 'investor'],
    ['NSW', 3_721_000, 186_667, 'investor'],
    ['NSW', 800_000, 0, 'firstHome'],
    ['WA', 200_000, 5_035, 'investor'],
    ['WA', 400_000, 13_015, 'investor'],
    ['WA', 600_000, 22_515, 'investor'],
    ['WA', 800_000, 32_315.5, 'investor'],
    ['WA', 600_000, 13_630, 'firstHome'],
    ['WA', 400_000, 7_695, 'firstHome', 'land'],
    ['SA', 500_000, 21_330, 'investor'],
    ['TAS', 500_000, 18_247.5, 'investor'],
    ['ACT', 1_020_000, 35_238, 'owner'],
    ['ACT', 1_020_000, 0, 'firstHome'],
    ['NT', 500_000, 23_928.6, 'investor'],
    ['NT', 400_000, 16_514.31, 'investor'],
    ['NT', 600_000, 29_700, 'investor'],
    ['NT', 4_000_000, 230_000, 'investor'],
    ['NT', 6_000_000, 357_000, 'investor'],
  ])('%s: the duty on $%d is $%d (%s)', (...[state, price, expected, buyer, kind]) => {
    expect(dutyOf(state, price, buyer, kind)).toBe(expected);
  });

  it('NSW: half of the way to $1,000,000 costs half of the duty there', () => {
    expect(dutyOf('NSW', 1_000_000)).toBe(39_412);
    expect(dutyOf('NSW', 900_000, 'firstHome')).toBe(19_706);
    expect(dutyOf('NSW', 1_000_000, 'firstHome')).toBe(39_412);
  });
});

describe('the tables', () => {
  it('have a dated, sourced row for each state', () => {
    for (const state of australianState.options) expect(dutyRowAt(state, date)).toMatchObject({ state });
    for (const { from, checked, source, act } of dutyRows) {
      expect(from).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(source.url).toMatch(/^https:\/\/\S+\.gov\.au\//);
      expect(act).toMatch(/ Act \d{4} \(/);
    }
  });

  it('continue each band where the one below ends, up to rounding, except at the steps of the acts', () => {
    const steps = dutyRows.flatMap(({ state, value: { scale, ruralScale, owner } }) =>
      [scale, ruralScale, owner?.scale].flatMap((one) =>
        (one?.bands ?? []).slice(1).flatMap(({ above }) => {
          const [below, over] = [
            dutyOnScale(one ?? scale, inCents(above)),
            dutyOnScale(one ?? scale, inCents(above) + 1),
          ];
          const isStep = over - below > inCents(8) || over < below - 3;
          return isStep ? [`${state} ${above}`] : [];
        }),
      ),
    );
    expect([...new Set(steps)]).toEqual(['VIC 960000', 'ACT 1455000', 'NT 2999999.99', 'NT 4999999.99']);
  });
});

describe('concessions', () => {
  it('are only for buyers who will live there', () => {
    const purchase = { kind: 'home', price: inCents(500_000), isFirstHome: true, isNewHome: true } as const;
    for (const { value } of dutyRows) {
      const { duty, withoutConcession, concession } = estimateDuty(value, { ...purchase, livesIn: false });
      expect([duty, concession]).toEqual([withoutConcession, null]);
    }
  });

  it('do not apply to farms, which pay no premium duty in NSW', () => {
    expect(dutyOf('QLD', 500_000, 'firstHome', 'rural')).toBe(dutyOf('QLD', 500_000));
    expect(dutyOf('NSW', 4_000_000, 'investor', 'rural')).toBe(50_212 + 27_600 * 5.5);
    expect(dutyOf('NSW', 4_000_000)).toBe(186_667 + 2_790 * 7);
  });

  it('have a name and a saving where they apply', () => {
    const { value } = dutyRowAt('QLD', date);
    const home = { kind: 'home', price: inCents(650_000), livesIn: true, isNewHome: false } as const;
    const owner = estimateDuty(value, { ...home, isFirstHome: false });
    expect(owner).toEqual({ duty: 1_510_000, withoutConcession: 2_227_500, concession: 'Home concession' });
    const first = estimateDuty(value, { ...home, isFirstHome: true });
    expect(first).toEqual({ duty: 0, withoutConcession: 2_227_500, concession: 'First home concession' });
  });

  it('SA: only new homes and land have relief for a first home', () => {
    expect(dutyOf('SA', 500_000, 'firstHome')).toBe(21_330);
    expect(dutyOf('SA', 500_000, 'firstNewHome')).toBe(0);
    expect(dutyOf('SA', 500_000, 'firstHome', 'land')).toBe(0);
  });

  it('TAS: the exemption for first homes ends on 30 June 2026', () => {
    expect(dutyOf('TAS', 500_000, 'firstHome', 'home', '2026-06-30')).toBe(0);
    expect(dutyOf('TAS', 500_000, 'firstHome', 'home', '2026-07-01')).toBe(18_247.5);
    expect(dutyOf('TAS', 750_100, 'firstHome')).toBe(dutyOf('TAS', 750_100));
  });
});

it('rates may be outdated once a 1 July has passed since they were checked', () => {
  const row = (checked: string) => ({ ...dutyRowAt('NSW', date), checked });
  expect(mayBeOutdated(row('2025-12-11'), '2026-06-30')).toBe(false);
  expect(mayBeOutdated(row('2025-12-11'), '2026-07-01')).toBe(true);
  expect(mayBeOutdated(row('2025-04-09'), '2025-07-01')).toBe(true);
  expect(mayBeOutdated(row('2025-07-01'), '2026-06-30')).toBe(false);
});
