import { isSuburbSlug } from 'shared-contract/place/place';
import { type ListingSort, listingSort } from 'shared-contract/search/search-fields';
import type { Search } from '../url/search-url.ts';
import classes from './sort-select.module.css';

const sortLabels: Record<ListingSort, string> = {
  newest: 'Newest first',
  'price-asc': 'Lowest price',
  'price-desc': 'Highest price',
  inspection: 'Next open home',
  'land-desc': 'Largest land',
};

/** With surrounding suburbs, the newest listings of the chosen suburbs come first, and then those around them. */
const withSurrounding = 'Chosen suburbs first';

type SortSelectProps = { search: Search; onChange: (sort: ListingSort) => void };

export function SortSelect({ search: { sort, surrounding, suburbs }, onChange }: SortSelectProps) {
  const hasSurrounding = surrounding && suburbs.some(isSuburbSlug);
  const choose = (value: string) => onChange(listingSort.options.find((option) => option === value) ?? 'newest');
  return (
    <select
      aria-label="Sort by"
      className={classes.select}
      value={sort}
      onChange={(event) => choose(event.target.value)}
    >
      {listingSort.options.map((option) => (
        <option key={option} value={option}>
          {option === 'newest' && hasSurrounding ? withSurrounding : sortLabels[option]}
        </option>
      ))}
    </select>
  );
}
