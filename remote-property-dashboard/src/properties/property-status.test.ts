import { describe, expect, it } from '@jest/globals';
import { propertyStatus } from './property-status.ts';

const quiet = { tenancy: null, newEnquiries: 0, newApplications: 0, openOffers: 0 };
const tenancy = { status: 'active', startDate: '2026-03-13', endDate: '2027-03-12', arrearsDays: 0 };
const aListing = (type: 'sale' | 'lease' | 'both', status: string) => ({
  '@id': '/api/listings/l1',
  '@type': 'Listing' as const,
  id: 'l1',
  type,
  status,
  headline: '',
});
const line = (property: Parameters<typeof propertyStatus>[0]) =>
  propertyStatus(property)
    .map(({ text }) => text)
    .join(' · ');

describe('the status line of a property', () => {
  it('says how long it is leased and how late the rent is', () => {
    const late = { ...quiet, tenancy: { ...tenancy, arrearsDays: 3 } };
    expect(line({ activity: late })).toBe('Leased to 12 Mar 2027 · rent 3 days late');
    expect(propertyStatus({ activity: late }).map(({ isLate }) => isLate ?? false)).toEqual([false, true]);
    const due = { ...quiet, tenancy: { ...tenancy, arrearsDays: 1 } };
    expect(propertyStatus({ activity: due }).at(-1)).toEqual({ text: 'rent due today' });
    expect(line({ activity: { ...quiet, tenancy: { ...tenancy, endDate: null } } })).toBe('Leased, no end date');
    expect(line({ activity: { ...quiet, tenancy: { ...tenancy, status: 'ending' } } })).toBe(
      'Tenancy ends 12 Mar 2027',
    );
    expect(line({ activity: { ...quiet, tenancy: { ...tenancy, status: 'upcoming' } } })).toBe(
      'Leased from 13 Mar 2026',
    );
  });

  it('says that a home whose tenancy ends is leased again', () => {
    const ending = { ...tenancy, status: 'ending' };
    expect(line({ activity: { ...quiet, tenancy: ending, nextTenancyStart: '2027-03-20' } })).toBe(
      'Tenancy ends 12 Mar 2027 · leased from 20 Mar 2027',
    );
  });

  it('says what is on the market and what waits for an answer', () => {
    const waiting = { ...quiet, newEnquiries: 2, newApplications: 1, openOffers: 1 };
    expect(line({ activity: { ...quiet, newEnquiries: 2 }, currentListing: aListing('sale', 'active') })).toBe(
      'For sale · 2 new enquiries',
    );
    expect(line({ activity: waiting, currentListing: aListing('both', 'underOffer') })).toBe(
      'Under offer · 1 offer to answer · 1 new application · 2 new enquiries',
    );
    expect(line({ activity: { ...quiet, tenancy }, currentListing: aListing('sale', 'draft') })).toBe(
      'Leased to 12 Mar 2027 · draft listing',
    );
    expect(line({ activity: quiet, currentListing: aListing('lease', 'pendingReview') })).toBe('Listing in review');
  });

  it('says so when nothing goes on, or it is archived', () => {
    expect(line({ activity: quiet })).toBe('Not listed or leased');
    expect(line({ activity: quiet, archivedAt: '2026-11-01T00:00:00Z' })).toBe('Archived');
  });
});
