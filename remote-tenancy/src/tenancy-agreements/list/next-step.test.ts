import { describe, expect, it } from '@jest/globals';
import { aSigning } from '../../testing/a-signing.ts';
import { anAgreement } from '../../testing/an-agreement.ts';
import { nextStep } from './next-step.ts';

const review = '/tenancy-agreements/a1/edit/review';

describe('nextStep', () => {
  it('continues an unfinished draft, and sends a complete one', () => {
    const draft = anAgreement({ status: 'draft' });
    expect(nextStep(draft, false)).toMatchObject({ label: 'Continue editing', href: '/tenancy-agreements/a1/edit' });
    expect(nextStep(draft, true)).toMatchObject({ label: 'Send', href: review });
  });

  it('names the tenants whose answer is missing', () => {
    const signing = aSigning({ step: 'sent' }, [{ name: 'Mia Petrović', status: 'accepted' }, { name: 'Tom O’Brien' }]);
    expect(nextStep(anAgreement({ signing }), true)).toMatchObject({
      label: 'View',
      note: 'Waiting for Tom O’Brien to accept',
      isPrimary: false,
    });
  });

  it('asks the owner to sign when every tenant has accepted', () => {
    const signing = aSigning({ step: 'accepted' }, [{ status: 'accepted' }]);
    expect(nextStep(anAgreement({ signing }), true)).toMatchObject({ label: 'Sign', href: review, isPrimary: true });
  });

  it('names the tenants whose signature is missing', () => {
    const parties = [
      { name: 'Mia Petrović', status: 'accepted' },
      { name: 'Tom O’Brien', status: 'accepted' },
    ] as const;
    const signing = aSigning({ step: 'ownerSigned' }, parties);
    expect(nextStep(anAgreement({ signing }), true).note).toBe('Waiting for Mia Petrović and Tom O’Brien to sign');
  });

  it('quotes why a tenant declined', () => {
    const signing = aSigning({ step: 'declined' }, [
      { name: 'Mia Petrović', status: 'declined', declineReason: 'We need a later start' },
    ]);
    expect(nextStep(anAgreement({ signing }), true)).toMatchObject({
      label: 'Change terms',
      href: '/tenancy-agreements/a1/edit',
      note: 'Mia Petrović declined: “We need a later start”',
    });
  });

  it.each([['changed'], ['expired']] as const)('sends again after %s', (step) => {
    expect(nextStep(anAgreement({ signing: aSigning({ step }) }), true).label).toBe('Send again');
  });

  it('only shows a signed and a terminated agreement', () => {
    const signed = anAgreement({ locked: true, signing: aSigning({ step: 'signed' }) });
    expect(nextStep(signed, true)).toEqual({ label: 'View', href: review, isPrimary: false });
    expect(nextStep(anAgreement({ status: 'terminated' }), true).label).toBe('View');
  });
});
