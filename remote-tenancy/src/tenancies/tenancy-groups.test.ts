import { describe, expect, it } from '@jest/globals';
import { aTenancy } from '../testing/a-tenancy.ts';
import { tenancyGroups } from './tenancy-groups.ts';

describe('tenancies of a property', () => {
  it('groups by status, with the next upcoming and the latest past tenancy first', () => {
    const of = (id: string, status: 'upcoming' | 'active' | 'ending' | 'ended', startDate: string) =>
      aTenancy({ id, status, startDate });
    const groups = tenancyGroups([
      of('later', 'upcoming', '2028-01-01'),
      of('left first', 'ended', '2019-01-01'),
      of('leaving', 'ending', '2025-01-01'),
      of('next', 'upcoming', '2027-01-01'),
      of('left last', 'ended', '2022-01-01'),
    ]);
    const ids = (group: { id: string }[]) => group.map(({ id }) => id);
    expect(ids(groups.current)).toEqual(['leaving']);
    expect(ids(groups.upcoming)).toEqual(['next', 'later']);
    expect(ids(groups.past)).toEqual(['left last', 'left first']);
  });
});
