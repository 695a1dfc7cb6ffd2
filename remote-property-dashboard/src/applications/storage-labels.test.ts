import { expect, it } from '@jest/globals';
import { storageCondition, storedLabel } from './storage-labels.ts';

it('V41: names what would change the date of destruction', () => {
  expect(storageCondition({ status: 'submitted' })).toBe(' unless you decide before');
  expect(storageCondition({ status: 'approved', hasTenancy: false })).toBe(' if no tenancy starts');
  expect(storageCondition({ status: 'approved', hasTenancy: true })).toBe('');
  expect(storageCondition({ status: 'declined' })).toBe('');
});

it('V41: says that an application without a date is stored for a tenancy only when there is one', () => {
  expect(storedLabel({ hasTenancy: true })).toBe('Stored while the tenancy runs');
  expect(storedLabel({})).toBe('No date of destruction yet');
});
