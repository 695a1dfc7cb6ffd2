import { useQuery } from '@tanstack/react-query';
import type { MapPoint } from 'shared-contract/place/map-point';
import { Link } from 'shared-platform/router';
import { suburbNames, suburbsBySlugQuery } from '../suburb-picker/suburbs-query.ts';
import { removeFilter } from '../url/active-filters.ts';
import { type Search, searchUrl } from '../url/search-url.ts';
import classes from './outside-area.module.css';

const names = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/**
 * Says which chosen suburbs are outside the drawn area, because the search shows only properties inside both. Compares
 * the centres of the suburbs: the site does not know their boundaries. Larger places are not compared.
 */
export default function OutsideArea({ search }: { search: Search }) {
  const { data = [] } = useQuery(suburbsBySlugQuery(search.suburbs));
  const outside = data.filter(
    ({ slug, kind, bounds }) =>
      kind === 'suburb' &&
      search.suburbs.includes(slug) &&
      !isInArea({ latitude: bounds.south, longitude: bounds.west }, search.area),
  );
  if (outside.length === 0) return null;
  const places = names.format(suburbNames(search.suburbs, outside));
  return (
    <p className={classes.notice} role="status">
      Your drawn area leaves out the centre of {places}. You only see properties inside both.{' '}
      <Link to={searchUrl(removeFilter(search, 'area'))} preventScrollReset>
        Remove drawn area
      </Link>
    </p>
  );
}

/** True if a line from the point to the west crosses the edges of the polygon an odd number of times. */
function isInArea({ latitude, longitude }: MapPoint, area: readonly MapPoint[]): boolean {
  const crossed = area.filter((to, index) => {
    const from = area.at(index - 1) ?? to;
    if (from.latitude > latitude === to.latitude > latitude) return false;
    const share = (latitude - from.latitude) / (to.latitude - from.latitude);
    return from.longitude + share * (to.longitude - from.longitude) < longitude;
  });
  return crossed.length % 2 === 1;
}
