import { Stack, Text } from '@mantine/core';
import { patchResource, refetchResource } from 'shared-api';
import { type TenantCheckDetail, tenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { isEnded } from 'shared-contract/tenant-check/tenant-check-rules';
import { toast } from 'shared-platform';
import { LocalDate, Section } from 'shared-ui';
import { checkFailureMessage } from '../check/check-failure.ts';
import { refetchCheck, taggedCheckQuery } from '../check/check-queries.ts';
import { ConfirmedAction } from '../check/confirmed-action.tsx';
import { DestroyCheck, destructionObstacle } from './destroy-check.tsx';

/** Until when the check is stored (V41), and the legal hold that stops its destruction. */
export function StorageSection({ check }: { check: TenantCheckDetail }) {
  const { destroyOn, legalHold = false } = check;
  return (
    <Section title="Storage" framed>
      <Stack gap="sm" align="start">
        <Text>
          {legalHold ? (
            'On hold for a dispute: we don’t destroy it.'
          ) : destroyOn ? (
            <>
              We destroy it on <LocalDate date={destroyOn} />. You then get a certificate.
            </>
          ) : (
            'We destroy it when the law says so. You then get a certificate.'
          )}
        </Text>
        {!isEnded(check.status) && <LegalHold check={check} legalHold={legalHold} />}
        {check.status === 'complete' && !legalHold && <EarlyDestruction check={check} />}
      </Stack>
    </Section>
  );
}

/** The button that destroys a complete check now, or why it can't be destroyed yet. */
function EarlyDestruction({ check }: { check: TenantCheckDetail }) {
  const obstacle = destructionObstacle(check);
  if (obstacle === null) return <DestroyCheck check={check} />;
  return (
    <Text size="sm" c="dimmed">
      {obstacle}
    </Text>
  );
}

function LegalHold({ check, legalHold }: { check: TenantCheckDetail; legalHold: boolean }) {
  return (
    <ConfirmedAction
      label={legalHold ? 'Remove the hold' : 'Keep it for a dispute'}
      button={{ variant: 'default' }}
      title={legalHold ? 'Remove the hold?' : 'Keep this check for a dispute?'}
      confirmLabel={legalHold ? 'Remove the hold' : 'Keep it'}
      isDestructive={legalHold}
      messageOf={checkFailureMessage}
      mutation={{
        async mutationFn() {
          const { etag } = await refetchResource(taggedCheckQuery(check.id));
          const ifMatch = etag ?? undefined;
          return patchResource(check['@id'], { legalHold: !legalHold }, tenantCheckDetail, { ifMatch });
        },
        onSuccess: () => refetchCheck(),
      }}
      onDone={() => toast.success(legalHold ? 'Hold removed' : 'The check is on hold')}
    >
      <Text>
        {legalHold
          ? 'We then destroy the check on its date, or within a day when this date has passed.'
          : 'We won’t destroy it while the hold lasts. The law lets you keep it longer only for a dispute, such as a claim before a tribunal. Remove the hold when the dispute is over.'}
      </Text>
    </ConfirmedAction>
  );
}
