import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import type { ReactNode } from 'react';
import { toast } from 'shared-platform';
import classes from './marks.module.css';
import { useChangeMark, useMark } from './use-marks.ts';

type HideButtonProps = { listingId: string; of: string; children?: ReactNode };

/** Out of this person's results, and back by Undo. */
export function HideButton({ listingId, of, children }: HideButtonProps) {
  const { hiddenAt, savedAt } = useMark(listingId);
  const change = useChangeMark();
  const isHidden = hiddenAt !== null;
  const toggle = async (button: HTMLElement) => {
    if (!isHidden) focusNextCard(button);
    const isKept = await change(listingId, { hidden: !isHidden });
    if (!isKept || isHidden) return;
    const undo = () => void change(listingId, { hidden: false, ...(savedAt !== null && { saved: true }) });
    toast.info(`Hidden from your results: ${of}`, { timeout: 10_000, action: { label: 'Undo', run: undo } });
  };
  return (
    <button
      type="button"
      className={children ? classes.button : classes.round}
      data-hide=""
      aria-pressed={isHidden}
      aria-label={`Hide ${of}`}
      onClick={({ currentTarget }) => void toggle(currentTarget)}
    >
      <IconEyeOff size={children ? 19 : 18} stroke={1.7} aria-hidden="true" />
      {children}
    </button>
  );
}

/** The card goes, and the place of whoever uses the keyboard with it. */
function focusNextCard(button: HTMLElement): void {
  const cell = button.closest('li');
  const next = cell?.nextElementSibling ?? cell?.previousElementSibling;
  next?.querySelector('a')?.focus({ preventScroll: true });
}
