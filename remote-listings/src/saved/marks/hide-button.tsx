import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import type { ListingMarkFields } from 'shared-contract/listing/listing-mark';
import classes from './marks.module.css';
import { withCode } from './with-code.ts';

type HideButtonProps = { listingId: string; mark: ListingMarkFields; of: string; label?: string };

/** The button that hides a listing in search results, or shows a hidden one again. */
export function HideButton({ listingId, mark, of, label }: HideButtonProps) {
  return (
    <button
      type="button"
      className={label ? classes.button : classes.round}
      data-hide=""
      aria-pressed={mark.hiddenAt !== null}
      aria-label={`${label ?? 'Hide'} ${of}`}
      onClick={({ currentTarget }) =>
        void withCode(import(/* webpackChunkName: "mark-changes" */ './undoable-changes.ts'), (code) =>
          code.toggleHidden(currentTarget, listingId, mark, of),
        )
      }
    >
      <IconEyeOff size={label ? 19 : 18} stroke={1.7} aria-hidden="true" />
      {label && <span className={classes.label}>{label}</span>}
    </button>
  );
}
