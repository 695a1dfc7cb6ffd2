import { describe, expect, it } from '@jest/globals';
import { aTask } from '../testing/a-task.ts';
import { dueLabel } from './due-label.ts';
import { taskPath } from './task-path.ts';

describe('dueLabel', () => {
  it.each([
    ['2026-11-21', 'Due today'],
    ['2026-11-22', 'Due tomorrow'],
    ['2026-11-20', 'Due yesterday'],
    ['2026-11-26', 'Due in 5 days'],
    ['2026-11-12', 'Due 9 days ago'],
    ['2027-02-04', 'Due 4 Feb 2027'],
    ['2026-09-01', 'Due 1 Sept 2026'],
  ])('%s is “%s”', (date, words) => {
    expect(dueLabel('agreementUnsigned', date, '2026-11-21')).toBe(words);
  });

  it('says that a tenancy ends', () => {
    expect(dueLabel('tenancyEnding', '2026-11-26', '2026-11-21')).toBe('Ends in 5 days');
  });
});

describe('taskPath', () => {
  it.each([
    [aTask({ kind: 'rentInArrears' }), '/properties/p1/tenancies'],
    [aTask({ kind: 'tenancyEnding' }), '/properties/p1/tenancies'],
    [aTask({ kind: 'agreementUnsigned' }), '/properties/p1/tenancy-agreements'],
    [aTask({ kind: 'listingDraft' }), '/properties/p1'],
    [aTask({ kind: 'orderUnfinished', subjectId: 'o1', property: null }), '/orders/o1'],
    [aTask({ kind: 'tenantCheckWaiting' }), '/tenant-checks'],
    [aTask({ kind: 'subscriptionPastDue', property: null }), '/subscriptions'],
  ])('links $kind to the page that completes it', (task, address) => {
    expect(taskPath(task)).toBe(address);
  });
});
