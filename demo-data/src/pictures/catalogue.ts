import type { Look } from '../homes/home.ts';
import { stableId } from '../stable-id.ts';
import { type Original, readOriginals } from './originals.ts';
import { type Subject, subjectAlts } from './subjects.ts';

/** An original picture with its id and what it shows. */
export type DemoPicture = Original & {
  id: string;
  subject: Subject;
  /** The look of the homes that the picture suits. `any` suits every look. */
  look: Look | 'any';
  alt: string;
};

/** The folder of pictures with faults that property portals reject. Ordinary listings do not use these pictures. */
const unsuitableFolder = 'unsuitable';

const originals = readOriginals();

/** The pictures that listings may use. Their paths are `<subject>/<name>.webp` or `<subject>/<look>/<name>.webp`. */
export const catalogue: readonly DemoPicture[] = originals
  .filter(({ file }) => !file.startsWith(`${unsuitableFolder}/`))
  .map((original) => {
    const [subject = '', look = ''] = original.file.split('/').slice(0, -1);
    return demoPicture(original, subject as Subject, (look || 'any') as DemoPicture['look']);
  });

/** Unsuitable pictures for one draft listing: a photo in portrait format, and one with text across it. */
export const unsuitablePictures: readonly DemoPicture[] = [
  demoPicture(originalOf(`${unsuitableFolder}/portrait.webp`), 'terrace'),
  demoPicture(originalOf(`${unsuitableFolder}/text.webp`), 'modern'),
];

export const allPictures: readonly DemoPicture[] = [...catalogue, ...unsuitablePictures];

/** Returns the floor plan of a home with these numbers of bedrooms and bathrooms. Null when there is none. */
export function floorPlanFor(bedrooms: number, baths: number): DemoPicture | null {
  const file = `floor-plan/${bedrooms}-bedrooms-${baths}-bathrooms.webp`;
  return catalogue.find((picture) => picture.file === file) ?? null;
}

function demoPicture(original: Original, subject: Subject, look: DemoPicture['look'] = 'any'): DemoPicture {
  const alt = subjectAlts[subject];
  if (!alt) throw new RangeError(`Expected ${original.file} in the folder of a subject.`);
  return { ...original, id: stableId(`picture/${original.file}/${original.digest}`), subject, look, alt };
}

function originalOf(file: string): Original {
  const original = originals.find((each) => each.file === file);
  if (!original) throw new RangeError(`Expected the original ${file}.`);
  return original;
}
