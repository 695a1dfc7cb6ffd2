import type { Look } from '../homes/home.ts';
import { stableId } from '../stable-id.ts';
import { pictureGroups, type Subject } from './subjects.ts';

/** One drawing. `name` seeds it: the same name is the same drawing. */
export type CataloguePicture = {
  id: string;
  name: string;
  subject: Subject;
  look: Look | 'any';
  /** Which of its kind, from 0. */
  variant: number;
  width: number;
  height: number;
  alt: string;
};

/** Raise it whenever a drawing changes: what has been served under an id is kept for ever. */
const edition = 3;

const landscape = { width: 1600, height: 1067 };

export const catalogue: readonly CataloguePicture[] = pictureGroups.flatMap(({ subject, looks, count, alt }) =>
  looks.flatMap((look) =>
    Array.from({ length: count }, (_, variant) => ({
      ...named(look === 'any' ? `${subject}/${variant}` : `${subject}/${look}/${variant}`),
      ...(subject === 'floor-plan' ? { width: 1400, height: 1050 } : landscape),
      subject,
      look,
      variant,
      alt,
    })),
  ),
);

/** What portals complain about: a portrait, a thumbnail too small to use, and one with words across it. */
export const troublesome = {
  portrait: {
    ...named('terrace/portrait'),
    ...shared('terrace'),
    width: 900,
    height: 1350,
    alt: 'A terrace, taken upright',
  },
  tiny: {
    ...named('weatherboard/tiny'),
    ...shared('weatherboard'),
    width: 400,
    height: 267,
    alt: 'A very small picture',
  },
  overlay: {
    ...named('modern/overlay'),
    ...shared('modern'),
    ...landscape,
    alt: 'A house with words across the picture',
  },
} satisfies Record<string, CataloguePicture>;

export const allPictures: readonly CataloguePicture[] = [...catalogue, ...Object.values(troublesome)];

function named(name: string) {
  return { id: stableId(`picture/${edition}/${name}`), name };
}

function shared(subject: Subject) {
  return { subject, look: 'any' as const, variant: 0 };
}

const groups = Map.groupBy(catalogue, ({ subject, look }) => `${subject}/${look}`);

/** Hands out drawings of a kind in turn, so that neighbours in a list seldom show the same house. */
export function picturesInTurn() {
  const turns = new Map<string, number>();
  return (subject: Subject, look: Look): CataloguePicture => {
    const key = [`${subject}/any`, `${subject}/${look}`].find((name) => groups.has(name)) ?? `${subject}/modern`;
    const group = groups.get(key) ?? [];
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    const picture = group[turn % group.length];
    if (!picture) throw new RangeError(`Expected drawings of "${key}".`);
    return picture;
  };
}

const mostPlannedBedrooms = 5;

/** The plans run through 0 to 5 bedrooms, first with one bathroom, then with two. */
export function floorPlanRooms(variant: number): { bedrooms: number; baths: number } {
  const plans = mostPlannedBedrooms + 1;
  return { bedrooms: variant % plans, baths: Math.floor(variant / plans) % 2 === 0 ? 1 : 2 };
}

/** A plan with as many rooms as the home has; null where none was drawn. */
export function floorPlanFor(bedrooms: number, baths: number): CataloguePicture | null {
  const fits = (picture: CataloguePicture) => {
    const rooms = floorPlanRooms(picture.variant);
    return picture.subject === 'floor-plan' && rooms.bedrooms === bedrooms && rooms.baths === baths;
  };
  return catalogue.find(fits) ?? null;
}
