import type { EnquiryStatus } from 'shared-contract/enquiry/enquiry';
import type { DemoDataset } from '../dataset/demo-dataset.ts';
import { mailboxOf } from '../people/names.ts';
import { fullNameOf, person } from '../people/people.ts';
import { fictionalMobile } from '../people/phones.ts';
import { createRandom, type Random } from '../random.ts';
import { stableId } from '../stable-id.ts';
import {
  commercialEnquiries,
  type EnquiryTemplate,
  homeLeaseEnquiries,
  homeSaleEnquiries,
  landEnquiries,
  spamMessages,
} from './enquiry-templates.ts';

const hour = 3_600_000;
const enquiriesPerListing = 5;
/** The statuses of the enquiries about a listing that is not sold or leased, newest first. The oldest can be spam. */
const statuses: readonly EnquiryStatus[] = ['new', 'new', 'replied', 'replied', 'closed'];
const visible = new Set(['active', 'underOffer', 'leased', 'sold']);

/**
 * Adds enquiries about those listings of these owners that visitors can see. For sold and leased listings, every
 * enquiry is closed or spam.
 */
export function addEnquiries(dataset: DemoDataset, owners: ReadonlySet<string>, now: Date): void {
  const nextMessage = rotateTemplates(dataset);
  for (const listing of dataset.listings) {
    if (!owners.has(listing.ownerId) || !visible.has(listing.status ?? 'draft') || !listing.publishedAt) continue;
    const since = Math.max(now.getTime() - listing.publishedAt.getTime(), 12 * hour);
    const isConcluded = listing.status === 'leased' || listing.status === 'sold';
    for (let index = 0; index < enquiriesPerListing; index += 1) {
      const name = `enquiry/${listing.id}/${index}`;
      const random = createRandom(name);
      const sender = person(random);
      const spam = index === enquiriesPerListing - 1 && random.chance(0.4);
      const { reasons, message, reply } = nextMessage(listing, random);
      const createdAt = new Date(
        now.getTime() - (since * (index + random.between(0.2, 0.8))) / (enquiriesPerListing + 1),
      );
      const status = spam ? 'spam' : isConcluded ? 'closed' : (statuses[index] ?? 'closed');
      const id = stableId(name);
      dataset.enquiries.push({
        id,
        ownerId: listing.ownerId,
        propertyId: listing.propertyId,
        listingId: listing.id,
        name: spam ? 'SEO Team' : fullNameOf(sender),
        email: `${mailboxOf(sender.firstName, sender.lastName)}@example.com`,
        phone: random.chance(0.6) ? fictionalMobile(random) : null,
        reasons: spam ? [] : reasons,
        message: spam ? random.pick(spamMessages) : message,
        status,
        createdAt,
        updatedAt: createdAt,
      });
      if (status === 'new' || status === 'spam') continue;
      const repliedAt = new Date(
        createdAt.getTime() + random.between(0.1, 0.5) * (now.getTime() - createdAt.getTime()),
      );
      dataset.enquiryReplies.push({
        id: stableId(`${name}/reply`),
        ownerId: listing.ownerId,
        enquiryId: id,
        message: reply,
        createdAt: repliedAt,
      });
    }
  }
}

/**
 * Returns a function that picks the message of an enquiry. It uses one template after another, so that no owner gets
 * the same message twice.
 */
function rotateTemplates({ properties }: Pick<DemoDataset, 'properties'>) {
  const propertyTypes = new Map(properties.map(({ id, propertyType }) => [id, propertyType]));
  const positions = new Map<string, number>();
  const used = new Set<string>();
  return ({ ownerId, type, propertyId }: DemoDataset['listings'][number], random: Random) => {
    const propertyType = propertyTypes.get(propertyId) ?? 'Residential';
    const templates = templatesFor(type, propertyType);
    const key = `${ownerId}/${propertyType}/${type === 'lease'}`;
    for (;;) {
      const position = positions.get(key) ?? random.whole(0, templates.length - 1);
      positions.set(key, position + 1);
      const exchange = templates[position % templates.length]?.(random);
      if (!exchange || used.has(`${ownerId}/${exchange.message}`)) continue;
      used.add(`${ownerId}/${exchange.message}`);
      return exchange;
    }
  };
}

function templatesFor(type: DemoDataset['listings'][number]['type'], propertyType: string): readonly EnquiryTemplate[] {
  if (propertyType === 'Commercial') return commercialEnquiries;
  if (propertyType === 'Land' || propertyType === 'Rural') return landEnquiries;
  return type === 'lease' ? homeLeaseEnquiries : homeSaleEnquiries;
}
