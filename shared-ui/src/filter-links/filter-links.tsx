import { Link } from 'shared-platform/router';
import classes from './filter-links.module.css';

type FilterLinksProps<Option extends string> = {
  options: readonly Option[];
  /** The selected option, or null for all. */
  current: Option | null;
  labelOf: (option: Option) => string;
  hrefOf: (option: Option | null) => string;
  /** Accessible name, such as "Orders by status". */
  label: string;
};

/** Links that filter a list. Each filter has a URL, so the user can share it, open it in a tab and go back from it. */
export function FilterLinks<Option extends string>(props: FilterLinksProps<Option>) {
  const { options, current, labelOf, hrefOf, label } = props;
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
              {option === null ? 'All' : labelOf(option)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
