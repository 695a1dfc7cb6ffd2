import { useId } from 'react';
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
  const id = useId();
  const choose = (value: string) => onChange(listingSort.options.find((option) => option === value) ?? 'newest');
  return (
    <div className={classes.sort}>
      <label htmlFor={id}>Sort by</label>
      <select id={id} className={classes.select} value={sort} onChange={(event) => choose(event.target.value)}>
        {listingSort.options.map((option) => (
          <option key={option} value={option}>
            {sortLabels[option]}
          </option>
        ))}
      </select>
    </div>
  );
}
