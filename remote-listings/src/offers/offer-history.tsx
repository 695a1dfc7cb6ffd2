import type { OfferEvent, OfferTerms } from 'shared-contract/offer/offer';
import { amountLabel, offererLabels } from 'shared-contract/offer/offer-labels';
import { LocalInstant, statusLabel } from 'shared-ui';
import classes from './offer-history.module.css';

type OfferHistoryProps = {
  history: readonly OfferEvent[];
  kind: OfferTerms['kind'];
  viewer: 'buyer' | 'owner';
  timeZone: string;
};

/** The events of an offer, such as counter-offers and answers, oldest first. */
export function OfferHistory({ history, kind, viewer, timeZone }: OfferHistoryProps) {
  return (
    <ol className={classes.history}>
      {history.map((event) => (
        <li key={`${event.at} ${event.status}`} className={classes.event} data-by={event.by}>
          <p className={classes.what}>{eventLabel(event, kind, viewer)}</p>
          <p className={classes.when}>
            <LocalInstant at={event.at} timeZone={timeZone} />
          </p>
          {event.message !== '' && (
            <blockquote className={classes.message} dir="auto">
              {event.message}
            </blockquote>
          )}
        </li>
      ))}
    </ol>
  );
}

function eventLabel({ by, status, terms }: OfferEvent, kind: OfferTerms['kind'], viewer: 'buyer' | 'owner'): string {
  const who = by === viewer ? 'You' : by === 'owner' ? 'The owner or agent' : `The ${offererLabels[kind]}`;
  const amount = terms ? amountLabel(terms) : '';
  switch (status) {
    case 'pending':
      return `${who} offered ${amount}`;
    case 'countered':
      return `${who} countered with ${amount}`;
    case 'accepted':
      return by === 'buyer' ? `${who} accepted the counter-offer` : `${who} accepted the offer`;
    case 'rejected':
      return `${who} declined`;
    case 'withdrawn':
      return `${who} withdrew`;
    case 'expired':
      return 'The offer expired';
    default:
      return statusLabel('offer', status).label;
  }
}
