import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { type ComponentProps, memo, type ReactNode, Suspense } from 'react';
import type { ListingMarkFields } from 'shared-contract/listing/listing-mark';
import { addresses } from 'shared-contract/page/addresses';
import type { FoundListing } from 'shared-contract/search/found-listing';
import { Link } from 'shared-platform/router';
import { PriceLine, ResponsiveImage, useOtherZoneName } from 'shared-ui';
import { FactList } from '../listing/facts/fact-list.tsx';
import { openHomeLabel } from '../listing/open-homes/open-home-labels.ts';
import { CardMarks } from '../saved/marks/card-marks.tsx';
import classes from './listing-card.module.css';
import { PhotoCount } from './photos/photo-count.tsx';
import { ribbonOf } from './ribbon.ts';

export type ListingCardProps = {
  listing: FoundListing;
  /** What this user has marked on the listing: saved, hidden, and a note. */
  mark: ListingMarkFields;
  /**
   * The listing type that the user searches for. For a listing with the type `both`, it decides whether the card shows
   * the sale price or the rent.
   */
  searchedType: 'sale' | 'lease' | undefined;
  /** The URL of these search results. The listing's page links back to it. */
  from: string;
  /** True for the first search result. Its picture is usually the largest element of the page, so it loads first. */
  priority: boolean;
  /** False on the shortlist, where the user only removes listings. */
  canHide?: boolean;
  /** Shown instead of the advertised price. Only a shortlist has sold and leased listings, so it makes this price. */
  price?: ReactNode;
  /** Shown on the photo. By default the number of photos. */
  photos?: ReactNode;
  /** The handlers of the card that `photos` needs. */
  handlers?: Pick<ComponentProps<'article'>, 'onPointerEnter' | 'onFocus' | 'onTouchStart' | 'onTouchEnd'>;
  /** The `sizes` of the photo, from which the browser chooses an image width. */
  sizes?: string;
};

const narrowSizes = '(min-width: 40em) calc(50vw - 2.25rem), calc(100vw - 2rem)';

/** The widths of the photos in a grid: one column, two from 40em, and from 62em three. */
export const gridSizes = `(min-width: 75em) 368px, (min-width: 62em) calc((100vw - 6rem) / 3), ${narrowSizes}`;

/** As {@link gridSizes}, with two columns beside a map from 62em, where the page is wider. */
export const besideMapSizes = `(min-width: 62em) calc((min(100vw, 110rem) - 4.5rem) / 3.8 - 0.75rem), ${narrowSizes}`;

/**
 * One listing in a list. It is memoised, because hovering or saving one of 24 cards must not render the others. Each
 * card has its own `Suspense` and hydrates separately, so header and filters do not wait for the cards.
 */
export const ListingCard = memo(function ListingCard(props: ListingCardProps) {
  return (
    <Suspense>
      <Card {...props} />
    </Suspense>
  );
});

function Card(props: ListingCardProps) {
  const {
    listing,
    mark,
    searchedType,
    from,
    priority,
    price,
    photos = <PhotoCount listing={listing} />,
    handlers,
    canHide = true,
    sizes = gridSizes,
  } = props;
  const { address, category } = listing.property;
  const { status } = listing;
  const ribbon = ribbonOf(listing, new Date());
  const rent = searchedType === 'lease' && listing.type === 'both' ? listing.leasePricing : null;
  return (
    <article className={classes.card} {...handlers}>
      <div className={classes.text}>
        <p className={classes.price}>
          {price ?? (
            <PriceLine
              pricing={rent ?? listing.pricing}
              listingType={rent ? 'lease' : listing.type}
              auctionDateTime={listing.auctionDateTime}
            />
          )}
        </p>
        <h2 className={classes.address}>
          <Link className={classes.link} to={addresses.listing(listing.id)} state={{ from }}>
            {address.streetAddress ?? listing.headline}
            <span className={classes.suburb}>{`${address.suburb} ${address.state} ${address.postcode}`}</span>
          </Link>
        </h2>
        <div className={classes.facts}>
          <FactList details={listing.listingPropertyDetails} />
          <span className={classes.category}>{category.name}</span>
        </div>
        {listing.nextOpen && <NextOpen open={listing.nextOpen} timeZone={listing.property.timeZone} />}
      </div>
      <div className={classes.picture} data-status={status === 'active' ? undefined : status}>
        {listing.picture ? (
          <ResponsiveImage picture={listing.picture} sizes={sizes} ratio={3 / 2} priority={priority} />
        ) : (
          <div className={classes.noPicture}>
            <IconPhoto size={32} stroke={1.4} aria-hidden="true" />
          </div>
        )}
        {listing.pictureCount > 1 && photos}
        {ribbon && <span className={classes.ribbon}>{ribbon}</span>}
      </div>
      <CardMarks listing={listing} mark={mark} canHide={canHide} />
    </article>
  );
}

function NextOpen({ open, timeZone }: { open: NonNullable<FoundListing['nextOpen']>; timeZone: string }) {
  const zone = useOtherZoneName(open.startAt, timeZone);
  return (
    <p className={classes.open}>
      <IconCalendarEvent size={17} stroke={1.7} aria-hidden="true" />
      Open {openHomeLabel(open, timeZone)}
      {zone && ` ${zone}`}
    </p>
  );
}
