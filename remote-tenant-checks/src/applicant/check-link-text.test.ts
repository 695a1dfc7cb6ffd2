import { describe, expect, it } from '@jest/globals';
import { canSign, checkLinkText } from './check-link-text.ts';

const authorisation = {
  method: 'signed' as const,
  signedOn: '2026-11-21',
  signedAt: '2026-11-21T01:00:00.000Z',
  name: 'Zoë Žižka',
  sha256: 'a'.repeat(64),
  validUntil: '2027-02-19',
};
const today = '2026-11-21';
const view = {
  status: 'authorised' as const,
  requestedBy: 'Olivia Nguyen',
  authorisation,
  missing: [],
  result: null,
  events: [],
};

describe('what an applicant can do', () => {
  it('signs a check that is not authorised, unless it was sent', () => {
    expect(canSign({ status: 'awaitingConsent', authorisation: null }, today)).toBe(true);
    expect(canSign({ status: 'processing', authorisation: null }, today)).toBe(false);
    expect(canSign(view, today)).toBe(false);
  });

  it('V40: signs again when the signature is too old to be sent', () => {
    expect(canSign(view, '2027-02-19')).toBe(false);
    expect(canSign(view, '2027-02-20')).toBe(true);
    expect(canSign({ status: 'processing', authorisation }, '2027-02-20')).toBe(false);
    expect(checkLinkText(view, '2027-02-20').text).toMatch(/^Your signature is more than 90 days old\./);
  });

  it('reads that the provider cancelled the check', () => {
    const cancelled = { ...view, status: 'cancelled' as const, authorisation: null };
    expect(canSign(cancelled, today)).toBe(false);
    expect(checkLinkText(cancelled, today)).toMatchObject({
      title: 'This check was cancelled',
      text: expect.stringContaining('deleted your signature and your documents'),
    });
  });

  it('reads that the provider did not accept the check, until it is sent again', () => {
    const kinds = (...all: ('submitted' | 'rejected')[]) =>
      all.map((kind) => ({ id: kind, at: '2026-11-21T01:00:00.000Z', by: 'provider' as const, kind }));
    const rejected = { ...view, events: kinds('submitted', 'rejected') };
    expect(checkLinkText(rejected, today).title).toBe('The provider didn’t accept the check');
    const again = { ...view, events: kinds('submitted', 'rejected', 'submitted') };
    expect(checkLinkText(again, today).title).toBe('You’ve done your part');
  });

  it('reads what is missing for the check to start', () => {
    expect(checkLinkText(view, today).text).toBe('The check starts when Olivia Nguyen has paid for it.');
    const incomplete = { ...view, missing: ['Add documents for 30 more points.'] };
    expect(checkLinkText(incomplete, today).title).toBe('Add your proof of identity');
  });
});
