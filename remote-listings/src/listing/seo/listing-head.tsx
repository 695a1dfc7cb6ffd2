import type { Listing } from 'shared-contract/listing/listing';
import { addresses } from 'shared-contract/page/addresses';
import { plainTextOf } from 'shared-contract/text/rich-text';
import { priceText } from 'shared-ui';
import { listingJsonLd, photosOf } from './listing-json-ld.ts';
import { StructuredData } from './structured-data.tsx';

const maxDescriptionLength = 200;

/** The metadata of the page for search engines and link previews. React moves the elements into the head. */
export function ListingHead({ listing, origin }: { listing: Listing; origin: string }) {
  const url = origin + addresses.listing(listing.id);
  const { fullAddress } = listing.property.address;
  const title = listing.headline ? `${listing.headline} – ${fullAddress}` : fullAddress;
  const price = priceText(listing.pricing, listing.type, listing.auctionDateTime);
  const description = shorten(`${price}. ${plainTextOf(listing.description)}`);
  const [photo] = photosOf(listing, origin);
  return (
    <>
      <link rel="canonical" href={url} />
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Verandah" />
      <meta property="og:locale" content="en_AU" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {photo && <meta property="og:image" content={photo} />}
      <meta name="twitter:card" content={photo ? 'summary_large_image' : 'summary'} />
      {/* Links to sold and leased listings still work, but search engines should no longer show them. */}
      {['sold', 'leased'].includes(listing.status) && <meta name="robots" content="noindex" />}
      <StructuredData value={listingJsonLd(listing, origin)} />
    </>
  );
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= maxDescriptionLength
    ? line
    : `${line.slice(0, maxDescriptionLength - 1).replace(/\s+\S*$/, '')}…`;
}
