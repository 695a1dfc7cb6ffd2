import { describe, expect, it } from '@jest/globals';
import type { TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { nextStepOf } from './next-step.ts';

// 21 November in Melbourne.
const now = new Date('2026-11-21T02:00:00Z');
const check: TenantCheckDetail = {
  '@id': '/api/tenant-checks/1',
  '@type': 'TenantCheck',
  id: '1',
  status: 'draft',
  product: 'TICA',
  applicant: { name: 'Zoë Žižka' },
  property: { '@id': '/api/properties/1', id: '1', fullAddress: '12 Bridge Road, Richmond VIC 3121' },
  requestedAt: '2026-11-20T01:00:00Z',
  completedAt: null,
  expiresAt: null,
};
const stepOf = (changes: Partial<TenantCheckDetail>) =>
  nextStepOf({ ...check, ...changes }, now, 'Australia/Melbourne');
const signed = { status: 'authorised', authorisedAt: '2026-11-20T01:00:00Z' };

describe('the next step of a check', () => {
  it('is the authorisation, then the identity, then the payment', () => {
    expect(stepOf({}).action).toBe('authorise');
    expect(stepOf({ status: 'awaitingConsent' }).action).toBe('resend');
    expect(stepOf({ ...signed, isIdentityComplete: false, points: 70 })).toMatchObject({
      action: 'prove',
      text: '70 of 100 points so far. You or Zoë Žižka can add documents.',
    });
    const proven = { ...signed, isIdentityComplete: true };
    expect(stepOf({ ...proven, payment: { status: 'inOrder', order: '/api/orders/1' } }).action).toBe('pay');
    expect(stepOf({ ...proven, payment: { status: 'paid', order: null } })).toMatchObject({
      title: 'We’re sending the check',
      action: null,
    });
  });

  it('is a correction after the provider rejected the check', () => {
    const paid = { ...signed, isIdentityComplete: true, payment: { status: 'paid', order: null } };
    expect(stepOf({ ...paid, question: 'The licence has expired.' })).toMatchObject({
      title: 'The provider didn’t accept the check',
      text: expect.stringContaining('The licence has expired.'),
      action: 'prove',
    });
  });

  it('V40: is a new authorisation when it is older than 90 days', () => {
    // 22 Aug, 11:30 pm in Melbourne, is 91 days ago.
    expect(stepOf({ ...signed, authorisedAt: '2026-08-22T13:30:00Z' }).title).toBe('Get a new authorisation');
    expect(stepOf({ ...signed, authorisedAt: '2026-08-22T14:30:00Z' }).action).toBe('prove');
  });

  it('is the provider’s question', () => {
    expect(stepOf({ status: 'needsInfo', question: 'Which suburb?' })).toMatchObject({
      text: 'Which suburb?',
      action: 'answer',
    });
  });

  it('V40: is the notice after a hit, with its date, until it was sent', () => {
    const hit = { status: 'complete', noticeDueOn: '2026-11-27' };
    expect(stepOf(hit)).toMatchObject({ title: 'Send the notice by 27 Nov 2026', action: 'notify' });
    expect(stepOf({ ...hit, noticeDueOn: '2026-11-20' }).title).toBe('The notice is overdue');
  });

  it('after a result fits a clear one, a hit with a notice, a disputed one and an expired one', () => {
    expect(stepOf({ status: 'complete' })).toMatchObject({
      title: 'No tenancy database lists the applicant',
      action: 'openResult',
    });
    const noticed = { status: 'complete', noticeDueOn: '2026-11-27', noticeSentAt: '2026-11-21T01:00:00Z' };
    expect(stepOf(noticed)).toMatchObject({
      title: 'A tenancy database lists the applicant',
      text: expect.stringMatching(/^You’ve sent the notice\. Zoë Žižka can dispute the entry/),
      action: 'openResult',
    });
    expect(stepOf({ ...noticed, disputedAt: '2026-11-21T01:30:00Z' }).text).toMatch(/^Zoë Žižka disputes the entry\./);
    // 14:00 on 20 November in UTC is 21 November in Melbourne.
    expect(stepOf({ ...noticed, expiresAt: '2026-11-20T14:00:00Z' })).toMatchObject({
      title: 'The report has expired',
      text: expect.stringContaining('It expired on 21 Nov 2026.'),
      action: 'requestAgain',
    });
  });

  it('is another check after a withdrawal or a cancellation', () => {
    expect(stepOf({ status: 'withdrawn' }).action).toBe('requestAgain');
    expect(stepOf({ status: 'cancelled' })).toMatchObject({
      title: 'The provider cancelled the check',
      action: 'requestAgain',
    });
    expect(stepOf({ status: 'withdrawn' }).text).not.toMatch(/payment/);
    const payment = { status: 'unpaid', order: null, hasCredit: true };
    expect(stepOf({ status: 'withdrawn', payment }).text).toMatch(/Your payment can be used for another check\.$/);
  });
});
