import { Button, type ButtonProps, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { invalidateResources } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { toast, useSafeNavigate } from 'shared-platform';
import { ConfirmDialog, useDialogState } from 'shared-ui';
import { checkFailureMessage } from '../check/check-failure.ts';
import { checksPath } from '../check/check-queries.ts';

type EndCheckProps = {
  label: string;
  button: Pick<ButtonProps, 'variant' | 'fullWidth'>;
  title: string;
  confirmLabel: string;
  /** What the owner loses. */
  consequence: string;
  end: () => Promise<unknown>;
  /** Paths of other resources that change with it. */
  changed: readonly string[];
  /** The message afterwards, such as "Check removed". */
  done: string;
};

/** The button that ends a check for good, after a confirmation, and then opens the list. */
export function EndCheck({ label, button, title, confirmLabel, consequence, end, changed, done }: EndCheckProps) {
  const navigate = useSafeNavigate();
  const [isAsking, setIsAsking] = useDialogState(false);
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: end,
    // Doesn't refetch what is shown: the check no longer exists, and this page closes.
    onSuccess: () => invalidateResources([checksPath, '/api/overview', ...changed], { refetch: 'none' }),
  });
  return (
    <>
      <Button
        {...button}
        color="red"
        onClick={() => {
          reset();
          setIsAsking(true);
        }}
      >
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={title}
          confirmLabel={confirmLabel}
          isDestructive
          isBusy={isPending}
          error={error && checkFailureMessage(error)}
          onConfirm={() =>
            mutate(undefined, {
              onSuccess() {
                setIsAsking(false);
                toast.success(done);
                navigate(addresses.tenantChecks());
              },
            })
          }
          onCancel={() => setIsAsking(false)}
        >
          <Text>{consequence}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
