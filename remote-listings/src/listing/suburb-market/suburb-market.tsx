import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { detailOf, type Listing } from 'shared-contract/listing/listing';
import { addresses } from 'shared-contract/page/addresses';
import type { SuburbMarket as Market } from 'shared-contract/search/suburb-market';
import { Link } from 'shared-platform/router';
import { ErrorState, LoadingState } from 'shared-ui';
import view from '../listing-view.module.css';
import { BedroomBars } from './bedroom-bars.tsx';
import { daysText, medianText, nounOf } from './market-text.ts';
import classes from './suburb-market.module.css';
import { marketOf, suburbMarketQuery } from './suburb-market-query.ts';

/** What is advertised in the suburb of a listing now, so that a visitor can judge its price. */
export default function SuburbMarket({ listing }: { listing: Listing }) {
  const heading = useId();
  const market = useQuery(suburbMarketQuery(listing));
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={view.heading}>
        {listing.property.address.suburb} at a glance
      </h2>
      {market.isPending && <LoadingState label="Loading the figures of this suburb" />}
      {market.error && (
        <ErrorState
          error={market.error}
          title="We couldn’t load the figures of this suburb"
          onRetry={() => void market.refetch()}
        />
      )}
      {market.data && <Figures listing={listing} market={market.data} />}
    </section>
  );
}

function Figures({ listing, market }: { listing: Listing; market: Market }) {
  const { slug, listingType, propertyType } = marketOf(listing);
  const { suburb } = listing.property.address;
  const isSale = listingType === 'sale';
  const noun = nounOf(propertyType);
  if (market.listings === 0) {
    return (
      <p className={view.quiet}>
        No other {noun} are advertised in {suburb} right now.
      </p>
    );
  }
  return (
    <div className={classes.card}>
      <dl className={classes.figures}>
        <div>
          <dt>{isSale ? 'For sale now' : 'For rent now'}</dt>
          <dd>{market.listings.toLocaleString('en-AU')}</dd>
        </div>
        <div>
          <dt>{isSale ? 'Median asking price' : 'Median weekly rent'}</dt>
          <dd>{medianText(market)}</dd>
        </div>
        <div>
          <dt>Median time listed</dt>
          <dd>{daysText(market.medianDays ?? 0)}</dd>
        </div>
      </dl>
      <BedroomBars groups={market.byBedrooms} bedrooms={Number(detailOf(listing.listingPropertyDetails, 'bedrooms'))} />
      <p className={classes.note}>
        Medians of {noun} in {suburb} on Verandah today, without those under offer. Asking prices, not sale prices.
      </p>
      <Link
        className={classes.all}
        to={`${addresses.search({ listingType, propertyType })}?suburb=${slug}&excludeunderoffer=1`}
      >
        See {market.listings === 1 ? 'it' : `all ${market.listings.toLocaleString('en-AU')}`} in search results
      </Link>
    </div>
  );
}
