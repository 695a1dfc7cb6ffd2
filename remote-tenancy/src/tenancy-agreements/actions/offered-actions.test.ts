import { describe, expect, it } from '@jest/globals';
import { aSigning } from '../../testing/a-signing.ts';
import { anAgreement } from '../../testing/an-agreement.ts';
import { endsTenancy, offeredActions } from './offered-actions.ts';

const withTenancy = (status: 'upcoming' | 'active' | 'ending' | 'ended') =>
  anAgreement({ locked: true, tenancy: { '@id': '/api/tenancies/t1', id: 't1', status } });

describe('offeredActions', () => {
  it('offers to cancel only before a tenancy has begun', () => {
    expect(offeredActions(anAgreement())).toEqual(['end', 'cancel']);
    expect(offeredActions(withTenancy('upcoming'))).toEqual(['end', 'cancel']);
    expect(offeredActions(withTenancy('active'))).toEqual(['end']);
    expect(offeredActions(withTenancy('ending'))).toEqual(['end']);
  });

  it('offers to remove a draft, unless all parties had signed it', () => {
    const signed = aSigning({ step: 'cancelled', signedAt: '2026-11-03T01:00:00.000Z' });
    expect(offeredActions(anAgreement({ status: 'draft' }))).toEqual(['remove']);
    expect(offeredActions(anAgreement({ status: 'draft', signing: signed }))).toEqual([]);
  });

  it('knows whether a tenancy ends too', () => {
    expect([anAgreement(), withTenancy('active'), withTenancy('ended')].map(endsTenancy)).toEqual([false, true, false]);
  });
});
