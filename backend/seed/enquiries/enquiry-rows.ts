import type { EnquiryStatus } from 'shared-contract/enquiry';
import { mailboxOf } from '../people/names.ts';
import { fullNameOf, person } from '../people/people.ts';
import { fictionalMobile } from '../people/phones.ts';
import { randomOf } from '../random.ts';
import { stableId } from '../stable-id.ts';
import type { World } from '../world/world.ts';
import { leaseWords, saleWords, spamWords } from './enquiry-words.ts';

const hour = 3_600_000;
const perListing = 5;
/** Newest first: two wait, two have an answer, the oldest is done with. */
const statuses: readonly EnquiryStatus[] = ['new', 'new', 'replied', 'replied', 'closed'];
const visible = new Set(['active', 'underOffer', 'leased', 'sold']);

/** Enquiries about whatever these owners advertise. What has left the market has history only. */
export function addEnquiries(world: World, owners: ReadonlySet<string>, now: Date): void {
  for (const listing of world.listings) {
    if (!owners.has(listing.ownerId) || !visible.has(listing.status ?? 'draft') || !listing.publishedAt) continue;
    const since = Math.max(now.getTime() - listing.publishedAt.getTime(), 12 * hour);
    const words = listing.type === 'lease' ? leaseWords : saleWords;
    const gone = listing.status === 'leased' || listing.status === 'sold';
    for (let index = 0; index < perListing; index += 1) {
      const name = `enquiry/${listing.id}/${index}`;
      const random = randomOf(name);
      const asker = person(random);
      const spam = index === perListing - 1 && random.chance(0.4);
      const { reasons, message, reply } = words[(index + random.whole(0, 1)) % words.length] ?? leaseWordsFirst;
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
        message: spam ? spamWords : message,
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

const [leaseWordsFirst = { reasons: [], message: spamWords, reply: '' }] = leaseWords;
