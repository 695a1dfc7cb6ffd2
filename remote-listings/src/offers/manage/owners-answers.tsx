import { Alert, Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem } from 'shared-api';
import type { Listing } from 'shared-contract/listing/listing';
import type { Offer, OfferPatch, OfferStatus } from 'shared-contract/offer/offer';
import { agreementLabels, amountLabel, offererLabels } from 'shared-contract/offer/offer-labels';
import { offerMoves } from 'shared-contract/offer/offer-rules';
import { toast } from 'shared-platform';
import { AnswerQuestion } from '../answer-question.tsx';
import { offerFailure } from '../offer-failure.ts';
import { useSendOnce } from '../use-send-once.ts';
import { counterErrorsOf } from './counter-form-values.ts';
import { CounterQuestion } from './counter-question.tsx';
import { answerMutation } from './offers-query.ts';

const done: Partial<Record<OfferStatus, string>> = {
  accepted: 'Offer accepted: the listing is under offer',
  countered: 'Counter-offer sent',
  rejected: 'Offer declined',
};

/** What the owner can do now; each asks once more, and answers the version that was read. */
export function OwnersAnswers({ offer, listing }: { offer: Offer; listing: Listing }) {
  const [asked, setAsked] = useState<OfferStatus | null>(null);
  const { mutate, reset, error, isPending } = useMutation(answerMutation(offer.id));
  const send = useSendOnce(mutate);
  const moves = offerMoves('owner', offer.status);
  const ask = (status: OfferStatus) => {
    reset();
    setAsked(status);
  };
  const answer = (patch: OfferPatch, sent?: () => void) =>
    send(patch, () => {
      sent?.();
      setAsked(null);
      focusRow(offer.id);
      toast.success(done[patch.status] ?? 'Answered');
    });
  const refused = isApiProblem(error, { status: 422 }) ? counterErrorsOf(error.violations) : { errors: {}, rest: [] };
  const failure = isApiProblem(error, { status: 422 }) ? refused.rest.join(' ') : error && offerFailure(error);
  // The question goes with what can be answered; why nothing came of it stays.
  if (moves.length === 0) {
    return failure ? (
      <Alert color="red" role="alert" title="Nothing was changed">
        {failure}
      </Alert>
    ) : null;
  }
  const question = { pending: isPending, failure, onClose: () => setAsked(null) };
  const accepted = offer.status === 'accepted';
  const { kind } = offer.terms;
  const told = `The ${offererLabels[kind]} is told at once`;
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
          {accepted ? 'It fell through' : 'Decline'}
        </Button>
      )}
      <AnswerQuestion
        {...question}
        opened={asked === 'accepted'}
        title={`Accept ${amountLabel(offer.terms)} from ${offer.buyer.name}?`}
        consequence={`${told} and your listing is shown as under offer. You are not bound until you sign a ${agreementLabels[kind]}.`}
        confirm="Accept offer"
        onConfirm={(message) => answer({ status: 'accepted', message })}
      />
      <AnswerQuestion
        {...question}
        opened={asked === 'rejected'}
        title={accepted ? 'Has this offer fallen through?' : `Decline the offer of ${offer.buyer.name}?`}
        consequence={
          accepted
            ? `${told}, and your listing takes its place on the market again.`
            : `${told}. This cannot be taken back; they can make a new offer.`
        }
        confirm={accepted ? 'It fell through' : 'Decline offer'}
        harsh
        onConfirm={(message) => answer({ status: 'rejected', message })}
      />
      {asked === 'countered' && (
        <CounterQuestion {...question} offer={offer} listing={listing} refused={refused.errors} onCounter={answer} />
      )}
    </Group>
  );
}

/** The button that was pressed may be gone with the state it was for: the keyboard goes on in the row. */
function focusRow(offerId: string): void {
  const opener = `[aria-controls="offer-${offerId}"]`;
  requestAnimationFrame(() => document.querySelector<HTMLElement>(opener)?.focus());
}
