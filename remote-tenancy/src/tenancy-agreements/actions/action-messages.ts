import type { AgreementAction } from 'shared-contract/agreement/agreement-actions';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { formatLocalDate } from 'shared-ui';
import { openRound } from '../../agreement-editor/signing-round.ts';
import { tenantNames } from '../../tenants/tenant-names.ts';
import { endsTenancy } from './offered-actions.ts';

type ActionMessages = {
  label: string;
  question: string;
  /** What exactly confirming does, for the parties too. */
  consequence: string;
  keep: string;
  done: string;
  /** The message when the action failed. SPEC §8 prescribes its wording. */
  failed: string;
};

/** Returns the texts of an action on this agreement. */
export function actionMessages(action: AgreementAction, agreement: TenancyAgreement): ActionMessages {
  switch (action) {
    case 'end':
      return endsTenancy(agreement) ? endTenancyMessages(agreement) : endAgreementMessages(agreement);
    case 'cancel':
      return cancelMessages(agreement);
    case 'remove':
      return {
        label: 'Remove',
        question: 'Remove this draft?',
        consequence: `The draft with ${tenantNames(agreement.tenantDetails)} and its history will be deleted. This can’t be undone.`,
        keep: 'Keep draft',
        done: 'Draft removed',
        failed: 'Failed to remove tenancy agreement, please refresh the page and try again or contact support',
      };
  }
}

const failedToEnd = 'Failed to end tenancy, please refresh the page and try again or contact support';

function endTenancyMessages({ tenantDetails }: TenancyAgreement): ActionMessages {
  return {
    label: 'End tenancy',
    question: 'End this tenancy?',
    consequence: `The tenancy with ${tenantNames(tenantDetails)} ends on the last day you enter, and its rent stops then. The agreement becomes “Terminated”: it stays here as a record and can’t be brought back. This doesn’t give notice. If the law asks for notice, give it first on the tenancy’s page.`,
    keep: 'Keep tenancy',
    done: 'Tenancy ended',
    failed: failedToEnd,
  };
}

function endAgreementMessages(agreement: TenancyAgreement): ActionMessages {
  const becomes = `The agreement with ${tenantNames(agreement.tenantDetails)} becomes “Terminated”. It stays here as a record and can’t be changed, sent or brought back.`;
  const mails = openRound(agreement)
    ? 'We’ll email everyone that their links no longer work. To change it and send it again instead, go back to a draft.'
    : 'We don’t notify anyone.';
  return {
    label: 'End agreement',
    question: 'End this agreement?',
    consequence: `${becomes} ${mails}`,
    keep: 'Keep agreement',
    done: 'Agreement ended',
    failed: failedToEnd,
  };
}

function cancelMessages(agreement: TenancyAgreement): ActionMessages {
  const { tenantDetails, tenancy, locked } = agreement;
  const becomes = `The agreement with ${tenantNames(tenantDetails)} becomes a draft that you can change and send again.`;
  const undone = tenancy
    ? ', and remove the upcoming tenancy with its rents. A listing that became leased is withdrawn: publish it again to advertise'
    : '';
  const effect = locked
    ? `We’ll email everyone that it’s cancelled${undone}. Everyone has signed, so both sides may still be bound: agree on it with the others first.`
    : openRound(agreement)
      ? 'Acceptances and signatures given so far no longer count. We’ll email everyone that their links no longer work.'
      : 'We don’t notify anyone.';
  return {
    label: 'Back to draft',
    question: 'Cancel this agreement and go back to a draft?',
    consequence: `${becomes} ${effect}`,
    keep: 'Keep as sent',
    done: 'The agreement is a draft again',
    failed: 'Failed to cancel tenancy agreement, please refresh the page and try again or contact support',
  };
}

/** The message after a tenancy was given its last day. */
export function endedMessage(endDate: string, today: string): string {
  return endDate < today ? 'Tenancy ended' : `The tenancy ends on ${formatLocalDate(endDate)}`;
}

/** How long a message about an agreement stays on the screen (SPEC §9). */
export const agreementToastMs = 3000;
