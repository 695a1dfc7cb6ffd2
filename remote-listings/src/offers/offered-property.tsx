import type { ListingDetail, ListingType, Pricing } from 'shared-contract/listing/listing';
import { addresses } from 'shared-contract/page/addresses';
import type { Picture } from 'shared-contract/picture/picture';
import type { Property } from 'shared-contract/property/property';
import { Link } from 'shared-platform/router';
import { priceText, ResponsiveImage } from 'shared-ui';
import { FactList } from '../listing/facts/fact-list.tsx';
import classes from './offered-property.module.css';

/** The fields of a listing that this component needs. Both a summary and a full listing have them. */
export type OfferedPropertyListing = {
  id: string;
  type: ListingType;
  pricing: Pricing;
  leasePricing?: Pricing | null | undefined;
  auctionDateTime?: string | null | undefined;
  listingPropertyDetails: ListingDetail[];
  property: { address: Property['address'] };
};

type OfferedPropertyProps = {
  listing: OfferedPropertyListing;
  picture: Picture | null | undefined;
  /** Whether to link to the listing's page. False when that page is no longer public. */
  linked?: boolean;
};

/** The photo, price and address of the property, so that buyers see which property the offer is for. */
export function OfferedProperty({ listing, picture, linked = true }: OfferedPropertyProps) {
  const { streetAddress, suburb, state, postcode } = listing.property.address;
  const place = `${suburb} ${state} ${postcode}`;
  const name = streetAddress ?? place;
  return (
    <div className={classes.home}>
      {picture && (
        <div className={classes.picture}>
          <ResponsiveImage picture={picture} sizes="(min-width: 62em) 352px, 128px" ratio={3 / 2} priority />
        </div>
      )}
      <div className={classes.text}>
        <p className={classes.price}>{priceText(listing.pricing, listing.type, listing.auctionDateTime)}</p>
        {listing.type === 'both' && listing.leasePricing && (
          <p className={classes.quiet}>or {priceText(listing.leasePricing, 'lease')}</p>
        )}
        <p className={classes.address}>
          {linked ? <Link to={addresses.listing(listing.id)}>{name}</Link> : name}
          {streetAddress && <span className={classes.quiet}>{place}</span>}
        </p>
        <FactList details={listing.listingPropertyDetails} />
      </div>
    </div>
  );
}
