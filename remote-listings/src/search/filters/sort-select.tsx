import { type ListingSort, listingSort } from 'shared-contract/search/search-fields';
import classes from './sort-select.module.css';

const sortLabels: Record<ListingSort, string> = {
  newest: 'Newest first',
  'price-asc': 'Lowest price',
  'price-desc': 'Highest price',
  inspection: 'Next open home',
  'land-desc': 'Largest land',
};

export function SortSelect({ sort, onChange }: { sort: ListingSort; onChange: (sort: ListingSort) => void }) {
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
          {sortLabels[option]}
        </option>
      ))}
    </select>
  );
}
