import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import classes from './filters.module.css';

/** `onAim`: a pointer or the focus is on it, so it will probably be pressed. */
export function FilterButton({ count, onAim, onOpen }: { count: number; onAim: () => void; onOpen: () => void }) {
  return (
    <button
      type="button"
      className={classes.opener}
      aria-haspopup="dialog"
      onPointerEnter={onAim}
      onFocus={onAim}
      onClick={onOpen}
    >
      <IconAdjustmentsHorizontal size={18} aria-hidden="true" />
      Filters
      {count > 0 && <span className={classes.openerCount}>{count}</span>}
    </button>
  );
}
