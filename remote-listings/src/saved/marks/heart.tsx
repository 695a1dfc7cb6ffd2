import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { changeMark } from './change-mark.ts';
import classes from './marks.module.css';
import { withCode } from './with-code.ts';

type HeartProps = {
  listingId: string;
  isSaved: boolean;
  /** The name of the listing, which screen readers announce. */
  of: string;
  /** The visible text of the button. Without it, the button is a round icon on the photo. */
  label?: string;
};

/** The button that saves a listing to the shortlist, or removes it. */
export function Heart({ listingId, isSaved, of, label }: HeartProps) {
  return (
    <button
      type="button"
      className={label ? classes.button : classes.round}
      data-heart=""
      aria-pressed={isSaved}
      aria-label={`${label ?? 'Shortlist'} ${of}`}
      onClick={() =>
        void (isSaved
          ? withCode(import(/* webpackChunkName: "mark-changes" */ './undoable-changes.ts'), (code) =>
              code.unsave(listingId, of),
            )
          : changeMark(listingId, { saved: true }))
      }
    >
      <IconHeart size={20} stroke={1.8} aria-hidden="true" />
      {label && <span className={classes.label}>{label}</span>}
    </button>
  );
}
