import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BuyersOffer, OfferAnswer } from 'shared-contract/offer/offer';
import { agreementLabels, amountLabel } from 'shared-contract/offer/offer-labels';
import { offerMoves } from 'shared-contract/offer/offer-rules';
import { toast } from 'shared-platform';
import { focusTitle } from '../../focus-title.ts';
import { AnswerDialog } from '../answer-dialog.tsx';
import { offerFailureMessage } from '../offer-failure-message.ts';
import { useSendOnce } from '../use-send-once.ts';
import { answerOfferMutation } from './buyer-offer-query.ts';

/** The buttons with which a buyer answers. Each opens a dialog that asks for confirmation. */
export function BuyerActions({ offer, token }: { offer: BuyersOffer; token: string }) {
  const [pendingAnswer, setPendingAnswer] = useState<OfferAnswer | null>(null);
  const { mutate, reset, error, isPending } = useMutation(answerOfferMutation(token));
  const moves = offerMoves('buyer', offer.status);
  const ask = (status: OfferAnswer) => {
    reset();
    setPendingAnswer(status);
  };
  const send = useSendOnce(mutate);
  const answer = (status: OfferAnswer) => (message: string) =>
    send({ status, version: offer.version, message }, () => {
      setPendingAnswer(null);
      requestAnimationFrame(focusTitle);
      toast.success(status === 'accepted' ? 'Counter-offer accepted' : 'Offer withdrawn');
    });
  const dialog = {
    recipient: 'owner',
    isBusy: isPending,
    error: error && offerFailureMessage(error),
    onCancel: () => setPendingAnswer(null),
  };
  return (
    <Group gap="sm">
      {moves.includes('accepted') && <Button onClick={() => ask('accepted')}>Accept counter-offer</Button>}
      {moves.includes('withdrawn') && (
        <Button variant="default" onClick={() => ask('withdrawn')}>
          Withdraw
        </Button>
      )}
      {pendingAnswer === 'accepted' && (
        <AnswerDialog
          {...dialog}
          title={`Accept ${amountLabel(offer.terms)}?`}
          consequence={`We’ll notify the owner straight away and mark the listing as under offer. You’re not bound until you sign a ${agreementLabels[offer.terms.kind]}.`}
          confirmLabel="Accept counter-offer"
          onConfirm={answer('accepted')}
        />
      )}
      {pendingAnswer === 'withdrawn' && (
        <AnswerDialog
          {...dialog}
          title="Withdraw your offer?"
          consequence="We’ll notify the owner straight away. You can’t undo this, but you can make a new offer while the property is listed."
          confirmLabel="Withdraw offer"
          isDestructive
          onConfirm={answer('withdrawn')}
        />
      )}
    </Group>
  );
}
