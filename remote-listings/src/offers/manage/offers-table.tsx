import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ReactNode } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import { centsOf, formatPrice } from 'shared-contract/money/money';
import type { Offer, OfferTerms } from 'shared-contract/offer/offer';
import { amountLabel, daysLabel, monthsLabel } from 'shared-contract/offer/offer-labels';
import { advertisedRent, askingPrice, offerMoves } from 'shared-contract/offer/offer-rules';
import { formatLocalDate, StatusBadge } from 'shared-ui';
import { useExpiryLabel } from '../use-expiry-label.ts';
import { bestMerits, isOpenOffer, type OfferMerit, sortOffers } from './compare-offers.ts';
import { OfferDetails } from './offer-details.tsx';
import { offeredTerms, openCounter } from './offered-terms.ts';
import classes from './offers-table.module.css';

type OffersTableProps = {
  /** All offers on the listing. The table shows those of one kind. */
  offers: readonly Offer[];
  listing: Listing;
  kind: OfferTerms['kind'];
  /** The id of the expanded offer, or null. */
  openId: string | null;
  onOpen: (id: string | null) => void;
};

type Column = {
  label: string;
  merit: OfferMerit;
  best: string;
  render: (terms: OfferTerms, listing: Listing) => ReactNode;
};

const columns: Record<OfferTerms['kind'], Column[]> = {
  sale: [
    {
      label: 'Price',
      merit: 'amount',
      best: 'Highest',
      render: (terms, listing) => <Amount terms={terms} askingAmount={askingPrice(listing)} />,
    },
    {
      label: 'Deposit',
      merit: 'deposit',
      best: 'Largest',
      render: (terms) => terms.kind === 'sale' && formatPrice(centsOf(terms.deposit)),
    },
    {
      label: 'Settlement',
      merit: 'settlement',
      best: 'Soonest',
      render: (terms) => terms.kind === 'sale' && daysLabel(terms.settlementDays),
    },
    {
      label: 'Conditions',
      merit: 'conditions',
      best: 'Fewest',
      render: (terms) => terms.kind === 'sale' && conditionsLabel(terms.conditions),
    },
  ],
  lease: [
    {
      label: 'Rent per week',
      merit: 'amount',
      best: 'Highest',
      render: (terms, listing) => <Amount terms={terms} askingAmount={advertisedRent(listing)} />,
    },
    {
      label: 'Start',
      merit: 'startDate',
      best: 'Soonest',
      render: (terms) => terms.kind === 'lease' && formatLocalDate(terms.startDate),
    },
    {
      label: 'Term',
      merit: 'term',
      best: 'Longest',
      render: (terms) => terms.kind === 'lease' && monthsLabel(terms.termMonths),
    },
  ],
};

/**
 * A table that compares the offers to buy, or the offers to rent. On a phone, CSS turns the rows into cards. The
 * explicit roles make sure that screen readers still announce a table.
 */
export function OffersTable({ offers, listing, kind, openId, onOpen }: OffersTableProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: `display: block` removes the table's implicit roles on a phone.
    <table role="table" className={classes.table} aria-label={kind === 'sale' ? 'Offers to buy' : 'Offers to rent'}>
      {/* biome-ignore lint/a11y/noRedundantRoles: on a phone, CSS removes the implicit role. */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: on a phone, CSS removes the implicit role. */}
        <tr role="row">
          {[{ sale: 'Buyer', lease: 'Tenant' }[kind], ...columns[kind].map(({ label }) => label), 'Details'].map(
            (label) => (
              // biome-ignore lint/a11y/noRedundantRoles: on a phone, CSS removes the implicit role.
              <th key={label} role="columnheader" scope="col" className={classes.head}>
                {label === 'Details' ? <span className={classes.srOnly}>{label}</span> : label}
              </th>
            ),
          )}
        </tr>
      </thead>
      {sortOffers(offers.filter(({ terms }) => terms.kind === kind)).map((offer) => (
        <OfferRows key={offer.id} {...{ offer, offers, listing, kind, openId, onOpen }} />
      ))}
    </table>
  );
}

