import type { AgreementAction } from 'shared-contract/agreement/agreement-actions';

type ActionMessages = {
  label: string;
  question: string;
  consequence: (names: string) => string;
  keep: string;
  done: string;
  /** The message when the action failed. SPEC §8 prescribes its wording. */
  failed: string;
};

export const actionMessages: Record<AgreementAction, ActionMessages> = {
  end: {
    label: 'End tenancy',
    question: 'End this tenancy?',
    consequence: (names) =>
      `The agreement with ${names} will be terminated. It stays here as a record and can’t be changed.`,
    keep: 'Keep tenancy',
    done: 'Tenancy ended',
    failed: 'Failed to end tenancy, please refresh the page and try again or contact support',
  },
  cancel: {
    label: 'Cancel agreement',
    question: 'Cancel this agreement?',
    consequence: (names) =>
      `The agreement with ${names} becomes a draft again. Nothing is lost, and it no longer binds anyone.`,
    keep: 'Keep agreement',
    done: 'Agreement cancelled. It’s a draft again.',
    failed: 'Failed to cancel tenancy agreement, please refresh the page and try again or contact support',
  },
  remove: {
    label: 'Remove',
    question: 'Remove this draft?',
    consequence: (names) => `The draft with ${names} will be deleted. This can’t be undone.`,
    keep: 'Keep draft',
    done: 'Draft removed',
    failed: 'Failed to remove tenancy agreement, please refresh the page and try again or contact support',
  },
};

/** How long a message about an agreement stays on the screen (SPEC §9). */
export const agreementToastMs = 3000;
