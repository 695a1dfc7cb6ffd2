import classes from './status-badge.module.css';
import { type StatusKind, statusWords } from './status-words.ts';

/** A status in words and a calm colour; the words alone carry the meaning. */
export function StatusBadge({ status, kind }: { status: string; kind: StatusKind }) {
  const { words, tone } = statusWords(kind, status);
  return (
    <span className={classes.badge} data-tone={tone}>
      {words}
    </span>
  );
}
