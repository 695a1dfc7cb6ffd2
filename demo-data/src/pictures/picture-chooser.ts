import { likenessDistance } from 'backend/tables';
import type { Look } from '../homes/home.ts';
import { catalogue, type DemoPicture } from './catalogue.ts';
import type { Subject } from './subjects.ts';

/**
 * In one suburb, the hashes of any two covers (first photos) must differ in at least this many bits. Otherwise two
 * listings would seem to show the same home.
 */
const minCoverDistance = 10;
/**
 * In one listing, the hashes of any two photos must differ in at least this many bits. The API would report more
 * similar photos as duplicates.
 */
const minPhotoDistance = 6;

const groups = Map.groupBy(catalogue, ({ subject, look }) => `${subject}/${look}`);

export type PictureChooser = ReturnType<typeof createPictureChooser>;

/**
 * Creates an object that chooses pictures. It prefers a picture that the suburb has not used yet, then the one that was
 * used least recently.
 */
export function createPictureChooser() {
  const coversIn = new Map<string, DemoPicture[]>();
  const lastUse = new Map<string, number>();

  const use = (picture: DemoPicture, suburb: string) => {
    const time = lastUse.size + 1;
    lastUse.set(picture.id, time).set(`${suburb}/${picture.id}`, time);
  };
  const leastRecentlyUsed = (pictures: readonly DemoPicture[], suburb: string): DemoPicture | null => {
    const inSuburb = ({ id }: DemoPicture) => lastUse.get(`${suburb}/${id}`) ?? 0;
    const anywhere = ({ id }: DemoPicture) => lastUse.get(id) ?? 0;
    return pictures.toSorted((a, b) => inSuburb(a) - inSuburb(b) || anywhere(a) - anywhere(b))[0] ?? null;
  };

  return {
    /**
     * Chooses the first photo of a listing. Returns null when every picture of the subject resembles another first
     * photo in the suburb.
     */
    cover(subject: Subject, look: Look, suburb: string): DemoPicture | null {
      const covers = coversIn.get(suburb) ?? [];
      const candidates = groupOf(subject, look).filter((picture) => differs(picture, covers, minCoverDistance));
      const cover = leastRecentlyUsed(candidates, suburb);
      if (!cover) return null;
      coversIn.set(suburb, [...covers, cover]);
      use(cover, suburb);
      return cover;
    },
    /**
     * Chooses another photo. Returns null when every picture of the subject is excluded or resembles a photo that the
     * listing already has.
     */
    photo(
      subject: Subject,
      look: Look,
      suburb: string,
      { listing, exclude }: { listing: readonly DemoPicture[]; exclude: readonly DemoPicture[] },
    ): DemoPicture | null {
      const candidates = groupOf(subject, look).filter(
        (picture) => !exclude.includes(picture) && differs(picture, listing, minPhotoDistance),
      );
      const photo = leastRecentlyUsed(candidates, suburb);
      if (photo) use(photo, suburb);
      return photo;
    },
  };
}

function groupOf(subject: Subject, look: Look): readonly DemoPicture[] {
  const names = [`${subject}/any`, `${subject}/${look}`, `${subject}/modern`];
  const group = names.map((name) => groups.get(name)).find((pictures) => pictures !== undefined);
  if (!group) throw new RangeError(`Expected originals of ${subject}/${look}.`);
  return group;
}

const differs = (picture: DemoPicture, others: readonly DemoPicture[], minDistance: number) =>
  others.every(({ likeness }) => likenessDistance(picture.likeness, likeness) >= minDistance);
