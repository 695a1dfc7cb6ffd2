import { expect, it } from '@jest/globals';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { tenancyTasks } from './tenancy-tasks.ts';

const tenancy: Tenancy = {
  '@id': '/api/tenancies/t1',
  '@type': 'Tenancy',
  id: 't1',
  property: { '@id': '/api/properties/p1', '@type': 'ResidentialProperty', id: 'p1', fullAddress: '8 Lygon Street' },
  status: 'active',
  tenants: [{ name: 'Mia Petrović', email: 'mia@example.com', primaryTenant: true }],
  rent: '650.00',
  rentFrequency: 'week',
  startDate: '2026-01-01',
  endDate: null,
  paidTo: null,
  arrearsDays: 0,
  partPayment: '0.00',
  bond: '2600.00',
  noticeFacts: {
    state: 'VIC',
    residential: true,
    timeZone: 'Australia/Melbourne',
    leaseType: 'periodic',
    startDate: '2026-01-01',
    fixedEnd: null,
    rent: '650.00',
    lastIncrease: null,
    agreedRentIncrease: { kind: 'none' },
    electronicService: true,
  },
};
const kindsOn = (today: string, changes: Partial<Tenancy> = {}) =>
  tenancyTasks({ ...tenancy, ...changes }, today).map(({ kind, title, dueDate }) => [kind, title, dueDate]);

// The rent may rise on 1 January 2027, with 90 days' notice: by 3 October 2026.
it.each([
  ['2026-09-18', []],
  ['2026-09-19', [['rentIncreasePossible', 'Rent can go up from 1 Jan 2027', null]]],
  ['2026-11-02', [['rentIncreasePossible', 'Rent can go up from 1 Jan 2027', null]]],
  ['2026-11-03', []],
])('V32 suggests a rent increase around the last day of its notice: %s', (today, expected) => {
  expect(kindsOn(today)).toEqual(expected);
});

it('suggests no rent increase for a tenancy that ends, nor in a fixed term whose agreement has none', () => {
  expect(kindsOn('2026-10-01', { ending: { endDate: '2026-12-01', reason: 'Sold' } })).toEqual([]);
  const facts = { ...tenancy.noticeFacts, leaseType: 'fixed', fixedEnd: '2027-12-31' } as Tenancy['noticeFacts'];
  expect(kindsOn('2026-10-01', { noticeFacts: facts })).toEqual([]);
});

it('V31 has no task on the day on which rent falls due, and one from the day after', () => {
  const paid = { paidTo: '2026-11-20' };
  expect(kindsOn('2026-11-21', { ...paid, arrearsDays: 1 })).toEqual([]);
  expect(kindsOn('2026-11-22', { ...paid, arrearsDays: 2 })).toEqual([
    ['rentInArrears', 'Rent is 2 days behind', '2026-11-20'],
  ]);
});

it('names the amount of late rent and of a bond to lodge', () => {
  const bondRecord = { received: '2600.00', lodgeBy: '2026-12-07', lodgedOn: null, number: null };
  const late = { ...tenancy, paidTo: '2026-11-20', arrearsDays: 2, rentDue: '530.00', bondRecord };
  expect(tenancyTasks(late, '2026-11-22').map(({ detail }) => detail)).toEqual([
    'Mia Petrović: $530.00 owed',
    'Mia Petrović: $2,600.00 received',
  ]);
});

it('V28 has the last day to lodge a bond that was received', () => {
  const bondRecord = { received: '2600.00', lodgeBy: '2026-12-07', lodgedOn: null, number: null };
  expect(kindsOn('2026-12-01', { bondRecord })).toEqual([['bondToLodge', 'Lodge the bond', '2026-12-07']]);
  expect(kindsOn('2026-12-01', { bondRecord: { ...bondRecord, lodgeBy: null, lodgedOn: '2026-11-30' } })).toEqual([]);
});
