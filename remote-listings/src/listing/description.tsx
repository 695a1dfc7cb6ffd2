import type { Listing } from 'shared-contract/listing';
import classes from './listing-view.module.css';

/** The owner's words, a paragraph to each empty line. */
export function Description({ listing }: { listing: Listing }) {
  const paragraphs = listing.description.split(/\n\s*\n/).filter((text) => text.trim() !== '');
  if (paragraphs.length === 0 && listing.headline === '') return null;
  return (
    <section aria-labelledby="description">
      <h2 id="description" className={classes.heading}>
        {listing.headline || 'About this property'}
      </h2>
      {paragraphs.map((text) => (
        <p key={text} className={classes.paragraph}>
          {text}
        </p>
      ))}
    </section>
  );
}
