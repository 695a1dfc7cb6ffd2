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
    label: 'Mark as terminated',
    question: 'Mark this agreement as terminated?',
    consequence: (names) =>
      `We’ll change the status of the agreement with ${names} to “Terminated”. It stays here as a record and can’t be changed again. We don’t notify anyone, and the tenancy itself, its rent and its bond don’t change. To end a tenancy, give written notice under your state’s or territory’s law.`,
    keep: 'Keep agreement',
    done: 'Agreement marked as terminated',
    failed: 'Failed to end tenancy, please refresh the page and try again or contact support',
  },
  cancel: {
    label: 'Back to draft',
    question: 'Change this agreement back to a draft?',
    consequence: (names) =>
      `We’ll change the status of the agreement with ${names} to “Draft” and keep its content. You can then remove it. We don’t notify anyone, so tell them yourself. If everyone has signed already, this doesn’t undo the agreement.`,
    keep: 'Keep as sent',
    done: 'The agreement is a draft again',
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
