import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { type ListingSearchResult, listingsPerPage } from 'shared-contract/search/listing-search';
import { useLocation } from 'shared-platform/router';
import { LoadingState, Paginator } from 'shared-ui';
import { useHiddenListings } from '../saved/marks/hidden-listings.tsx';
import { SaveSearch } from '../saved/searches/save-search.tsx';
import { propertyCountLabel } from '../search/results/count-labels.ts';
import { searchQuery } from '../search/results/search-query.ts';
import { type Search, searchUrl } from '../search/url/search-url.ts';
import { SmallCard } from './pin-card.tsx';
import { rememberedSheetTop, rememberSheetTop } from './remembered-sheet.ts';
import classes from './result-sheet.module.css';

type ListProps = {
  search: Search;
  highlighted: string | null;
  onHighlight: (listingId: string | null) => void;
  /** The ids of the listings in the card of the opened pin. The list leaves them out. */
  inPinCard: readonly string[];
};
type ResultSheetProps = ListProps & {
  /** The card of the opened pin, or null. Its key tells pins apart. It is shown above the list. */
  pinCard: ReactElement | null;
};

/**
 * The results in a sheet over the map of a phone. Closed, it shows their number and the first card. A finger pulls it
 * up: it is the content of a scrolling box, whose transparent part lets touches through to the map.
 */
export function ResultSheet({ pinCard, ...list }: ResultSheetProps) {
  const { data, error } = useQuery(searchQuery(list.search));
  const [open, setOpen] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const gap = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const restore = useEffectEvent(() => {
    const top = rememberedSheetTop(key);
    if (top > 0) scroller.current?.scrollTo({ top, behavior: 'auto' });
  });
  const remember = useEffectEvent(() => rememberSheetTop(key, scroller.current?.scrollTop ?? 0));
  useLayoutEffect(() => {
    restore();
    return () => remember();
  }, []);
  const id = useId();
  // The sheet begins below the gap.
  const start = () => gap.current?.offsetHeight ?? 0;
  const showStart = useEffectEvent(() => open && scroller.current?.scrollTo({ top: start() }));
  const { page } = list.search;
  useEffect(() => {
    if (page) showStart();
  }, [page]);
  const openedPin = pinCard?.key ?? null;
  useEffect(() => {
    // A pin can be tapped while the sheet still moves down. Chromium then snaps back to the top of the sheet as soon as
    // the pin's card has its height, unless this scroll has ended the movement before.
    if (openedPin !== null) scroller.current?.scrollTo({ top: 0, behavior: 'auto' });
  }, [openedPin]);
  // Without results, the page shows its own message, also for an error.
  if (data ? data.totalItems === 0 : error) return null;
  const toggle = () => {
    const isSmooth = matchMedia('(prefers-reduced-motion: no-preference)').matches;
    scroller.current?.scrollTo({ top: open ? 0 : start(), behavior: isSmooth ? 'smooth' : 'auto' });
    setOpen(!open);
  };
  return (
    <div
      ref={scroller}
      className={classes.scroller}
      onScroll={({ currentTarget: { scrollTop } }) => setOpen(scrollTop > start() / 2)}
    >
      <div ref={gap} className={classes.gap} />
      <section className={classes.sheet} aria-label="Results" data-sheet={open ? 'open' : 'closed'}>
        <div className={classes.head}>
          <h2 className={classes.count}>{data ? propertyCountLabel(data) : 'Properties'}</h2>
          <SaveSearch search={list.search} />
          <button type="button" className={classes.toggle} aria-expanded={open} aria-controls={id} onClick={toggle}>
            {open ? 'Show map' : 'Show list'}
          </button>
        </div>
        {pinCard}
        <div id={id}>{data ? <List {...list} result={data} isOpen={open} /> : <LoadingState label="Searching" />}</div>
      </section>
    </div>
  );
}

function List({
  search,
  result,
  isOpen,
  highlighted,
  onHighlight,
  inPinCard,
}: ListProps & { result: ListingSearchResult; isOpen: boolean }) {
  const { shown, markOf, notice } = useHiddenListings(result);
  const others = shown.filter(({ id }) => !inPinCard.includes(id));
  const isFirstVisible = inPinCard.length === 0;
  return (
    <>
      <ul className={classes.list}>
        {others.map((listing, index) => (
          <li
            key={listing.id}
            // What is below the screen gets no focus. The first card is always visible, unless a pin's card is there.
            inert={!isOpen && (index > 0 || !isFirstVisible)}
            className={classes.row}
            data-highlighted={listing.id === highlighted || undefined}
            onPointerEnter={() => onHighlight(listing.id)}
            onPointerLeave={() => onHighlight(null)}
            onFocus={() => onHighlight(listing.id)}
            onBlur={() => onHighlight(null)}
          >
            <SmallCard listing={listing} search={search} isSaved={markOf(listing.id).savedAt !== null} />
          </li>
        ))}
      </ul>
      <div inert={!isOpen} className={classes.end}>
        {notice}
        <Paginator
          page={search.page}
          pageCount={Math.ceil(result.totalItems / listingsPerPage)}
          hrefOf={(page) => searchUrl({ ...search, page })}
        />
      </div>
    </>
  );
}
