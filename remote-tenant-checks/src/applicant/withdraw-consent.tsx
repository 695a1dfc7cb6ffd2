import { List, Text } from '@mantine/core';
import type { ApplicantCheckView } from 'shared-contract/tenant-check/check-link';
import { isUnsent } from 'shared-contract/tenant-check/tenant-check-rules';
import { tenantCheckStatus } from 'shared-contract/tenant-check/tenant-check-status';
import { isKnown } from 'shared-contract/wire/open-enum';
import { toast } from 'shared-platform';
import { Section } from 'shared-ui';
import { ConfirmedAction } from '../check/confirmed-action.tsx';
import { checkLinkFailure } from './check-link-failure.ts';
import { withdrawConsentMutation } from './check-link-query.ts';

/** A button that withdraws the consent, after a confirmation that says what stops and what is deleted. */
export function WithdrawConsent({ view, token }: { view: ApplicantCheckView; token: string }) {
  const isSent = isKnown(tenantCheckStatus, view.status) && !isUnsent(view.status);
  const isUnsigned = view.authorisation === null;
  return (
    <Section title="Changed your mind?">
      <ConfirmedAction
        label={isUnsigned ? 'Refuse the check' : 'Withdraw consent'}
        button={{ variant: 'default' }}
        title={isUnsigned ? 'Refuse this check?' : 'Withdraw your consent?'}
        isDestructive
        messageOf={checkLinkFailure}
        mutation={{ ...withdrawConsentMutation(token), onSuccess: () => toast.success('Consent withdrawn') }}
      >
        <List>
          <List.Item>
            {isSent
              ? 'We ask the provider to stop. What it has already searched stays in its own log, but no result is stored here.'
              : 'The check stops. Nothing is sent to the provider.'}
          </List.Item>
          <List.Item>We delete your signature, your documents and their scans.</List.Item>
          <List.Item>We tell {view.requestedBy}, who decides about your application without this check.</List.Item>
        </List>
        <Text>You can’t undo this.</Text>
      </ConfirmedAction>
    </Section>
  );
}
