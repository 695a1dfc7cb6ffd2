import { useQuery } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import { featureCategory } from 'shared-contract/listing/feature-category';
import { featureSlug } from 'shared-contract/search/listing-facets';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { ErrorState } from 'shared-ui';
import { ChoiceChips } from './choice-chips.tsx';
import classes from './filter-drawer.module.css';
import type { SectionProps } from './section-props.ts';
import { toggleValue } from './toggle-value.ts';

const categoriesQuery = resourceQuery('/api/feature-categories', collectionOf(featureCategory), {
  select: ({ member }) => member,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Checkboxes for features, grouped by category. A result must have all chosen features. */
export function FeatureFilters({ search, facets, onChange }: SectionProps) {
  const { data, error, refetch } = useQuery(categoriesQuery);
  if (error && !data)
    return <ErrorState error={error} title="We couldn’t load the features" onRetry={() => void refetch()} />;
  return (data ?? [])
    .filter(({ features }) => features.length > 0)
    .map(({ id, name, features }) => (
      <div key={id} className={classes.group}>
        <h4 className={classes.groupTitle}>{name}</h4>
        <ChoiceChips
          label={name}
          options={features.map((feature) => {
            const slug = featureSlug(feature.name);
            return { value: slug, label: feature.name, count: facets && (facets.feature[slug] ?? 0) };
          })}
          chosen={search.features}
          onToggle={(value) => onChange({ features: toggleValue(search.features, value) })}
        />
      </div>
    ));
}
