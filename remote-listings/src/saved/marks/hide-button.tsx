import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import type { ListingMarkFields } from 'shared-contract/listing/listing-mark';
import { toast } from 'shared-platform';
import { changeMark } from './change-mark.ts';
import classes from './marks.module.css';

type HideButtonProps = { listingId: string; mark: ListingMarkFields; of: string; label?: string };

/**
 * The button that hides a listing in search results, or shows a hidden one again. After hiding, a message offers Undo.
 */
export function HideButton({ listingId, mark, of, label }: HideButtonProps) {
  const { hiddenAt, savedAt } = mark;
  const isHidden = hiddenAt !== null;
  const toggle = async (button: HTMLElement) => {
    if (!isHidden) focusNextCard(button);
    const isStored = await changeMark(listingId, { hidden: !isHidden });
    if (!isStored || isHidden) return;
    const undo = () => void changeMark(listingId, { hidden: false, ...(savedAt !== null && { saved: true }) });
    toast.info(`Hidden from your results: ${of}`, { timeout: 10_000, action: { label: 'Undo', run: undo } });
  };
  return (
    <button
      type="button"
      className={label ? classes.button : classes.round}
      data-hide=""
      aria-pressed={isHidden}
      aria-label={`${label ?? 'Hide'} ${of}`}
      onClick={({ currentTarget }) => void toggle(currentTarget)}
    >
      <IconEyeOff size={label ? 19 : 18} stroke={1.7} aria-hidden="true" />
      {label && <span className={classes.label}>{label}</span>}
    </button>
  );
}

/** Moves the focus to the next card, or to the previous one, because the card of the pressed button unmounts. */
function focusNextCard(button: HTMLElement): void {
  const cell = button.closest('li');
  const next = cell?.nextElementSibling ?? cell?.previousElementSibling;
  next?.querySelector('a')?.focus({ preventScroll: true });
}
