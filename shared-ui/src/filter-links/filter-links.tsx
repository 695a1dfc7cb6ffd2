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
  /** The navigation state of the links, for what must not be in a URL, such as a typed name. */
  linkState?: unknown;
};

/** Links that filter a list. Each filter has a URL, so the user can share it, open it in a tab and go back from it. */
export function FilterLinks<Option extends string>(props: FilterLinksProps<Option>) {
  const { options, current, labelOf, hrefOf, label, linkState } = props;
  return (
    <nav className={classes.links} aria-label={label}>
      <ul className={classes.filters}>
        {[null, ...options].map((option) => (
          <li key={option ?? 'all'}>
            <Link
              className={classes.filter}
              to={hrefOf(option)}
              state={linkState}
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
