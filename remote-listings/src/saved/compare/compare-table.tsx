import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { PriceLine, ResponsiveImage, StatusBadge } from 'shared-ui';
import { shortName } from '../marks/card-marks.tsx';
import { useMarks } from '../marks/use-marks.ts';
import classes from './compare.module.css';
import { comparedFacts, comparedFeatures } from './compared-facts.ts';
import { FeatureMark } from './feature-mark.tsx';

type CompareTableProps = { listings: readonly Listing[]; onRemove: (id: string) => void };

/** The comparison as a table. On a phone it scrolls sideways, while the first column stays visible. */
export function CompareTable({ listings, onRemove }: CompareTableProps) {
  const { marks = {} } = useMarks();
  const features = comparedFeatures(listings);
  const hasNotes = listings.some(({ id }) => marks[id]?.note);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
    <section className={classes.scroll} aria-label="Comparison" tabIndex={0}>
      <table className={classes.table} data-columns={listings.length}>
        <thead>
          <tr>
            <td className={classes.rowName} />
            {listings.map((listing) => (
              <th key={listing.id} scope="col" className={classes.head}>
                <ColumnHead listing={listing} onRemove={() => onRemove(listing.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name="Price">
            {listings.map((listing) => (
              <Price key={listing.id} listing={listing} />
            ))}
          </Row>
          {comparedFacts(listings).map(({ name, values }) => (
            <Row key={name} name={name}>
              {values}
            </Row>
          ))}
          {features.map(({ name, has }) => (
            <Row key={name} name={name}>
              {has.map((present, at) => (
                <FeatureMark key={listings[at]?.id} present={present} />
              ))}
            </Row>
          ))}
          {hasNotes && (
            <Row name="Your note">
              {listings.map(({ id }) => (
                <span key={id} className={classes.note}>
                  {marks[id]?.note || '–'}
                </span>
              ))}
            </Row>
          )}
        </tbody>
      </table>
    </section>
  );
}

function ColumnHead({ listing, onRemove }: { listing: Listing; onRemove: () => void }) {
  const { address } = listing.property;
  const photo = listing.listingAssets.find(({ kind, picture }) => kind === 'photo' && picture)?.picture;
  return (
    <div className={classes.headContent}>
      <div className={classes.photo}>
        {photo && (
          <ResponsiveImage picture={{ ...photo, alt: '' }} sizes="(min-width: 62em) 270px, 60vw" ratio={3 / 2} />
        )}
        <button
          type="button"
          className={classes.remove}
          aria-label={`Remove ${shortName(listing)} from the comparison`}
          onClick={onRemove}
        >
          <IconX size={17} stroke={2} aria-hidden="true" />
        </button>
      </div>
      {listing.status !== 'active' && <StatusBadge kind="listing" status={listing.status} />}
      <Link className={classes.address} to={addresses.listing(listing.id)}>
        {address.streetAddress ?? listing.headline}
        <span className={classes.suburb}>
          {address.suburb} {address.state} {address.postcode}
        </span>
      </Link>
    </div>
  );
}

/** Shows the price. A listing for sale and lease has two: the sale price and the rent. */
function Price({ listing: { pricing, leasePricing, type, auctionDateTime } }: { listing: Listing }) {
  return (
    <strong className={classes.price}>
      <PriceLine pricing={pricing} listingType={type} auctionDateTime={auctionDateTime} />
      {leasePricing && (
        <>
          <br />
          <PriceLine pricing={leasePricing} listingType="lease" />
        </>
      )}
    </strong>
  );
}

function Row({ name, children }: { name: string; children: readonly ReactNode[] }) {
  return (
    <tr>
      <th scope="row" className={classes.rowName}>
        {name}
      </th>
      {children.map((child, at) => (
        <td key={at} className={classes.cell}>
          {child}
        </td>
      ))}
    </tr>
  );
}
