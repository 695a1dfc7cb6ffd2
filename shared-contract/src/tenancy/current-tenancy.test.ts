import { expect, it } from '@jest/globals';
import { currentTenancy, nextTenancy } from './current-tenancy.ts';

const ended = { status: 'ended', startDate: '2025-01-01' };
const active = { status: 'active', startDate: '2026-01-01' };
const ending = { status: 'ending', startDate: '2026-01-01' };
const next = { status: 'upcoming', startDate: '2027-07-08' };
const later = { status: 'upcoming', startDate: '2028-07-08' };
/** The status of a newer server. */
const unknown = { status: 'suspended', startDate: '2026-12-01' };

it.each([
  ['none', [], null, null],
  ['only past ones', [ended], null, null],
  ['only one of an unknown status', [unknown], null, null],
  ['an active one', [active, ended], active, null],
  ['an active one and upcoming ones', [later, next, active, ended], active, next],
  ['an ending one and upcoming ones', [later, next, ending, ended], ending, next],
  ['only upcoming ones', [later, next, unknown, ended], next, later],
  ['one upcoming one', [next, ended], next, null],
])(
  'V27 returns the current and the next tenancy of a property with %s, in any order',
  (_, tenancies, expectedCurrent, expectedNext) => {
    for (const list of [tenancies, tenancies.toReversed()]) {
      expect(currentTenancy(list)).toBe(expectedCurrent);
      expect(nextTenancy(list)).toBe(expectedNext);
    }
  },
);
