import type { EnquiryStatus } from 'shared-contract/enquiry/enquiry';
import { mailboxOf } from '../people/names.ts';
import { fullNameOf, person } from '../people/people.ts';
import { fictionalMobile } from '../people/phones.ts';
import { type Random, randomOf } from '../random.ts';
import { stableId } from '../stable-id.ts';
import type { World } from '../world/world.ts';
import { type Asked, commercialWords, homeLeaseWords, homeSaleWords, landWords, spamWords } from './enquiry-words.ts';

const hour = 3_600_000;
const perListing = 5;
/** Newest first: two wait, two have an answer, the oldest is done with. */
const statuses: readonly EnquiryStatus[] = ['new', 'new', 'replied', 'replied', 'closed'];
const visible = new Set(['active', 'underOffer', 'leased', 'sold']);

/** Enquiries about whatever these owners advertise. What has left the market has history only. */
export function addEnquiries(world: World, owners: ReadonlySet<string>, now: Date): void {
  const wordsOf = wordsInTurn(world);
  for (const listing of world.listings) {
    if (!owners.has(listing.ownerId) || !visible.has(listing.status ?? 'draft') || !listing.publishedAt) continue;
    const since = Math.max(now.getTime() - listing.publishedAt.getTime(), 12 * hour);
    const gone = listing.status === 'leased' || listing.status === 'sold';
    for (let index = 0; index < perListing; index += 1) {
      const name = `enquiry/${listing.id}/${index}`;
      const random = randomOf(name);
      const asker = person(random);
      const spam = index === perListing - 1 && random.chance(0.4);
      const { reasons, message, reply } = wordsOf(listing, random);
      const createdAt = new Date(now.getTime() - (since * (index + random.between(0.2, 0.8))) / (perListing + 1));
      const status = spam ? 'spam' : gone ? 'closed' : (statuses[index] ?? 'closed');
      const id = stableId(name);
      world.enquiries.push({
        id,
        ownerId: listing.ownerId,
        propertyId: listing.propertyId,
        listingId: listing.id,
        name: spam ? 'SEO Team' : fullNameOf(asker),
        email: `${mailboxOf(asker.firstName, asker.lastName)}@example.com`,
        phone: random.chance(0.6) ? fictionalMobile(random) : null,
        reasons: spam ? [] : reasons,
        message: spam ? random.pick(spamWords) : message,
        status,
        createdAt,
        updatedAt: createdAt,
      });
      if (status === 'new' || status === 'spam') continue;
      const answeredAt = new Date(
        createdAt.getTime() + random.between(0.1, 0.5) * (now.getTime() - createdAt.getTime()),
      );
      world.enquiryReplies.push({
        id: stableId(`${name}/reply`),
        ownerId: listing.ownerId,
        enquiryId: id,
        message: reply,
        createdAt: answeredAt,
      });
    }
  }
}

/** One owner is never asked the same twice in the same words: the kinds of question take turns, what is in them differs. */
function wordsInTurn({ properties }: Pick<World, 'properties'>) {
  const propertyTypes = new Map(properties.map(({ id, propertyType }) => [id, propertyType]));
  const turns = new Map<string, number>();
  const said = new Set<string>();
  return ({ ownerId, type, propertyId }: World['listings'][number], random: Random) => {
    const propertyType = propertyTypes.get(propertyId) ?? 'Residential';
    const pool = poolOf(type, propertyType);
    const key = `${ownerId}/${propertyType}/${type === 'lease'}`;
    for (;;) {
      const turn = turns.get(key) ?? random.whole(0, pool.length - 1);
      turns.set(key, turn + 1);
      const words = pool[turn % pool.length]?.(random);
      if (!words || said.has(`${ownerId}/${words.message}`)) continue;
      said.add(`${ownerId}/${words.message}`);
      return words;
    }
  };
}

function poolOf(type: World['listings'][number]['type'], propertyType: string): readonly Asked[] {
  if (propertyType === 'Commercial') return commercialWords;
  if (propertyType === 'Land' || propertyType === 'Rural') return landWords;
  return type === 'lease' ? homeLeaseWords : homeSaleWords;
}
