import type { DemoDataset } from '../dataset/demo-dataset.ts';
import { weeklyRentOf } from '../homes/price.ts';
import type { ListingPlan } from '../listings/listing-plan.ts';
import { propertyId } from '../listings/listing-rows.ts';
import { fullNameOf, person } from '../people/people.ts';
import { createRandom } from '../random.ts';
import { addTenancy } from './add-tenancy.ts';
import { agreementRow } from './agreement-rows.ts';

/** Adds a tenancy and its agreement to every leased home of the hidden owners. */
export function addHiddenTenancies(dataset: DemoDataset, plans: readonly ListingPlan[], now: Date): void {
  for (const plan of plans) {
    if (plan.home.propertyType !== 'Residential' || plan.status !== 'leased') continue;
    const random = createRandom(`tenancy/${plan.key}`);
    const start = -random.whole(0, 90);
    const tenants = Array.from({ length: random.whole(1, 2) }, () => fullNameOf(person(random)));
    const term = { tenants, start, end: start + 364, weeklyRent: weeklyRentOf(random, plan.home) };
    const behind = random.weighted([
      [0, 7],
      [1, 2],
      [2, 1],
      [3, 0.5],
    ]);
    const base = { ownerId: plan.owner.id, propertyId: propertyId(plan.home.key), timeZone: plan.home.place.timeZone };
    const partPayment = behind > 0 && random.chance(0.3) ? 100 : 0;
    const { key, owner, home } = plan;
    const agreement = agreementRow({ key, owner, home, propertyId: base.propertyId, status: 'initiated', term }, now);
    dataset.tenancyAgreements.push(agreement);
    const money = { weeksBehind: behind, partPayment, agreementId: agreement.id };
    addTenancy(dataset, { ...term, ...base, ...money, key }, now);
  }
}