function OfferRows({ offer, offers, listing, kind, openId, onOpen }: OffersTableProps & { offer: Offer }) {
  const best = bestMerits(offer, offers);
  const terms = offeredTerms(offer);
  const counter = openCounter(offer);
  const opened = openId === offer.id;
  const canAnswer = offerMoves('owner', offer.status, listing.status).length > 0;
  const detailsId = `offer-${offer.id}`;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: on a phone, CSS removes the implicit role.
    <tbody role="rowgroup" className={classes.offer} data-over={!isOpenOffer(offer) || undefined}>
      {/* biome-ignore lint/a11y/noRedundantRoles: on a phone, CSS removes the implicit role. */}
      <tr role="row" className={classes.row}>
        {/* biome-ignore lint/a11y/noRedundantRoles: on a phone, CSS removes the implicit role. */}
        <th role="rowheader" scope="row" className={classes.buyer}>
          <span className={classes.name} dir="auto">
            {offer.buyer.name}
          </span>
          <span className={classes.status}>
            <StatusBadge kind="offer" status={offer.status} />
            {(offer.status === 'pending' || offer.status === 'countered') && (
              <span className={classes.quiet}>
                <Expiry offer={offer} timeZone={listing.property.timeZone} />
              </span>
            )}
          </span>
        </th>
        {columns[kind].map(({ label, merit, best: bestLabel, render }) => (
          // biome-ignore lint/a11y/noRedundantRoles: on a phone, CSS removes the implicit role.
          <td key={label} role="cell" data-label={label}>
            <span className={classes.value}>
              {render(terms, listing)}
              {best.has(merit) && <span className={classes.best}>{bestLabel}</span>}
              {counter && merit === 'amount' && (
                <span className={classes.quiet}>You countered with {amountLabel(counter)}</span>
              )}
            </span>
          </td>
        ))}
        {/* biome-ignore lint/a11y/noRedundantRoles: on a phone, CSS removes the implicit role. */}
        <td role="cell" className={classes.more}>
          <button
            type="button"
            className={classes.button}
            aria-expanded={opened}
            aria-controls={detailsId}
            onClick={() => onOpen(opened ? null : offer.id)}
          >
            {opened ? 'Close' : canAnswer ? 'Answer' : 'Details'}
            <span className={classes.srOnly}>
              {opened || canAnswer ? '' : ' of'} the offer from {offer.buyer.name}
            </span>
            <IconChevronDown size={18} aria-hidden="true" />
          </button>
        </td>
      </tr>
      {/* biome-ignore lint/a11y/noRedundantRoles: on a phone, CSS removes the implicit role. */}
      <tr role="row" id={detailsId} hidden={!opened} className={classes.detailsRow}>
        {/* biome-ignore lint/a11y/noRedundantRoles: on a phone, CSS removes the implicit role. */}
        <td role="cell" colSpan={columns[kind].length + 2}>
          {opened && <OfferDetails offer={offer} offers={offers} listing={listing} />}
        </td>
      </tr>
    </tbody>
  );
}

function Amount({ terms, askingAmount }: { terms: OfferTerms; askingAmount: string | null }) {
  const difference = askingAmount === null ? 0 : centsOf(terms.amount) - centsOf(askingAmount);
  return (
    <>
      <strong>{formatPrice(centsOf(terms.amount))}</strong>
      {difference !== 0 && (
        <span className={classes.quiet}>
          {formatPrice(Math.abs(difference))} {difference < 0 ? 'below' : 'above'}
        </span>
      )}
    </>
  );
}

const conditionLabels = {
  finance: 'Finance',
  buildingAndPest: 'Building and pest',
  saleOfHome: 'Sale of home',
  other: 'Other',
} as const;

function conditionsLabel(conditions: readonly { kind: keyof typeof conditionLabels }[]): string {
  return conditions.length === 0 ? 'Unconditional' : conditions.map(({ kind }) => conditionLabels[kind]).join(', ');
}

const Expiry = ({ offer, timeZone }: { offer: Offer; timeZone: string }) => useExpiryLabel(offer, timeZone);
