import { type ButtonProps, Text } from '@mantine/core';
import { invalidateResources } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { toast, useSafeNavigate } from 'shared-platform';
import { checkFailureMessage } from '../check/check-failure.ts';
import { checksPath } from '../check/check-queries.ts';
import { ConfirmedAction } from '../check/confirmed-action.tsx';

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
export function EndCheck({ button, consequence, end, changed, done, ...texts }: EndCheckProps) {
  const navigate = useSafeNavigate();
  return (
    <ConfirmedAction
      {...texts}
      button={{ ...button, color: 'red' }}
      isDestructive
      messageOf={checkFailureMessage}
      mutation={{
        mutationFn: end,
        // Doesn't refetch what is shown: the check no longer exists, and this page closes.
        onSuccess: () => invalidateResources([checksPath, '/api/overview', ...changed], { refetch: 'none' }),
      }}
      onDone={() => {
        toast.success(done);
        navigate(addresses.tenantChecks());
      }}
    >
      <Text>{consequence}</Text>
    </ConfirmedAction>
  );
}
