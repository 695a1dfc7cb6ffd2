import { Link } from 'shared-platform/router';
import classes from './filter-links.module.css';

type FilterLinksProps<Option extends string> = {
  options: readonly Option[];
  /** Null: all of them. */
  current: Option | null;
  wordsOf: (option: Option) => string;
  hrefOf: (option: Option | null) => string;
  /** Such as "Orders by status". */
  label: string;
};

/** Narrows a list through real links, so that it can be shared, opened in a tab and left with Back. One line on a phone. */
export function FilterLinks<Option extends string>(props: FilterLinksProps<Option>) {
  const { options, current, wordsOf, hrefOf, label } = props;
  return (
    <nav className={classes.links} aria-label={label}>
      <ul className={classes.filters}>
        {[null, ...options].map((option) => (
          <li key={option ?? 'all'}>
            <Link
              className={classes.filter}
              to={hrefOf(option)}
              aria-current={option === current ? 'true' : undefined}
              preventScrollReset
            >
              {option === null ? 'All' : wordsOf(option)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
