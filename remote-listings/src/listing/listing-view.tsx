import { useRef, useState } from 'react';
import { detailOf, type Listing } from 'shared-contract/listing/listing';
import { isAdvertised } from 'shared-contract/listing/listing-status';
import { LocalDate, PersonPhoto, StatusBadge } from 'shared-ui';
import { ribbonOf } from '../card/ribbon.ts';
import { shortName } from '../saved/marks/card-marks.tsx';
import { ListingMarks } from '../saved/marks/listing-marks.tsx';
import { Note } from '../saved/marks/note.tsx';
import { BackToResults } from './back-to-results.tsx';
import { ContactBarPlace } from './contact-bar/contact-bar-place.tsx';
import { Description } from './description/description.tsx';
import { ListingDocuments } from './documents/listing-documents.tsx';
import { EnquirySection } from './enquiry/enquiry-section.tsx';
import { FactList } from './facts/fact-list.tsx';
import { Features } from './facts/features.tsx';
import { tagsOf } from './facts/tags.ts';
import { FloorPlans } from './gallery/floor-plans.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { ListingActions } from './listing-actions.tsx';
import { ListingMap } from './listing-map.tsx';
import classes from './listing-view.module.css';
import { marketNotice } from './market-notice.ts';
import { Auction } from './open-homes/auction.tsx';
import { OpenHomes } from './open-homes/open-homes.tsx';
import { useNow } from './open-homes/use-now.ts';
import { OwnerBar } from './owner-bar.tsx';
import { BuyingCostsPlace, HistoryPlace, MoreListingsPlace, SuburbMarketPlace } from './places.tsx';
import { PriceBlock } from './price/price-block.tsx';
import { ReportListing } from './report/report-listing.tsx';
import { ListingHead } from './seo/listing-head.tsx';
import { ShareBar } from './sharing/share-bar.tsx';
import { useDeferredContent } from './use-deferred-content.ts';

const listingTypeLabels = { sale: 'For sale', lease: 'For rent', both: 'For sale or rent' } as const;

type ListingViewProps = {
  listing: Listing;
  /** The site's origin, such as `https://example.com`. Metadata requires absolute URLs. */
  origin: string;
  /** When the page was rendered, in epoch milliseconds. */
  renderedAt: number;
};

/** The content of a listing's public page. */
export function ListingView({ listing, origin, renderedAt }: ListingViewProps) {
  const { address, category } = listing.property;
  const now = useNow(renderedAt);
  const isContentShown = useDeferredContent();
  const [focusRequests, setFocusRequests] = useState(0);
  const enquire = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const photos = listing.listingAssets.flatMap(({ kind, picture }) => (kind === 'photo' && picture ? [picture] : []));
  const tags = tagsOf(listing.listingPropertyDetails);
  const availableFrom = detailOf(listing.listingPropertyDetails, 'availabilityDate');
  const notice = marketNotice(listing);
  const ask = () => {
    setFocusRequests((times) => times + 1);
    enquire.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <article className={classes.listing}>
      {isContentShown && <ListingHead listing={listing} origin={origin} />}
      <div className={classes.bar}>
        <BackToResults listing={listing} />
        <ListingMarks listing={listing} />
        <ShareBar listing={listing} />
      </div>
      <OwnerBar listing={listing} />
      <Gallery pictures={photos} ribbon={ribbonOf(listing, now)} />
      <div className={classes.columns}>
        <div className={classes.top}>
          <header className={classes.head}>
            <p className={classes.kind}>
              {listing.status !== 'active' && <StatusBadge kind="listing" status={listing.status} />}
              {category.name} · {listingTypeLabels[listing.type]}
            </p>
            <h1 tabIndex={-1} className={classes.title}>
              {address.streetAddress ?? `${address.suburb} ${address.state} ${address.postcode}`}
            </h1>
            {address.streetAddress && (
              <p className={classes.place}>
                {address.suburb} {address.state} {address.postcode}
              </p>
            )}
            {notice && <p className={classes.notice}>{notice}</p>}
          </header>
          <FactList details={listing.listingPropertyDetails} size="large" />
          {tags.length > 0 && (
            <ul className={classes.tags} aria-label="Good to know">
              {tags.map((tag) => (
                <li key={tag} className={classes.tag}>
                  {tag}
                </li>
              ))}
            </ul>
          )}
        </div>
        <aside ref={panel} className={classes.side} aria-label="Price and open homes">
          <PriceBlock listing={listing} />
          {isContentShown && (
            <>
              {typeof availableFrom === 'string' && isAdvertised(listing.status) && (
                <p className={classes.quiet}>
                  Available from <LocalDate date={availableFrom} />
                </p>
              )}
              <ListingActions listing={listing} onEnquire={ask} />
              {isAdvertised(listing.status) && <Auction listing={listing} now={now} />}
              {isAdvertised(listing.status) && <OpenHomes listing={listing} now={now} />}
              {listing.contactDetail.name && (
                <div className={classes.contact}>
                  <PersonPhoto picture={listing.contactDetail.picture} name={listing.contactDetail.name} size={44} />
                  <p className={classes.contactText}>
                    <span className={classes.hint}>Listed by</span>
                    {listing.contactDetail.name}
                  </p>
                </div>
              )}
              <Note listingId={listing.id} of={shortName(listing)} />
            </>
          )}
        </aside>
        <div className={classes.rest} data-loading={isContentShown ? undefined : ''}>
          {isContentShown && (
            <>
              <Description listing={listing} />
              <Features features={listing.features} />
              <FloorPlans listing={listing} />
              <ListingDocuments listing={listing} />
              <ListingMap listing={listing} />
              {isAdvertised(listing.status) && (
                <div ref={enquire} className={classes.enquire}>
                  <EnquirySection listing={listing} focusRequests={focusRequests} />
                </div>
              )}
              <SuburbMarketPlace listing={listing} />
              <HistoryPlace listing={listing} />
              {isAdvertised(listing.status) && <BuyingCostsPlace listing={listing} />}
              {isAdvertised(listing.status) && <ReportListing listing={listing} />}
            </>
          )}
        </div>
      </div>
      {isContentShown && <MoreListingsPlace listing={listing} />}
      {isContentShown && isAdvertised(listing.status) && (
        <ContactBarPlace listing={listing} price={panel} form={enquire} onEnquire={ask} />
      )}
    </article>
  );
}
