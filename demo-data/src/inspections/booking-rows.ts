import type { DemoDataset } from '../dataset/demo-dataset.ts';
import { mailboxOf } from '../people/names.ts';
import { fullNameOf, person } from '../people/people.ts';
import { fictionalMobile } from '../people/phones.ts';
import { createRandom } from '../random.ts';
import { stableId } from '../stable-id.ts';

const maxBookings = 3;

/** Adds visitors who have booked the coming inspections of these owners. */
export function addInspectionBookings(dataset: DemoDataset, owners: ReadonlySet<string>, now: Date): void {
  for (const { id: openId, ownerId, bookable, endAt } of dataset.listingOpens) {
    if (!openId || !bookable || !owners.has(ownerId) || endAt <= now) continue;
    const random = createRandom(`bookings/${openId}`);
    const emails = new Set<string>();
    for (let index = random.whole(0, maxBookings); index > 0; index -= 1) {
      const visitor = person(random);
      const email = `${mailboxOf(visitor.firstName, visitor.lastName)}@example.com`.toLowerCase();
      // An email address can book an inspection only once.
      if (emails.has(email)) continue;
      emails.add(email);
      dataset.inspectionBookings.push({
        id: stableId(`booking/${openId}/${index}`),
        ownerId,
        openId,
        name: fullNameOf(visitor),
        email,
        phone: random.chance(0.6) ? fictionalMobile(random) : null,
        createdAt: now,
        updatedAt: now,
      });
    }
  }
}
