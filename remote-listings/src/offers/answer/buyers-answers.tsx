import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BuyersOffer, OfferAnswer } from 'shared-contract/offer/offer';
import { agreementLabels, amountLabel } from 'shared-contract/offer/offer-labels';
import { offerMoves } from 'shared-contract/offer/offer-rules';
import { toast } from 'shared-platform';
import { focusTitle } from '../../saved/marks/focus-title.ts';
import { AnswerQuestion } from '../answer-question.tsx';
import { offerFailure } from '../offer-failure.ts';
import { useSendOnce } from '../use-send-once.ts';
import { answerOfferMutation } from './buyers-offer-query.ts';

/** What the buyer can do now; each asks once more. */
export function BuyersAnswers({ offer, token }: { offer: BuyersOffer; token: string }) {
  const [asked, setAsked] = useState<OfferAnswer | null>(null);
  const { mutate, reset, error, isPending } = useMutation(answerOfferMutation(token));
  const moves = offerMoves('buyer', offer.status);
  const ask = (status: OfferAnswer) => {
    reset();
    setAsked(status);
  };
  const send = useSendOnce(mutate);
  const answer = (status: OfferAnswer) => (message: string) =>
    send({ status, version: offer.version, message }, () => {
      setAsked(null);
      requestAnimationFrame(focusTitle);
      toast.success(status === 'accepted' ? 'Counter-offer accepted' : 'Offer withdrawn');
    });
  const question = { pending: isPending, failure: error && offerFailure(error), onClose: () => setAsked(null) };
  return (
    <Group gap="sm">
      {moves.includes('accepted') && <Button onClick={() => ask('accepted')}>Accept counter-offer</Button>}
      {moves.includes('withdrawn') && (
        <Button variant="default" onClick={() => ask('withdrawn')}>
          Withdraw
        </Button>
      )}
      <AnswerQuestion
        {...question}
        opened={asked === 'accepted'}
        title={`Accept ${amountLabel(offer.terms)}?`}
        consequence={`The owner is told at once and the listing is shown as under offer. You are not bound until you sign a ${agreementLabels[offer.terms.kind]}.`}
        confirm="Accept counter-offer"
        onConfirm={answer('accepted')}
      />
      <AnswerQuestion
        {...question}
        opened={asked === 'withdrawn'}
        title="Withdraw your offer?"
        consequence="The owner is told at once. This cannot be taken back, but you can make a new offer while the property is listed."
        confirm="Withdraw offer"
        harsh
        onConfirm={answer('withdrawn')}
      />
    </Group>
  );
}
