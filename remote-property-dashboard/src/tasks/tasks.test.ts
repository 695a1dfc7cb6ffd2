import { describe, expect, it } from '@jest/globals';
import { aTask } from '../testing/a-task.ts';
import { dueLabel } from './due-label.ts';
import { doableTasks, taskAction } from './task-action.ts';

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
    expect(dueLabel('listingDraft', date, '2026-11-21')).toBe(words);
  });

  it('says that a tenancy ends, and that an offer or a card expires', () => {
    expect(dueLabel('tenancyEnding', '2026-11-26', '2026-11-21')).toBe('Ends in 5 days');
    expect(dueLabel('offerWaiting', '2026-11-22', '2026-11-21')).toBe('Expires tomorrow');
    expect(dueLabel('cardExpiring', '2026-11-30', '2026-11-21')).toBe('Expires in 9 days');
    expect(dueLabel('documentExpiring', '2026-11-21', '2026-11-21')).toBe('Expires today');
  });
});

describe('taskAction', () => {
  it.each([
    [aTask({ kind: 'rentInArrears', subjectId: 't1' }), 'View rent', '/properties/p1/tenancies/t1'],
    [aTask({ kind: 'tenancyEnding', subjectId: 't1' }), 'View options', '/properties/p1/tenancies/t1'],
    [aTask({ kind: 'bondToLodge', subjectId: 't1' }), 'View bond', '/properties/p1/tenancies/t1'],
    [aTask({ kind: 'rentIncreasePossible', subjectId: 't1' }), 'Review rent', '/properties/p1/tenancies/t1'],
    [aTask({ kind: 'agreementToSign', subjectId: 'a1' }), 'Sign', '/tenancy-agreements/a1/edit/review'],
    [
      aTask({ kind: 'agreementDeclined', subjectId: 'a1' }),
      'Change terms',
      '/tenancy-agreements/a1/edit/tenancy-details',
    ],
    [aTask({ kind: 'offerWaiting', subjectId: 'o1' }), 'Answer', '/properties/p1/offers?offer=o1'],
    [aTask({ kind: 'applicationNew', subjectId: 'p1' }), 'Review', '/properties/p1/applications'],
    [aTask({ kind: 'applicationToDecide', subjectId: 'a1' }), 'Decide', '/properties/p1/applications/a1'],
    [
      aTask({ kind: 'agreementToCreate', subjectId: 'a1' }),
      'Create',
      '/properties/p1/tenancy-agreements/create?application=a1',
    ],
    [aTask({ kind: 'offerAccepted', subjectId: 'o1' }), 'View offer', '/properties/p1/offers?offer=o1'],
    [aTask({ kind: 'enquiryNew', subjectId: 'p1' }), 'Reply', '/properties/p1/enquiries'],
    [aTask({ kind: 'documentExpiring', subjectId: 'd1' }), 'Renew', '/properties/p1/documents/d1'],
    [aTask({ kind: 'tenantCheckNotice', subjectId: 'k1' }), 'Send notice', '/tenant-checks/k1'],
    [aTask({ kind: 'tenantCheckQuestion', subjectId: 'k1' }), 'Answer', '/tenant-checks/k1'],
    [aTask({ kind: 'tenantCheckToFinish', subjectId: 'k1' }), 'Continue', '/tenant-checks/k1'],
    [aTask({ kind: 'listingDraft', subjectId: 'l1' }), 'Continue', '/listings/l1/edit'],
    [aTask({ kind: 'orderUnpaid', subjectId: 'o1' }), 'Continue to pay', '/orders/o1/checkout'],
    [aTask({ kind: 'chargeFailed', subjectId: 's1', property: null }), 'Pay now', '/subscriptions/s1'],
    [aTask({ kind: 'cardExpiring', subjectId: 'c1', property: null }), 'Update card', '/settings/payment'],
  ])('of $kind links to the page on which the owner can do it', (task, label, path) => {
    expect(taskAction(task)).toEqual({ label, path });
  });

  it('is null when the task needs a property and has none', () => {
    expect(taskAction(aTask({ property: null }))).toBeNull();
  });

  it('is null for a kind of a later release, which is then not shown', () => {
    const task = aTask();
    expect(doableTasks([task, aTask({ kind: 'leaseSigning' })])).toEqual([task]);
  });
});
