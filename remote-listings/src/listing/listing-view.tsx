import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { detailOf, type Listing } from 'shared-contract/listing';
import { LadderPicture, LocalDate, StatusBadge } from 'shared-ui';
import { Gallery } from '../gallery/gallery.tsx';
import { BackToResults } from './back-to-results.tsx';
import { Description } from './description.tsx';
import { FactList } from './fact-list.tsx';
import { Features } from './features.tsx';
import classes from './listing-view.module.css';
import { OpenHomes } from './open-homes.tsx';
import { PriceBlock } from './price-block.tsx';
import { tagsOf } from './tags.ts';

const purposes = { sale: 'For sale', lease: 'For rent', both: 'For sale or rent' } as const;

/** One property, photographs first. */
export function ListingView({ listing }: { listing: Listing }) {
  const { address, category } = listing.property;
  const photos = listing.listingAssets.flatMap(({ kind, picture }) => (kind === 'photo' && picture ? [picture] : []));
  const tags = tagsOf(listing.listingPropertyDetails);
  const availableFrom = detailOf(listing.listingPropertyDetails, 'availabilityDate');
  return (
    <article className={classes.listing}>
      <BackToResults listing={listing} />
      <Gallery pictures={photos} />
      <div className={classes.columns}>
        <div className={classes.top}>
          <header className={classes.head}>
            <p className={classes.kind}>
              {listing.status !== 'active' && <StatusBadge kind="listing" status={listing.status} />}
              {category.name} · {purposes[listing.type]}
            </p>
            <h1 tabIndex={-1} className={classes.title}>
              {address.streetAddress ?? `${address.suburb} ${address.state} ${address.postcode}`}
            </h1>
            {address.streetAddress && (
              <p className={classes.place}>
                {address.suburb} {address.state} {address.postcode}
              </p>
            )}
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
        <aside className={classes.side} aria-label="Price and open homes">
          <PriceBlock listing={listing} />
          {typeof availableFrom === 'string' && (
            <p className={classes.quiet}>
              Available from <LocalDate date={availableFrom} />
            </p>
          )}
          <OpenHomes listing={listing} now={new Date()} />
          {listing.contactDetail.name && (
            <div className={classes.contact}>
              <span className={classes.face}>
                <IconUser size={22} stroke={1.6} aria-hidden="true" />
              </span>
              <p className={classes.contactWords}>
                <span className={classes.hint}>Listed by</span>
                {listing.contactDetail.name}
              </p>
            </div>
          )}
        </aside>
        <div className={classes.rest}>
          <Description listing={listing} />
          <Features features={listing.features} />
          <FloorPlans listing={listing} />
        </div>
      </div>
    </article>
  );
}

function FloorPlans({ listing }: { listing: Listing }) {
  const plans = listing.listingAssets.flatMap(({ kind, picture }) =>
    kind === 'floorPlan' && picture ? [picture] : [],
  );
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="floor-plans">
      <h2 id="floor-plans" className={classes.heading}>
        Floor plan
      </h2>
      {plans.map((plan) => (
        <LadderPicture key={plan.id} picture={plan} sizes="(min-width: 62em) 740px, 100vw" />
      ))}
    </section>
  );
}
