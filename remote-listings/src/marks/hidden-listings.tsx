import { type ReactNode, useState } from 'react';
import type { ListingSummary } from 'shared-contract/listing';
import classes from './hidden-listings.module.css';
import { useMarks } from './use-marks.ts';

/** A page of results without what this person has hidden, and the line that shows those again. */
export function useHiddenListings(listings: readonly ListingSummary[]): {
  shown: readonly ListingSummary[];
  line: ReactNode;
} {
  const { marks = {} } = useMarks();
  const [all, setAll] = useState(false);
  const open = listings.filter(({ id }) => !marks[id]?.hiddenAt);
  const hidden = listings.length - open.length;
  if (hidden === 0) return { shown: listings, line: null };
  return {
    shown: all ? listings : open,
    line: (
      <p className={classes.line}>
        {hidden === listings.length ? `All ${hidden} on this page are hidden` : `${hidden} hidden`}
        <button type="button" className={classes.toggle} aria-pressed={all} onClick={() => setAll(!all)}>
          {all ? 'Hide again' : 'Show'}
        </button>
      </p>
    ),
  };
}
