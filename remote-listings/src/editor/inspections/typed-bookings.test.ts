import { expect, it } from '@jest/globals';
import type { ListingOpen } from 'shared-contract/listing/listing';
import { bookedLabel, capacityError, peopleBooked, toBookingSettings, typedBookings } from './typed-bookings.ts';

const open = (changes: Partial<ListingOpen>): ListingOpen => ({
  '@id': '/api/listing-opens/1',
  '@type': 'ListingOpen',
  id: '1',
  listing: '/api/listings/1',
  startAt: '2026-11-27T23:00:00.000Z',
  endAt: '2026-11-27T23:30:00.000Z',
  timeZone: 'Australia/Melbourne',
  bookable: true,
  capacity: null,
  booked: 0,
  ...changes,
});

it.each(['', ' ', '1', '100'])('accepts %p as the number of groups', (capacity) => {
  expect(capacityError({ bookable: true, capacity })).toBeNull();
});

it.each(['0', '101', '2.5', '-1', 'ten'])(
  'rejects %p as the number of groups, but not without bookings',
  (capacity) => {
    expect(capacityError({ bookable: true, capacity })).toBe('Enter a number from 1 to 100, or leave it empty.');
    expect(capacityError({ bookable: false, capacity })).toBeNull();
  },
);

it('sends the settings that the form shows', () => {
  expect(toBookingSettings(typedBookings(open({ capacity: 8 })))).toEqual({ bookable: true, capacity: 8 });
  expect(toBookingSettings(typedBookings(open({})))).toEqual({ bookable: true, capacity: null });
  expect(toBookingSettings({ bookable: false, capacity: '8' })).toEqual({ bookable: false, capacity: null });
});

it('describes how many are booked', () => {
  expect(bookedLabel(open({ booked: 3, capacity: 10 }))).toBe('3 of 10 booked');
  expect(bookedLabel(open({ booked: 3 }))).toBe('3 booked');
  expect(peopleBooked(open({ booked: 1 }))).toBe('1 person has booked');
  expect(peopleBooked(open({ booked: 3 }))).toBe('3 people have booked');
});
