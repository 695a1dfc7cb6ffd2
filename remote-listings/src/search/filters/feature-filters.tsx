import { useQuery } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import { type FeatureCategory, featureCategory, isOfferedFor } from 'shared-contract/listing/feature-category';
import { featureSlug } from 'shared-contract/search/listing-facets';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { ErrorState } from 'shared-ui';
import type { Search } from '../url/search-url.ts';
import { propertyTypeNames } from '../url/slugs.ts';
import { ChoiceChips } from './choice-chips.tsx';
import classes from './filter-drawer.module.css';
import { FilterSection } from './filter-section.tsx';
import type { SectionProps } from './section-props.ts';
import { toggleValue } from './toggle-value.ts';

const categoriesQuery = resourceQuery('/api/feature-categories', collectionOf(featureCategory), {
  select: ({ member }) => member,
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Buttons for the features that properties of the chosen type can have, grouped by category. A result must have all
 * chosen features. Leaves out features without results, unless they are chosen, and the section when none is left.
 */
export function FeatureFilters({ search, facets, onChange }: SectionProps) {
  const { data, error, refetch } = useQuery(categoriesQuery);
  const groups = (data ?? [])
    .map(({ id, name, features }) => ({ id, name, options: optionsOf(features, search, facets) }))
    .filter(({ options }) => options.length > 0);
  if (groups.length === 0 && !error) return null;
  return (
    <FilterSection title="Features">
      {error && !data && (
        <ErrorState error={error} title="We couldn’t load the features" onRetry={() => void refetch()} />
      )}
      {groups.map(({ id, name, options }) => (
        <div key={id} className={classes.group}>
          <h4 className={classes.groupTitle}>{name}</h4>
          <ChoiceChips
            label={name}
            options={options}
            chosen={search.features}
            onToggle={(value) => onChange({ features: toggleValue(search.features, value) })}
          />
        </div>
      ))}
    </FilterSection>
  );
}

function optionsOf(features: FeatureCategory['features'], search: Search, facets: SectionProps['facets']) {
  const { propertyType } = search;
  return features.flatMap((feature) => {
    const value = featureSlug(feature.name);
    const count = facets && (facets.feature[value] ?? 0);
    const isOffered = !propertyType || isOfferedFor(feature, propertyTypeNames[propertyType]);
    const isShown = search.features.includes(value) || (isOffered && count !== 0);
    return isShown ? { value, label: feature.name, count } : [];
  });
}
