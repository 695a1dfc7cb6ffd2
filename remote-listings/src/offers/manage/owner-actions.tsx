import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import type { Offer, OfferPatch, OfferStatus } from 'shared-contract/offer/offer';
import { offerMoves } from 'shared-contract/offer/offer-rules';
import { toast } from 'shared-platform';
import { useMutateOnce, useSubjectDialog } from 'shared-ui';
import { offerChangedNotice, offerVersion } from '../offer-changed.ts';
import { isOpenOffer } from './compare-offers.ts';
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
    // The dialog also names the other open offers, and an accepted one prevents a second acceptance.
    versionOf: (subject) => [subject.offer, ...subject.others.filter(isOpenOffer)].map(offerVersion),
    isBusy: isPending,
    notice: offerChangedNotice,
  });
  const moves = offerMoves('owner', offer.status, listing.status);
  const accepted = moves.includes('accepted') ? others.find(({ status }) => status === 'accepted') : undefined;
  const reason = useId();
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
    <Stack gap="xs">
      <Group gap="sm">
        {moves.includes('accepted') &&
          (accepted ? (
            // Can be focused, so that a screen reader reads the reason.
            <Button aria-disabled data-disabled aria-describedby={reason}>
              Accept
            </Button>
          ) : (
            <Button onClick={() => ask('accepted')}>Accept</Button>
          ))}
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
      {accepted && (
        <Text id={reason} size="sm" c="dimmed">
          You’ve accepted the offer from {accepted.buyer.name}. You can accept this one if that offer falls through.
        </Text>
      )}
    </Stack>
  );
}

/** Moves the focus to the button that expands the offer, because the pressed button may unmount. */
function focusOfferRow(offerId: string): void {
  const opener = `[aria-controls="offer-${offerId}"]`;
  requestAnimationFrame(() => document.querySelector<HTMLElement>(opener)?.focus());
}
