import { describe, expect, it } from '@jest/globals';
import { aTask } from '../testing/a-task.ts';
import { dueWords } from './due-words.ts';
import { taskAddress } from './task-address.ts';

describe('dueWords', () => {
  it.each([
    ['2026-11-21', 'Due today'],
    ['2026-11-22', 'Due tomorrow'],
    ['2026-11-20', 'Due yesterday'],
    ['2026-11-26', 'Due in 5 days'],
    ['2026-11-12', 'Due 9 days ago'],
    ['2027-02-04', 'Due 4 Feb 2027'],
    ['2026-09-01', 'Due 1 Sept 2026'],
  ])('%s is “%s”', (date, words) => {
    expect(dueWords('agreementUnsigned', date, '2026-11-21')).toBe(words);
  });

  it('says of a tenancy that it ends', () => {
    expect(dueWords('tenancyEnding', '2026-11-26', '2026-11-21')).toBe('Ends in 5 days');
  });
});

describe('taskAddress', () => {
  it.each([
    [aTask({ kind: 'rentInArrears' }), '/properties/p1/tenancies'],
    [aTask({ kind: 'tenancyEnding' }), '/properties/p1/tenancies'],
    [aTask({ kind: 'agreementUnsigned' }), '/properties/p1/tenancy-agreements'],
    [aTask({ kind: 'listingDraft' }), '/properties/p1'],
    [aTask({ kind: 'orderUnfinished', subjectId: 'o1', property: null }), '/orders/o1'],
    [aTask({ kind: 'tenantCheckWaiting' }), '/tenant-checks'],
    [aTask({ kind: 'subscriptionPastDue', property: null }), '/subscriptions'],
  ])('leads to where it can be done: $kind', (task, address) => {
    expect(taskAddress(task)).toBe(address);
  });
});
