import type { ListingSummary } from 'shared-contract/listing/listing';
import { isPublicStatus } from 'shared-contract/listing/listing-status';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { PriceLine, PropertyThumb } from 'shared-ui';
import classes from './applied-home.module.css';

type AppliedListing = Pick<ListingSummary, 'id' | 'type' | 'status' | 'pricing' | 'leasePricing'> & {
  property: { address: ListingSummary['property']['address'] };
};

type AppliedHomeProps = { listing: AppliedListing; picture: ListingSummary['picture'] };

/** The photo, rent and address of the home, so that applicants see which home they apply for. */
export function AppliedHome({ listing, picture }: AppliedHomeProps) {
  const { type, pricing, leasePricing, property } = listing;
  const { fullAddress } = property.address;
  return (
    <div className={classes.home}>
      <PropertyThumb picture={picture} size={112} />
      <p className={classes.text}>
        <strong>
          <PriceLine pricing={(type === 'both' && leasePricing) || pricing} listingType="lease" />
        </strong>
        {isPublicStatus(listing.status) ? <Link to={addresses.listing(listing.id)}>{fullAddress}</Link> : fullAddress}
      </p>
    </div>
  );
}
