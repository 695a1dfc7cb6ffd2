import { describe, expect, it } from '@jest/globals';
import { rulesOf } from '../rules/all-rules.ts';
import { endGrounds } from '../rules/notice-to-end.ts';
import { openHomeNotice } from '../rules/open-home-notice.ts';
import { partyNames } from './party-names.ts';

const today = '2026-11-23';
const otherNames = /\b(?:landlord|lessor|tenant)s?\b/i;

describe('the parties in a sentence', () => {
  it.each([
    ['VIC', 'rental provider', 'renter'],
    ['QLD', 'lessor', 'tenant'],
    ['NSW', 'landlord', 'tenant'],
  ] as const)('are in %s a %s and a %s', (state, landlord, tenant) => {
    expect(partyNames(state, today)).toEqual({ landlord, tenant, tenants: `${tenant}s` });
  });

  it('are never those of other states in the rules of Victoria', () => {
    const texts = rulesOf('VIC', today).flatMap(({ title, rules }) => [
      title,
      ...rules.flatMap(({ title, explanation, figures }) => [title, explanation, JSON.stringify(figures)]),
      openHomeNotice('VIC', today).sentence,
      ...endGrounds('VIC', today, { leaseType: 'periodic' }).map(({ label }) => label),
    ]);
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.filter((text) => otherNames.test(text))).toEqual([]);
  });
});
