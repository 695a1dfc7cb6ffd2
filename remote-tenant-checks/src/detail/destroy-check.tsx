import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api, invalidateResources } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import type { TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { toast, useSafeNavigate } from 'shared-platform';
import { ConfirmDialog, useDialogState } from 'shared-ui';
import { checkFailureMessage } from '../check/check-failure.ts';
import { checkPath, checksPath } from '../check/check-queries.ts';

/** Destroys a complete check before its date, after a confirmation (V41). */
export function DestroyCheck({ check }: { check: TenantCheckDetail }) {
  const navigate = useSafeNavigate();
  const [isAsking, setIsAsking] = useDialogState(false);
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: () => api.send({ method: 'POST', path: `${checkPath(check.id)}/destructions`, body: {} }),
    // Doesn't refetch what is shown: the check no longer exists, and this page closes.
    onSuccess: () =>
      invalidateResources([checksPath, '/api/overview', '/api/destruction-certificates'], { refetch: 'none' }),
  });
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        onClick={() => {
          reset();
          setIsAsking(true);
        }}
      >
        Destroy now
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Destroy this check now?"
          confirmLabel="Destroy now"
          isDestructive
          isBusy={isPending}
          error={error && checkFailureMessage(error)}
          onConfirm={() =>
            mutate(undefined, {
              onSuccess() {
                setIsAsking(false);
                toast.success('Check destroyed');
                navigate(addresses.tenantChecks());
              },
            })
          }
          onCancel={() => setIsAsking(false)}
        >
          <Text>
            We destroy the result, the documents, the notices and the log for good, and the applicant’s link stops
            working. You get a certificate. Do it only when you no longer need the check as a record of your decision.
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}

/**
 * Returns why a complete check without a hold can't be destroyed before its date; null when it can. The server has the
 * same rules.
 */
export function destructionObstacle(check: TenantCheckDetail): string | null {
  const { disputedAt, noticeDueOn, noticeSentAt, events = [] } = check;
  if (disputedAt) return 'The applicant disputes it, so it can’t be destroyed before its date.';
  if (!noticeDueOn) return null;
  const isServed = events.some(({ kind, at }) => kind === 'noticeDelivered' && at >= (noticeSentAt ?? ''));
  return noticeSentAt && isServed ? null : 'It can be destroyed once the applicant has the notice.';
}
