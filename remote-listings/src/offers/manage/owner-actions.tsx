import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Listing } from 'shared-contract/listing/listing';
import type { Offer, OfferPatch, OfferStatus } from 'shared-contract/offer/offer';
import { offerMoves } from 'shared-contract/offer/offer-rules';
import { toast } from 'shared-platform';
import { useMutateOnce, useSubjectDialog } from 'shared-ui';
import { offerChangedNotice, offerVersion } from '../offer-changed.ts';
import { answerMutation } from './offers-query.ts';
import { type AnswerSubject, OwnerAnswerDialog } from './owner-answer-dialog.tsx';

const done: Partial<Record<OfferStatus, string>> = {
  accepted: 'Offer accepted: the listing is under offer',
  countered: 'Counter-offer sent',
  rejected: 'Offer declined',
};

type OwnerActionsProps = {
  offer: Offer;
  listing: Listing;
  /** The other offers on the listing. */
  others: readonly Offer[];
};

/**
 * The buttons with which the owner answers an offer. Each opens a dialog that asks for confirmation. The answer refers
 * to the version of the offer on the screen.
 */
export function OwnerActions({ offer, listing, others }: OwnerActionsProps) {
  const { mutate, reset, error, isPending } = useMutation(answerMutation(offer.id));
  const mutateOnce = useMutateOnce(mutate);
  const { opened, open, close } = useSubjectDialog({
    subjectOf: (_answer: OfferPatch['status']): AnswerSubject => ({ offer, others }),
    // The dialog also names the counter-offers to other buyers.
    versionOf: (subject) => [subject.offer, ...subject.others.filter(isCountered)].map(offerVersion),
    isBusy: isPending,
    notice: offerChangedNotice,
  });
  const moves = offerMoves('owner', offer.status, listing.status);
  const ask = (status: OfferPatch['status']) => {
    reset();
    open(status);
  };
  const answer = (patch: OfferPatch, sent?: () => void) =>
    mutateOnce(patch, {
      onSuccess: () => {
        sent?.();
        close();
        focusOfferRow(offer.id);
        toast.success(done[patch.status] ?? 'Answered');
      },
    });
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
          {offer.status === 'accepted' ? 'Mark as fallen through' : 'Decline'}
        </Button>
      )}
      {opened && (
        <OwnerAnswerDialog
          status={opened.choice}
          subject={opened.subject}
          listing={listing}
          isBusy={isPending}
          error={error}
          onAnswer={answer}
          onCancel={close}
        />
      )}
    </Group>
  );
}

const isCountered = ({ status }: Offer) => status === 'countered';

/** Moves the focus to the button that expands the offer, because the pressed button may unmount. */
function focusOfferRow(offerId: string): void {
  const opener = `[aria-controls="offer-${offerId}"]`;
  requestAnimationFrame(() => document.querySelector<HTMLElement>(opener)?.focus());
}
