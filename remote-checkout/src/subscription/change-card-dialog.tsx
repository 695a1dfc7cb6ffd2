import { useMutation } from '@tanstack/react-query';
import { isApiProblem } from 'shared-api';
import type { Subscription } from 'shared-contract/order/subscription';
import { toast } from 'shared-platform';
import { ConfirmDialog } from 'shared-ui';
import { changeErrorMessage } from '../change-error-message.ts';
import { CardChoiceField } from '../payment-methods/card-choice-field.tsx';
import { useCardChoice } from '../payment-methods/use-card-choice.ts';
import { changeSubscriptionMutation } from '../subscriptions/change-subscription.ts';

type ChangeCardDialogProps = {
  subscription: Subscription;
  /** Called with true while the change runs, which changes the subscription itself. */
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
};

/** Chooses the card that is charged from now on: a saved one, or a new one that is saved first. */
export function ChangeCardDialog({ subscription, onBusy, onClose }: ChangeCardDialogProps) {
  const choice = useCardChoice(subscription.paymentMethod ?? null);
  const change = useMutation({
    ...changeSubscriptionMutation(subscription),
    // A payment or a job may change the subscription meanwhile. The card does not depend on what they change.
    retry: (failures, failure) => failures === 0 && isApiProblem(failure, { status: 412 }),
    retryDelay: 0,
  });
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => change.mutateAsync({ paymentMethod: await choice.saveChosen() }),
    onSettled: () => onBusy(false),
  });
  const confirm = () => {
    if (!choice.cards) return;
    onBusy(true);
    mutate(undefined, {
      onSuccess: () => {
        onClose();
        toast.success('Your next charge uses this card.');
      },
    });
  };
  return (
    <ConfirmDialog
      title="Which card should we charge?"
      confirmLabel="Use this card"
      isBusy={isPending}
      error={error && changeErrorMessage(error)}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <CardChoiceField choice={choice} disabled={isPending} />
    </ConfirmDialog>
  );
}
