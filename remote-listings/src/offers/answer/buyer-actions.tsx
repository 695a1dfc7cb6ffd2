import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { BuyersOffer, OfferAnswer } from 'shared-contract/offer/offer';
import { agreementLabels, amountLabel } from 'shared-contract/offer/offer-labels';
import { offerMoves } from 'shared-contract/offer/offer-rules';
import { toast } from 'shared-platform';
import { useMutateOnce, useSubjectDialog } from 'shared-ui';
import { focusTitle } from '../../focus-title.ts';
import { AnswerDialog } from '../answer-dialog.tsx';
import { offerChangedNotice, offerVersion } from '../offer-changed.ts';
import { offerFailureMessage } from '../offer-failure-message.ts';
import { answerOfferMutation } from './buyer-offer-query.ts';

/** The buttons with which a buyer answers. Each opens a dialog that asks for confirmation. */
export function BuyerActions({ offer, token }: { offer: BuyersOffer; token: string }) {
  const { mutate, reset, error, isPending } = useMutation(answerOfferMutation(token));
  const { opened, open, close } = useSubjectDialog({
    subjectOf: (_answer: OfferAnswer) => offer,
    // The dialog about accepting would promise too much once another offer is accepted.
    versionOf: (subject) => [offerVersion(subject), subject.isOtherAccepted],
    isBusy: isPending,
    notice: offerChangedNotice,
  });
  const moves = offerMoves('buyer', offer.status, offer.listing.status);
  const ask = (status: OfferAnswer) => {
    reset();
    open(status);
  };
  const mutateOnce = useMutateOnce(mutate);
  const answer =
    (status: OfferAnswer, { version }: BuyersOffer) =>
    (message: string) =>
      mutateOnce(
        { status, version, message },
        {
          onSuccess: () => {
            close();
            requestAnimationFrame(focusTitle);
            toast.success(status === 'accepted' ? 'Counter-offer accepted' : 'Offer withdrawn');
          },
        },
      );
  const dialog = {
    recipient: 'owner or agent',
    isBusy: isPending,
    error: error && offerFailureMessage(error),
    onCancel: close,
  };
  return (
    <Group gap="sm">
      {moves.includes('accepted') && !offer.isOtherAccepted && (
        <Button onClick={() => ask('accepted')}>Accept counter-offer</Button>
      )}
      {moves.includes('withdrawn') && (
        <Button variant="default" onClick={() => ask('withdrawn')}>
          Withdraw
        </Button>
      )}
      {opened?.choice === 'accepted' && (
        <AnswerDialog
          {...dialog}
          title={`Accept ${amountLabel(opened.subject.terms)}?`}
          consequence={`We’ll let the owner or agent know straight away and mark the listing as under offer. You’re not bound until you sign a ${agreementLabels[opened.subject.terms.kind]}.`}
          confirmLabel="Accept counter-offer"
          onConfirm={answer('accepted', opened.subject)}
        />
      )}
      {opened?.choice === 'withdrawn' && (
        <AnswerDialog
          {...dialog}
          title="Withdraw your offer?"
          consequence="We’ll let the owner or agent know straight away. You can’t undo this, but you can make a new offer while the property is listed."
          confirmLabel="Withdraw offer"
          isDestructive
          onConfirm={answer('withdrawn', opened.subject)}
        />
      )}
    </Group>
  );
}
