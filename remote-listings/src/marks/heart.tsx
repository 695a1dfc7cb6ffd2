import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import type { ReactNode } from 'react';
import classes from './marks.module.css';
import { useChangeMark, useMark } from './use-marks.ts';
import { useUnsave } from './use-unsave.ts';

type HeartProps = {
  listingId: string /** What it is, for the ear. */;
  of: string /** Beside it; alone it lies on a photograph. */;
  children?: ReactNode;
};

/** On the shortlist or not. */
export function Heart({ listingId, of, children }: HeartProps) {
  const isSaved = useMark(listingId).savedAt !== null;
  const change = useChangeMark();
  const unsave = useUnsave();
  return (
    <button
      type="button"
      className={children ? classes.button : classes.round}
      data-heart=""
      aria-pressed={isSaved}
      aria-label={`Shortlist ${of}`}
      onClick={() => void (isSaved ? unsave(listingId, of) : change(listingId, { saved: true }))}
    >
      <IconHeart size={20} stroke={1.8} aria-hidden="true" />
      {children}
    </button>
  );
}
