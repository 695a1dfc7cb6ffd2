import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api, invalidateResources } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import type { TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { toast, useSafeNavigate } from 'shared-platform';
import { ConfirmDialog, useDialogState } from 'shared-ui';
import { checkFailureMessage } from '../check/check-failure.ts';
import { checksPath } from '../check/check-queries.ts';

/** Removes a check that was not sent, after a confirmation. */
export function RemoveCheck({ check }: { check: TenantCheckDetail }) {
  const navigate = useSafeNavigate();
  const [isAsking, setIsAsking] = useDialogState(false);
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: () => api.delete(check['@id']),
    // Doesn't refetch what is shown: the check no longer exists, and this page closes.
    onSuccess: () => invalidateResources([checksPath, '/api/overview', '/api/orders'], { refetch: 'none' }),
  });
  return (
    <div>
      <Button
        variant="outline"
        color="red"
        fullWidth
        onClick={() => {
          reset();
          setIsAsking(true);
        }}
      >
        Remove this check
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Remove this check?"
          confirmLabel="Remove"
          isDestructive
          isBusy={isPending}
          error={error && checkFailureMessage(error)}
          onConfirm={() =>
            mutate(undefined, {
              onSuccess() {
                setIsAsking(false);
                toast.success('Check removed');
                navigate(addresses.tenantChecks());
              },
            })
          }
          onCancel={() => setIsAsking(false)}
        >
          <Text>
            We delete everything about the applicant, and their link stops working. If you’ve paid, the payment can be
            used for another check.
          </Text>
        </ConfirmDialog>
      )}
    </div>
  );
}
