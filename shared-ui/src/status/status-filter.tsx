import { Link } from 'react-router';
import classes from './status-filter.module.css';
import { type StatusKind, statusWords } from './status-words.ts';

type StatusFilterProps<Status extends string> = {
  kind: StatusKind;
  statuses: readonly Status[];
  /** Null: all of them. */
  current: Status | null;
  hrefOf: (status: Status | null) => string;
  /** Such as "Orders by status". */
  label: string;
};

/** Narrows a list by status through real links, so that it can be shared, opened in a tab and left with Back. One line on a phone. */
export function StatusFilter<Status extends string>(props: StatusFilterProps<Status>) {
  const { kind, statuses, current, hrefOf, label } = props;
  return (
    <nav aria-label={label}>
      <ul className={classes.filters}>
        {[null, ...statuses].map((status) => (
          <li key={status ?? 'all'}>
            <Link
              className={classes.filter}
              to={hrefOf(status)}
              aria-current={status === current ? 'true' : undefined}
              preventScrollReset
            >
              {status === null ? 'All' : statusWords(kind, status).words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
