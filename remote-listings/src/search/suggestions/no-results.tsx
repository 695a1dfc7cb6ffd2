import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'shared-platform/router';
import { EmptyState } from 'shared-ui';
import { facetsQuery } from '../filters/facets-query.ts';
import { formatCount } from '../results/count-labels.ts';
import classes from '../results/results.module.css';
import { useSuburbNames } from '../suburb-picker/use-suburb-names.ts';
import { refineSearch, type Search, searchUrl } from '../url/search-url.ts';
import { type Suggestion, suggestSearches } from './suggestions.ts';

export type NoResultsProps = {
  search: Search;
  total: number;
  /** True for the compact version, which is shown on the map. */
  small?: boolean;
};

/** Shown when a search finds nothing. Suggests similar searches, each of which has results. */
export default function NoResults({ search, total, small = false }: NoResultsProps) {
  const suburbs = useSuburbNames(search.suburbs);
  const { data, isPlaceholderData, error, refetch } = useQuery({ ...facetsQuery(search), enabled: total === 0 });
  if (total > 0) {
    return (
      <EmptyState
        title="This page doesn’t exist"
        action={<SuggestionLink to={refineSearch(search, {})} label="Go to the first page" />}
      />
    );
  }
  const facets = isPlaceholderData ? undefined : data;
  const suggestions = facets && suggestSearches(search, facets, suburbs).slice(0, small ? 3 : undefined);
  return (
    <EmptyState
      icon={!small && <IconSearchOff size={26} stroke={1.6} />}
      title="No properties match"
      action={
        suggestions ? (
          suggestions.map((suggestion) => <SuggestionLink key={searchUrl(suggestion.to)} {...suggestion} />)
        ) : error ? (
          <button type="button" className={classes.link} onClick={() => void refetch()}>
            Try again
          </button>
        ) : undefined
      }
    >
      {suggestions
        ? suggestions.length === 0
          ? 'New properties are added daily. Save this search and check back.'
          : 'Try one of these instead'
        : error
          ? 'We couldn’t load suggestions.'
          : 'Finding suggestions…'}
    </EmptyState>
  );
}

function SuggestionLink({ to, label, count }: Omit<Suggestion, 'count'> & { count?: number }) {
  return (
    <Link className={classes.link} to={searchUrl(to)} preventScrollReset>
      {label} {count !== undefined && <span className={classes.linkCount}>{formatCount(count)}</span>}
    </Link>
  );
}
