import { expect, it } from '@jest/globals';
import { type OwnerTask, type OwnerTaskKind, ownerTaskKind } from 'shared-contract/property/overview';
import { sortTasks } from './task-order.ts';

const today = '2026-11-21';
const aTask = (kind: OwnerTaskKind, dueDate: string | null = null, title = ''): OwnerTask => ({
  ...{ id: `${kind}-${dueDate}`, kind, title, detail: '', dueDate },
  property: { id: 'p1', fullAddress: '8 Lygon Street' },
  subjectId: 's1',
});
/** The kinds and dates of tasks in their order, whatever the order in which they arrive. */
function sorted(...tasks: OwnerTask[]): string[] {
  const dated = tasks.map((task) => ({ task, today }));
  const ids = sortTasks(dated).map(({ id }) => id);
  expect(sortTasks(dated.toReversed()).map(({ id }) => id)).toEqual(ids);
  return ids;
}

it('puts late money first, then legal deadlines, people who wait, own work and suggestions', () => {
  expect(
    sorted(
      aTask('listingDraft'),
      aTask('rentIncreasePossible'),
      aTask('tenancyEnding', '2027-01-31'),
      aTask('enquiryNew'),
      aTask('agreementDeclined'),
      aTask('bondToLodge', '2026-12-04'),
      aTask('rentInArrears', '2026-11-11'),
    ),
  ).toEqual([
    'rentInArrears-2026-11-11',
    'bondToLodge-2026-12-04',
    'agreementDeclined-null',
    'enquiryNew-null',
    'tenancyEnding-2027-01-31',
    'rentIncreasePossible-null',
    'listingDraft-null',
  ]);
});

it('puts a date within a week or in the past among the deadlines, the earliest first', () => {
  expect(
    sorted(
      aTask('applicationNew'),
      aTask('bondToLodge', '2026-11-30'),
      aTask('documentExpiring', '2026-11-01'),
      aTask('tenancyEnding', '2026-11-28'),
      aTask('offerWaiting', '2026-11-29'),
      aTask('chargeFailed', '2026-12-02'),
    ),
  ).toEqual([
    'chargeFailed-2026-12-02',
    'documentExpiring-2026-11-01',
    'tenancyEnding-2026-11-28',
    'bondToLodge-2026-11-30',
    'offerWaiting-2026-11-29',
    'applicationNew-null',
  ]);
});

it('puts the rent that is late the longest first', () => {
  expect(sorted(aTask('rentInArrears', '2026-11-14'), aTask('rentInArrears', '2026-10-03'))).toEqual([
    'rentInArrears-2026-10-03',
    'rentInArrears-2026-11-14',
  ]);
});

it('has a place for every kind of task', () => {
  const all = ownerTaskKind.options.map((kind) => aTask(kind));
  expect(sorted(...all, aTask('listingDraft', '2030-01-01')).at(-2)).toBe('listingDraft-2030-01-01');
  expect(sorted(...all)[0]).toBe('rentInArrears-null');
});
