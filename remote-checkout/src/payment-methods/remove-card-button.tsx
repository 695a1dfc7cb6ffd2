import { Anchor, Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiProblem } from 'shared-api';
import type { PaymentMethod } from 'shared-contract/order/payment';
import { addresses } from 'shared-contract/page/addresses';
import { toast } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { ConfirmDialog, useSubjectDialog } from 'shared-ui';
import { changeErrorMessage } from '../change-error-message.ts';
import { useFocusHeadingOnRemoval } from '../use-focus-heading-on-removal.ts';
import { cardLabel } from './card-label.ts';
import { removeCard } from './payment-methods-query.ts';

export function RemoveCardButton({ card }: { card: PaymentMethod }) {
  const label = cardLabel(card);
  useFocusHeadingOnRemoval();
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: () => removeCard(card),
    // The card and this dialog are no longer on the page then.
    onSuccess: () => toast.success(`${label} removed.`),
  });
  const { opened, open, close } = useSubjectDialog({
    subjectOf: (_action: 'remove') => card,
    isBusy: isPending,
    notice: 'Your saved cards changed in another tab. Here’s the latest.',
  });
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        size="sm"
        aria-label={`Remove ${label}`}
        onClick={() => {
          reset();
          open('remove');
        }}
      >
        Remove
      </Button>
      {opened ? (
        <ConfirmDialog
          title={`Remove ${label}?`}
          confirmLabel="Remove card"
          isDestructive
          isBusy={isPending}
          error={error && removalError(error)}
          onConfirm={() => mutate()}
          onCancel={close}
        >
          <Text>You won’t be able to pay with it until you add it again. Past payments aren’t affected.</Text>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function removalError(error: unknown): ReactNode {
  if (!isApiProblem(error, { code: 'in-use' })) return changeErrorMessage(error);
  return (
    <>
      This card pays for a subscription. Choose another card for it in{' '}
      <Anchor component={Link} to={addresses.settingsSubscriptions()}>
        your subscriptions
      </Anchor>
      , then remove this one.
    </>
  );
}
