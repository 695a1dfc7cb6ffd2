import { useId } from 'react';
import { isApplicable } from '../url/applicable-filters.ts';
import { CheckRow } from './check-row.tsx';
import { FilterSection } from './filter-section.tsx';
import classes from './filters.module.css';
import type { SectionProps } from './section-props.ts';

/** The filters for lease terms, inspections, and listings to exclude. */
export function TermFilters({ search, facets, onChange }: SectionProps) {
  const day = useId();
  return (
    <>
      {search.listingType !== 'sale' && (
        <FilterSection title="Terms">
          {isApplicable(search, 'pets') && (
            <>
              <CheckRow
                label="Pets allowed"
                count={facets?.flag.pets}
                on={search.petsAllowed}
                onChange={(on) => onChange({ petsAllowed: on })}
              />
              <CheckRow
                label="Furnished"
                count={facets?.flag.furnished}
                on={search.furnished}
                onChange={(on) => onChange({ furnished: on })}
              />
              <CheckRow
                label="Smoking permitted"
                count={facets?.flag.smoking}
                on={search.smokingPermitted}
                onChange={(on) => onChange({ smokingPermitted: on })}
              />
            </>
          )}
          <div className={classes.field}>
            <label className={classes.label} htmlFor={day}>
              Available by
            </label>
            <input
              id={day}
              type="date"
              className={classes.select}
              data-plain
              value={search.availableBy ?? ''}
              onChange={({ target }) => onChange({ availableBy: target.value === '' ? undefined : target.value })}
            />
          </div>
        </FilterSection>
      )}
      <FilterSection title="Inspections and auctions">
        <CheckRow
          label="Open this Saturday"
          count={facets?.flag.saturday}
          on={search.openSaturday}
          onChange={(on) => onChange({ openSaturday: on })}
        />
        <CheckRow
          label="Auction"
          count={facets?.flag.auction}
          on={search.auction}
          onChange={(on) => onChange({ auction: on })}
        />
      </FilterSection>
      <FilterSection title="Exclude">
        <CheckRow
          label="Under offer"
          on={search.excludeUnderOffer}
          onChange={(on) => onChange({ excludeUnderOffer: on })}
        />
        <CheckRow
          label="Price withheld"
          on={search.excludePriceWithheld}
          onChange={(on) => onChange({ excludePriceWithheld: on })}
        />
      </FilterSection>
    </>
  );
}
