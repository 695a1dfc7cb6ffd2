import type { tenancyAgreements } from 'backend/tables';
import type { TenancyAgreementStatus } from 'shared-contract/agreement/tenancy-agreement';
import { localDateIn } from 'shared-contract/date/local-date';
import type { Home } from '../homes/home.ts';
import { fullNameOf, type UserRow } from '../people/people.ts';
import { fictionalMobile } from '../people/phones.ts';
import { createRandom } from '../random.ts';
import { stableId } from '../stable-id.ts';
import { emailOf, type TenancyPlan, termOf } from './tenancy-rows.ts';

export type AgreementPlan = {
  key: string;
  owner: UserRow;
  home: Home;
  propertyId: string;
  status: TenancyAgreementStatus;
  /** The term of the tenancy that the agreement covers. */
  term: Pick<TenancyPlan, 'tenants' | 'weeklyRent' | 'start' | 'end'>;
  acn?: string;
};

const day = 86_400_000;

export const agreementId = (key: string) => stableId(`agreement/${key}`);

export function agreementRow(plan: AgreementPlan, now: Date): typeof tenancyAgreements.$inferInsert & { id: string } {
  const { home, owner, term } = plan;
  const random = createRandom(`agreement/${plan.key}`);
  const { startDate, endDate } = termOf({ ...term, timeZone: home.place.timeZone }, now);
  const { place } = home;
  const isFlat = ['Apartment', 'Unit', 'Townhouse', 'Villa', 'Studio'].includes(home.category);
  const written = Date.parse(`${startDate}T02:00:00Z`) - random.whole(10, 20) * day;
  const createdAt = new Date(
    plan.status === 'draft' ? now.getTime() - random.whole(1, 6) * day : Math.min(now.getTime() - 2 * day, written),
  );
  const ended = plan.status === 'terminated' && endDate !== null && endDate < localDateIn(place.timeZone, now);
  return {
    id: agreementId(plan.key),
    ownerId: owner.id,
    propertyId: plan.propertyId,
    landlordId: owner.id,
    landlordDetails: {
      name: fullNameOf(owner),
      address: '40 Collins Street, Melbourne VIC 3000',
      phone: owner.phone ?? '',
      email: owner.username,
      ...(plan.acn ? { acn: plan.acn } : {}),
    },
    tenantDetails: term.tenants.map((name, index) => ({
      name,
      address: `${home.streetAddress}, ${place.name} ${place.state} ${place.postcode}`,
      phone: fictionalMobile(random),
      email: emailOf(name),
      primaryTenant: index === 0,
      position: index + 1,
    })),
    tenancyAgreementDetails: [
      { name: 'leaseType', value: endDate === null ? 'periodic' : 'fixed' },
      { name: 'startDate', value: startDate },
      { name: 'endDate', value: endDate },
      { name: 'rent', value: `${term.weeklyRent}.00` },
      { name: 'rentFrequency', value: 'week' },
      { name: 'bond', value: `${term.weeklyRent * 4}.00` },
      {
        name: 'ownersCorp',
        value: { applicable: isFlat, conditions: isFlat ? 'The rules of the owners corporation are attached.' : '' },
      },
      { name: 'electronicCommunication', value: { tenant: true, landlord: true } },
      {
        name: 'conditionReport',
        value: { provided: plan.status !== 'draft', willBeProvided: plan.status === 'draft' },
      },
      {
        name: 'specialTerms',
        value:
          plan.status === 'draft'
            ? ''
            : 'The tenants look after the garden; the landlord supplies the mower.'.slice(0, isFlat ? 0 : undefined),
      },
    ],
    status: plan.status,
    createdAt,
    updatedAt: ended ? new Date(`${endDate}T03:00:00Z`) : createdAt,
  };
}
