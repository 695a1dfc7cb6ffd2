import { type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { addresses } from 'shared-contract/page/addresses';
import type { Picture } from 'shared-contract/picture/picture';
import type { FoundListing } from 'shared-contract/search/found-listing';
import classes from './card-photos.module.css';
import { Photo, PhotoFailure } from './photo.tsx';

export type ScrollTo = (index: number) => void;

type PhotoStripProps = {
  listing: FoundListing;
  /** Undefined until the listing has loaded. */
  photos: readonly Picture[] | undefined;
  count: number;
  index: number;
  sizes: string;
  from: string;
  /** Receives the function that scrolls to a photo. */
  scrollTo: RefObject<ScrollTo | null>;
  /** True when the listing failed to load. */
  hasFailed: boolean;
  /** Called with the index of the photo to which the visitor has scrolled. */
  onScroll: (index: number) => void;
  onRetry: () => void;
};

/** The photos in a row that is scrolled sideways. Each opens the listing, as the rest of the card does. */
export function PhotoStrip({ listing, photos, count, index, scrollTo, onScroll, ...props }: PhotoStripProps) {
  const { sizes, from, hasFailed, onRetry } = props;
  const strip = useRef<HTMLDivElement>(null);
  /** The photo to which a button scrolls. On the way, the strip passes others, which must not be reported. */
  const target = useRef<number | null>(null);
  /** The photos that were shown, and their neighbours. */
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  if (!near.has(index + 1) || !near.has(index) || !near.has(index - 1)) {
    setNear(new Set([...near, index - 1, index, index + 1]));
  }
  const scroll = (to: number) => {
    const element = strip.current;
    if (!element) return;
    target.current = to;
    const isFar = Math.abs(to * element.clientWidth - element.scrollLeft) > 1.5 * element.clientWidth;
    element.style.scrollBehavior = isFar ? 'auto' : '';
    element.scrollLeft = to * element.clientWidth;
  };
  useImperativeHandle(scrollTo, () => scroll);
  useLayoutEffect(() => {
    if (index > 0) scroll(index);
    // Only the first swipe opens the strip at another photo than the first.
  }, []);
  const letVisitorScroll = () => {
    target.current = null;
  };
  return (
    <div
      ref={strip}
      className={classes.strip}
      onTouchStart={letVisitorScroll}
      onWheel={letVisitorScroll}
      onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
        const at = Math.round(scrollLeft / clientWidth);
        if (target.current !== null && target.current !== at) return;
        target.current = null;
        onScroll(at);
      }}
    >
      {Array.from({ length: count }, (_, at) => {
        const picture = at === 0 ? listing.picture : photos?.[at];
        if (!picture && hasFailed && at === index) return <PhotoFailure key={at} onRetry={onRetry} />;
        const link = { to: addresses.listing(listing.id), state: { from } };
        return <Photo key={picture?.id ?? at} picture={near.has(at) ? picture : null} sizes={sizes} link={link} />;
      })}
    </div>
  );
}
