import { useId } from 'react';
import type { FrontPage } from 'shared-contract/search/front-page';
import { Link } from 'shared-platform/router';
import { ListingCard } from '../card/listing-card.tsx';
import { useMarks } from '../saved/marks/use-marks.ts';
import classes from './listing-section.module.css';

/** The widths of the photos: cards of a row that is scrolled sideways, from 48em two columns, and from 62em four. */
const pictureSizes = '(min-width: 75em) 276px, (min-width: 62em) 23vw, (min-width: 48em) 46vw, 80vw';

type ListingSectionProps = {
  title: string;
  /** The search that finds all listings of the section. */
  to: string;
  listings: FrontPage['forSale'];
  searchedType?: 'sale' | 'lease';
  /** True for the first section, whose first photo is usually the largest element of the page. */
  isFirst?: boolean;
};

/** A row of listings with a link to all of them. A section without listings is not shown. */
export function ListingSection({ title, to, listings, searchedType, isFirst = false }: ListingSectionProps) {
  const id = useId();
  const { markOf } = useMarks();
  const { member, totalItems, totalItemsCapped } = listings;
  if (member.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {totalItems > member.length && (
          <Link to={to} className={classes.all}>
            {totalItemsCapped ? 'See all' : `See all ${totalItems}`}
            <span className={classes.what}> {title.charAt(0).toLowerCase() + title.slice(1)}</span>
          </Link>
        )}
      </div>
      <ul className={classes.cards}>
        {member.map((listing, index) => (
          <li key={listing.id} className={classes.card}>
            <ListingCard
              listing={listing}
              mark={markOf(listing.id)}
              searchedType={searchedType}
              from=""
              priority={isFirst && index === 0}
              canHide={false}
              sizes={pictureSizes}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
