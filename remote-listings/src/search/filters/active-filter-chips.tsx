import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Link } from 'shared-platform/router';
import { activeFilters, clearFilters } from '../url/active-filters.ts';
import { type Search, searchUrl } from '../url/search-url.ts';
import classes from './active-filter-chips.module.css';

/**
 * The active filters. Each is a link to the search without that filter. Suburbs are not included, because the suburb
 * picker shows them.
 */
export default function ActiveFilterChips({ search }: { search: Search }) {
  return (
    <ul className={classes.chips} aria-label="Active filters">
      {activeFilters(search).map(({ key, label, without }) => (
        <li key={key}>
          <Link className={classes.chip} to={searchUrl(without)} aria-label={`Remove ${label}`} preventScrollReset>
            {label}
            <IconX size={14} aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link className={classes.clear} to={searchUrl(clearFilters(search))} preventScrollReset>
          Clear all
        </Link>
      </li>
    </ul>
  );
}
