import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FoundListing } from 'shared-contract/search/found-listing';
import { listingQuery } from '../../listing/listing-query.ts';
import { shortName } from '../../saved/marks/card-marks.tsx';
import classes from './card-photos.module.css';
import pill from './photo-count.module.css';
import { PhotoCount } from './photo-count.tsx';
import { PhotoStrip, type ScrollTo } from './photo-strip.tsx';

type CardPhotosProps = {
  listing: FoundListing;
  sizes: string;
  from: string;
  /** 1 when the visitor has swiped to the next photo, which shows it unless the photos have started already. */
  firstStep: 0 | 1;
};

/**
 * All photos of a card, one at a time. The visitor swipes through them, or uses the buttons, which are visible on hover
 * and focus. The addresses of the photos load when a button is hovered or focused, or with the first swipe. Photos load
 * when they are shown or next to the one shown.
 */
export default function CardPhotos({ listing, sizes, from, firstStep }: CardPhotosProps) {
  /** Undefined until the photos have started. */
  const [shown, setShown] = useState<number>();
  const index = shown ?? firstStep;
  const isStarted = shown !== undefined || firstStep > 0;
  const scrollTo = useRef<ScrollTo>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const { data, error, refetch } = useQuery({ ...listingQuery(listing.id), enabled: isStarted });
  const photos = data?.listingAssets.flatMap(({ kind, picture }) => (kind === 'photo' && picture ? [picture] : []));
  const count = photos?.length ?? listing.pictureCount;
  const of = shortName(listing);
  const start = () => setShown((before) => before ?? firstStep);
  const move = (by: 1 | -1) => {
    const next = (index + by + count) % count;
    setShown(next);
    scrollTo.current?.(next);
  };
  const alt = photos?.[index]?.alt;
  return (
    <>
      {isStarted && (
        <PhotoStrip
          listing={listing}
          photos={photos}
          count={count}
          index={index}
          sizes={sizes}
          from={from}
          scrollTo={scrollTo}
          hasFailed={error !== null && !data}
          onScroll={setShown}
          onRetry={() => {
            // The pressed button unmounts.
            nextButton.current?.focus({ preventScroll: true });
            void refetch();
          }}
        />
      )}
      <fieldset aria-label={`Photos of ${of}`} className={classes.controls} onPointerOver={start} onFocus={start}>
        <button type="button" className={classes.arrow} aria-label={`Previous photo of ${of}`} onClick={() => move(-1)}>
          <IconChevronLeft size={20} aria-hidden="true" />
        </button>
        <button
          ref={nextButton}
          type="button"
          className={classes.arrow}
          aria-label={`Next photo of ${of}`}
          onClick={() => move(1)}
        >
          <IconChevronRight size={20} aria-hidden="true" />
        </button>
      </fieldset>
      {isStarted ? (
        <span className={pill.count} aria-hidden="true">
          {index + 1} / {count}
        </span>
      ) : (
        <PhotoCount listing={listing} />
      )}
      <p role="status" className={classes.status}>
        {isStarted && `Photo ${index + 1} of ${count}${alt ? `: ${alt}` : ''}`}
      </p>
    </>
  );
}
