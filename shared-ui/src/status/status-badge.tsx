import classes from './status-badge.module.css';
import { type StatusKind, statusLabel } from './status-labels.ts';

/** A status label with a colour. The label has the whole meaning, for users who do not see the colour. */
export function StatusBadge({ status, kind }: { status: string; kind: StatusKind }) {
  const { label, tone } = statusLabel(kind, status);
  return (
    <span className={classes.badge} data-tone={tone}>
      {label}
    </span>
  );
}
