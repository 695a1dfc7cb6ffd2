import { describe, expect, it } from '@jest/globals';
import type { ActivityItem } from 'shared-contract/activity/activity';
import { isWaiting, nextStep, sentLabel, sentStatus } from './activity-labels.ts';

const anItem = (values: Partial<ActivityItem>): ActivityItem => ({
  kind: 'enquiry',
  id: 'i',
  status: 'sent',
  sentAt: '2026-11-20T01:00:00Z',
  message: '',
  offered: null,
  expiresAt: null,
  answeredAt: null,
  adults: 0,
  adultsLeft: 0,
  listing: {
    '@id': '/api/listings/l',
    id: 'l',
    headline: '',
    fullAddress: '1 Bridge Road, Richmond VIC 3121',
    timeZone: 'Australia/Melbourne',
    isPublic: true,
  },
  ...values,
});
const now = new Date('2026-11-20T02:00:00Z');
const saturday = { startAt: '2026-11-27T23:00:00Z', endAt: '2026-11-27T23:30:00Z' };
const anOffer = (status: string) =>
  anItem({
    kind: 'offer',
    status,
    offered: { kind: 'sale', amount: '790000.00' },
    expiresAt: '2026-11-29T13:00:00Z',
  });
const anApplication = (values: Partial<ActivityItem>) => anItem({ kind: 'application', adults: 1, ...values });

describe('what the user sent', () => {
  it('is named with the amount of an offer', () => {
    expect(sentLabel(anOffer('pending'))).toBe('Your offer of $790,000');
    expect(sentLabel(anItem({ kind: 'letter' }))).toBe('Your message');
  });

  it.each([
    [anItem({}), 'We’ve sent it to the owner. We’ll email you the reply.'],
    [
      anItem({ status: 'replied', answeredAt: '2026-11-20T23:30:00Z' }),
      'The owner replied on 21 Nov 2026. We emailed you the reply.',
    ],
    [anOffer('pending'), /^Expires in 9 days, at the end of 29 November 2026\. We’ll email you the answer\./],
    [
      anOffer('countered'),
      /^You have a counter-offer\. Expires in 9 days, at the end of 29 November 2026\. Answer it with the private link/,
    ],
    [anOffer('accepted'), 'Next, both sides sign a contract of sale.'],
    [anOffer('expired'), 'Expired at the end of 29 November 2026.'],
    [anApplication({ status: 'started', adults: 0 }), 'Continue with the private link in our email.'],
    [anApplication({ status: 'draft', adultsLeft: 1 }), /^It isn’t complete yet\. Continue with the private link/],
    [anApplication({ status: 'draft', adults: 3, adultsLeft: 2 }), /^1 of 3 adults have completed their part\./],
    [anApplication({ status: 'approved' }), 'Next, the owner sends you a tenancy agreement to sign.'],
    [
      anItem({ kind: 'inspection', status: 'booked', inspection: saturday }),
      /^It’s on Sat, 28 Nov, 10:00 am to 10:30 am, local time at the property\. Cancel it with the private link/,
    ],
    [anItem({ kind: 'inspection', status: 'cancelled', inspection: saturday }), /^It was planned for Sat, 28 Nov/],
    [anApplication({ status: 'later' }), ''],
  ])('has a next step', (item, text) => {
    if (text === '') expect(nextStep(item, now)).toBe('');
    else expect(nextStep(item, now)).toMatch(text);
  });

  it('is marked while the sender has to act', () => {
    expect([anOffer('countered'), anApplication({ status: 'draft' })].map(isWaiting)).toEqual([true, true]);
    expect([anOffer('pending'), anItem({}), anApplication({ status: 'submitted' })].some(isWaiting)).toBe(false);
  });

  it('has the status of the sender: an application that is new for the owner was sent', () => {
    expect(sentStatus(anApplication({ status: 'submitted' }))).toBe('sent');
    expect(sentStatus(anApplication({ status: 'shortlisted' }))).toBe('shortlisted');
    expect(sentStatus(anItem({ status: 'replied' }))).toBe('replied');
  });
});
