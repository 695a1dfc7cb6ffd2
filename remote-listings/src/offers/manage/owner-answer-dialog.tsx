import { useMemo } from 'react';
import { isApiProblem } from 'shared-api';
import type { Listing } from 'shared-contract/listing/listing';
import type { Offer, OfferPatch } from 'shared-contract/offer/offer';
import { agreementLabels, amountLabel, offererLabels } from 'shared-contract/offer/offer-labels';
import { AnswerDialog } from '../answer-dialog.tsx';
import { offerFailureMessage } from '../offer-failure-message.ts';
import { counterErrors } from './counter-form-values.ts';
import { CounterOfferDialog } from './counter-offer-dialog.tsx';
import { openOffersNotes } from './open-offers-notes.ts';
import { openingText } from './opening-texts.ts';

/** The offer that the owner answers, and the other offers on the listing, as they were when the dialog opened. */
export type AnswerSubject = { offer: Offer; others: readonly Offer[] };

type OwnerAnswerDialogProps = {
  /** The answer that the owner has chosen. */
  status: OfferPatch['status'];
  subject: AnswerSubject;
  listing: Listing;
  isBusy: boolean;
  /** The error of the last attempt, or null. */
  error: Error | null;
  /** Sends the answer. Calls `sent` once the server has stored it. */
  onAnswer: (patch: OfferPatch, sent?: () => void) => void;
  onCancel: () => void;
};

/** The dialog that asks the owner to confirm an answer to an offer. */
export function OwnerAnswerDialog(props: OwnerAnswerDialogProps) {
  const { status, subject, listing, isBusy, error, onAnswer, onCancel } = props;
  const { offer, others } = subject;
  // One object per error: the form moves the focus to the first error when it gets another object.
  const invalid = useMemo(
    () => (isApiProblem(error, { status: 422 }) ? counterErrors(error.violations) : { errors: {}, rest: [] }),
    [error],
  );
  const failure = isApiProblem(error, { status: 422 }) ? invalid.rest.join(' ') : error && offerFailureMessage(error);
  const recipient = offererLabels[offer.terms.kind];
  const notifies = `We’ll notify the ${recipient} straight away`;
  const dialog = { recipient, isBusy, error: failure, onCancel };
  if (status === 'countered') {
    return (
      <CounterOfferDialog
        pending={isBusy}
        failure={failure}
        onClose={onCancel}
        offer={offer}
        accepted={others.find((other) => other.status === 'accepted')}
        listing={listing}
        serverErrors={invalid.errors}
        onCounter={onAnswer}
      />
    );
  }
  const onConfirm = (message: string) => onAnswer({ status, message });
  if (status === 'accepted') {
    const agreement = agreementLabels[offer.terms.kind];
    return (
      <AnswerDialog
        {...dialog}
        title={`Accept ${amountLabel(offer.terms)} from ${offer.buyer.name}?`}
        consequence={`${notifies} and mark your listing as under offer. You’re not bound until you sign a ${agreement}.`}
        notes={openOffersNotes(others)}
        openingText={openingText('accepted', offer.terms.kind)}
        confirmLabel="Accept offer"
        onConfirm={onConfirm}
      />
    );
  }
  const accepted = offer.status === 'accepted';
  return (
    <AnswerDialog
      {...dialog}
      title={accepted ? 'Mark this offer as fallen through?' : `Decline the offer from ${offer.buyer.name}?`}
      consequence={
        accepted
          ? `${notifies}${listing.status === 'underOffer' ? ' and put your listing back on the market' : ''}.`
          : `${notifies}. You can’t undo this, but they can make a new offer.`
      }
      openingText={openingText(accepted ? 'fallenThrough' : 'rejected', offer.terms.kind)}
      confirmLabel={accepted ? 'Mark as fallen through' : 'Decline offer'}
      isDestructive
      onConfirm={onConfirm}
    />
  );
}
