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
const edition = 4;

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

/**
 * Hands out drawings of a kind in turn, so that neighbours in a list seldom show the same house: main pictures have
 * turns of their own. None comes twice in an album; null when all of the kind are in it.
 */
export function picturesInTurn() {
  const turns = new Map<string, number>();
  return (subject: Subject, look: Look, album: readonly CataloguePicture[]): CataloguePicture | null => {
    const kind = [`${subject}/any`, `${subject}/${look}`].find((name) => groups.has(name)) ?? `${subject}/modern`;
    const group = groups.get(kind);
    if (!group) throw new RangeError(`Expected drawings of "${kind}".`);
    const counter = album.length === 0 ? `main ${kind}` : kind;
    for (let tries = 0; tries < group.length; tries += 1) {
      const turn = turns.get(counter) ?? 0;
      turns.set(counter, turn + 1);
      const picture = group[turn % group.length];
      if (picture && !album.includes(picture)) return picture;
    }
    return null;
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
