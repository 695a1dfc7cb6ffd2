import type { AgreementAction } from 'shared-contract/agreement/agreement-actions';

type ActionWords = {
  label: string;
  question: string;
  consequence: (names: string) => string;
  keep: string;
  done: string;
  /** SPEC §8, word for word. */
  failed: string;
};

export const actionWords: Record<AgreementAction, ActionWords> = {
  end: {
    label: 'End tenancy',
    question: 'End this tenancy?',
    consequence: (names) =>
      `The agreement with ${names} becomes terminated. It stays here as a record and can no longer be changed.`,
    keep: 'Keep tenancy',
    done: 'Tenancy ended',
    failed: 'Failed to end tenancy, please refresh the page and try again or contact support',
  },
  cancel: {
    label: 'Cancel agreement',
    question: 'Cancel this agreement?',
    consequence: (names) =>
      `The agreement with ${names} goes back to a draft. Nothing in it is lost, and nobody is bound by it.`,
    keep: 'Keep agreement',
    done: 'Agreement cancelled, it is a draft again',
    failed: 'Failed to cancel tenancy agreement, please refresh the page and try again or contact support',
  },
  remove: {
    label: 'Remove',
    question: 'Remove this draft?',
    consequence: (names) => `The draft with ${names} is deleted for good. This cannot be undone.`,
    keep: 'Keep draft',
    done: 'Draft removed',
    failed: 'Failed to remove tenancy agreement, please refresh the page and try again or contact support',
  },
};

/** SPEC §9. */
export const agreementToastMs = 3000;
