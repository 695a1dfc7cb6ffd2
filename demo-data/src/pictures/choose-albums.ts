import type { ListingPlan } from '../listings/listing-plan.ts';
import { publishedAt } from '../listings/listing-times.ts';
import { createRandom } from '../random.ts';
import { type Album, createAlbum } from './album.ts';
import { createPictureChooser } from './picture-chooser.ts';

/** The pictures of each listing, by the `key` of the listing's plan. */
export type Albums = ReadonlyMap<string, Album>;

/**
 * Chooses the pictures of all listings. When the search results for one suburb and property type are sorted newest
 * first, the photos of a listing after its cover are not photos of the listing above it.
 */
export function chooseAlbums(plans: readonly ListingPlan[], now: Date): Albums {
  const chooser = createPictureChooser();
  const previousIn = new Map<string, Album>();
  const albums = new Map<string, Album>();
  for (const plan of newestFirst(plans, now)) {
    const searches = searchesOf(plan);
    const neighbours = searches.flatMap((search) => previousIn.get(search)?.photos ?? []);
    const album = createAlbum(createRandom(`album/${plan.key}`), plan.home, chooser, neighbours);
    albums.set(plan.key, plan.status === 'draft' ? draftOf(album) : album);
    for (const search of searches) previousIn.set(search, album);
  }
  return albums;
}

function newestFirst(plans: readonly ListingPlan[], now: Date): ListingPlan[] {
  return plans
    .map((plan) => ({ plan, time: publishedAt(plan, now)?.getTime() ?? 0 }))
    .sort((a, b) => b.time - a.time)
    .map(({ plan }) => plan);
}

/** Returns a key for each search of the listing's suburb that finds the listing: to buy, to rent, or both. */
function searchesOf({ status, type, home }: ListingPlan): string[] {
  if (status !== 'active') return [];
  const types = type === 'both' ? ['sale', 'lease'] : [type];
  return types.map((each) => `${home.place.slug}/${home.propertyType}/${each}`);
}

export function albumOf(albums: Albums, { key }: ListingPlan): Album {
  const album = albums.get(key);
  if (!album) throw new RangeError(`Expected an album of ${key}.`);
  return album;
}

const draftOf = (album: Album): Album => ({ photos: album.photos.slice(0, 3), floorPlan: null });
