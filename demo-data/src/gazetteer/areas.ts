import type { MapBounds } from 'shared-contract/place/map-bounds';
import { boundsOf } from 'shared-contract/place/map-bounds';
import type { AreaKind } from 'shared-contract/place/place';
import { stateNames } from 'shared-contract/place/state-names';
import { type AustralianState, areaSlug } from 'shared-contract/place/suburb';
import { citiesAndRegions } from './cities-and-regions.ts';
import { gazetteer } from './gazetteer.ts';
import type { Place } from './place.ts';

type Area = {
  slug: string;
  name: string;
  kind: AreaKind;
  state: AustralianState;
  bounds: MapBounds;
  suburbSlugs: string[];
};

/** Places that no council governs. The gazetteer names them in place of a council. */
const withoutCouncil = new Set(['Australian Capital Territory', 'Unincorporated Area']);

const states = Object.keys(stateNames) as AustralianState[];

/**
 * The states, cities, regions and councils of the gazetteer, each with its suburbs. A council with the name of a city
 * or region, such as Gold Coast, is left out: users could not tell the two apart.
 */
export const areas: readonly Area[] = states.flatMap((state) => {
  const inState = gazetteer.filter((place) => place.state === state);
  const regions = citiesAndRegions[state].map(([kind, name, suburbs]) =>
    area(
      kind,
      name,
      state,
      suburbs.map((suburb) => suburbOf(inState, suburb)),
    ),
  );
  const councils = [...Map.groupBy(inState, (place) => place.localGovernmentArea)]
    .filter(([name]) => !withoutCouncil.has(name) && !regions.some((region) => region.name === name))
    .map(([name, suburbs]) => area('council', name, state, suburbs));
  const name = stateNames[state].replace(/^the /, '');
  return [{ ...area('state', name, state, inState), slug: state.toLowerCase() }, ...regions, ...councils];
});

function area(kind: AreaKind, name: string, state: AustralianState, suburbs: readonly Place[]): Area {
  const bounds = boundsOf(suburbs);
  if (!bounds) throw new RangeError(`Expected suburbs in ${name}.`);
  return { slug: areaSlug(name, state), name, kind, state, bounds, suburbSlugs: suburbs.map((suburb) => suburb.slug) };
}

function suburbOf(inState: readonly Place[], name: string): Place {
  const found = inState.find((place) => place.name === name);
  if (!found) throw new RangeError(`Expected a suburb of the gazetteer, got "${name}".`);
  return found;
}
