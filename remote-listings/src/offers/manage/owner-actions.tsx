import { Alert, Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem } from 'shared-api';
import type { Listing } from 'shared-contract/listing/listing';
import type { Offer, OfferPatch, OfferStatus } from 'shared-contract/offer/offer';
import { agreementLabels, amountLabel, offererLabels } from 'shared-contract/offer/offer-labels';
import { offerMoves } from 'shared-contract/offer/offer-rules';
import { toast } from 'shared-platform';
import { AnswerDialog } from '../answer-dialog.tsx';
import { offerFailureMessage } from '../offer-failure-message.ts';
import { useSendOnce } from '../use-send-once.ts';
import { counterErrors } from './counter-form-values.ts';
import { CounterOfferDialog } from './counter-offer-dialog.tsx';
import { answerMutation } from './offers-query.ts';

const done: Partial<Record<OfferStatus, string>> = {
  accepted: 'Offer accepted: the listing is under offer',
  countered: 'Counter-offer sent',
  rejected: 'Offer declined',
};

/**
 * The buttons with which the owner answers an offer. Each opens a dialog that asks for confirmation. The answer refers
 * to the version of the offer on the screen.
 */
export function OwnerActions({ offer, listing }: { offer: Offer; listing: Listing }) {
  const [pendingAnswer, setPendingAnswer] = useState<OfferStatus | null>(null);
  const { mutate, reset, error, isPending } = useMutation(answerMutation(offer.id));
  const send = useSendOnce(mutate);
  const moves = offerMoves('owner', offer.status);
  const ask = (status: OfferStatus) => {
    reset();
    setPendingAnswer(status);
  };
  const answer = (patch: OfferPatch, sent?: () => void) =>
    send(patch, () => {
      sent?.();
      setPendingAnswer(null);
      focusOfferRow(offer.id);
      toast.success(done[patch.status] ?? 'Answered');
    });
  const serverErrors = isApiProblem(error, { status: 422 })
    ? counterErrors(error.violations)
    : { errors: {}, rest: [] };
  const failure = isApiProblem(error, { status: 422 })
    ? serverErrors.rest.join(' ')
    : error && offerFailureMessage(error);
  // Without a possible answer, the dialogs unmount, so the error of the last attempt is shown here.
  if (moves.length === 0) {
    return failure ? (
      <Alert color="red" role="alert" title="Nothing was changed">
        {failure}
      </Alert>
    ) : null;
  }
  const accepted = offer.status === 'accepted';
  const { kind } = offer.terms;
  const recipient = offererLabels[kind];
  const notifies = `We’ll notify the ${recipient} straight away`;
  const cancel = () => setPendingAnswer(null);
  const dialog = { recipient, isBusy: isPending, error: failure, onCancel: cancel };
  return (
    <Group gap="sm">
      {moves.includes('accepted') && <Button onClick={() => ask('accepted')}>Accept</Button>}
      {moves.includes('countered') && (
        <Button variant="default" onClick={() => ask('countered')}>
          {offer.status === 'countered' ? 'Change counter-offer' : 'Counter'}
        </Button>
      )}
      {moves.includes('rejected') && (
        <Button variant="default" onClick={() => ask('rejected')}>
          {accepted ? 'Mark as fallen through' : 'Decline'}
        </Button>
      )}
      {pendingAnswer === 'accepted' && (
        <AnswerDialog
          {...dialog}
          title={`Accept ${amountLabel(offer.terms)} from ${offer.buyer.name}?`}
          consequence={`${notifies} and mark your listing as under offer. You’re not bound until you sign a ${agreementLabels[kind]}.`}
          confirmLabel="Accept offer"
          onConfirm={(message) => answer({ status: 'accepted', message })}
        />
      )}
      {pendingAnswer === 'rejected' && (
        <AnswerDialog
          {...dialog}
          title={accepted ? 'Mark this offer as fallen through?' : `Decline the offer from ${offer.buyer.name}?`}
          consequence={
            accepted
              ? `${notifies} and put your listing back on the market.`
              : `${notifies}. You can’t undo this, but they can make a new offer.`
          }
          confirmLabel={accepted ? 'Mark as fallen through' : 'Decline offer'}
          isDestructive
          onConfirm={(message) => answer({ status: 'rejected', message })}
        />
      )}
      {pendingAnswer === 'countered' && (
        <CounterOfferDialog
          pending={isPending}
          failure={failure}
          onClose={cancel}
          offer={offer}
          listing={listing}
          serverErrors={serverErrors.errors}
          onCounter={answer}
        />
      )}
    </Group>
  );
}

/** Moves the focus to the button that expands the offer, because the pressed button may unmount. */
function focusOfferRow(offerId: string): void {
  const opener = `[aria-controls="offer-${offerId}"]`;
  requestAnimationFrame(() => document.querySelector<HTMLElement>(opener)?.focus());
}
