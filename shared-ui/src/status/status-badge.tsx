import classes from './status-badge.module.css';
import { type StatusKind, statusLabel } from './status-labels.ts';

/** A status in words and a calm colour; the words alone carry the meaning. */
export function StatusBadge({ status, kind }: { status: string; kind: StatusKind }) {
  const { words, tone } = statusLabel(kind, status);
  return (
    <span className={classes.badge} data-tone={tone}>
      {words}
    </span>
  );
}
