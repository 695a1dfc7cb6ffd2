import type { tenancyAgreements } from 'backend/tables';
import type { TenancyAgreementStatus } from 'shared-contract/agreement/tenancy-agreement';
import { localDateIn } from 'shared-contract/date/local-date';
import type { Home } from '../homes/home.ts';
import { streetName } from '../homes/street-names.ts';
import { fullNameOf, type UserRow } from '../people/people.ts';
import { createRandom } from '../random.ts';
import { stableId } from '../stable-id.ts';
import { agreementTerms } from './agreement-terms.ts';
import { emailOf, phoneOf, type TenancyPlan, termOf } from './tenancy-rows.ts';

export type AgreementPlan = {
  key: string;
  owner: UserRow;
  home: Home;
  propertyId: string;
  status: TenancyAgreementStatus;
  /** The term of the tenancy that the agreement covers. */
  term: Pick<TenancyPlan, 'tenants' | 'weeklyRent' | 'start' | 'end'>;
  acn?: string | undefined;
  /** True for an agreement that was sent and that not all parties have signed. */
  isOpen?: boolean | undefined;
  /** True when the tenants live in the home already. */
  isRenewal?: boolean | undefined;
};

const day = 86_400_000;

export const agreementId = (key: string) => stableId(`agreement/${key}`);

/** Where notices to an owner go, by username. */
const ownersAddresses: Readonly<Record<string, string>> = {
  'jack@example.com': '27 Crown Street, Surry Hills NSW 2010',
  'agent@example.com': '88 Hunter Street, Sydney NSW 2000',
};

/** Returns the address where the tenants live before the agreement starts: another home in the same suburb. */
function addressBefore(key: string, place: Home['place']): string {
  const random = createRandom(`address-before/${key}`);
  const street = streetName(random, place.setting);
  return `${random.whole(2, 9)}/${random.whole(10, 160)} ${street}, ${townOf(place)}`;
}

const townOf = ({ name, state, postcode }: Home['place']) => `${name} ${state} ${postcode}`;

export function agreementRow(plan: AgreementPlan, now: Date): typeof tenancyAgreements.$inferInsert & { id: string } {
  const { home, owner, term } = plan;
  const random = createRandom(`agreement/${plan.key}`);
  const { startDate, endDate } = termOf({ ...term, timeZone: home.place.timeZone }, now);
  const { place } = home;
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
      address: ownersAddresses[owner.username] ?? '40 Collins Street, Melbourne VIC 3000',
      phone: owner.phone ?? '',
      email: owner.username,
      ...(plan.acn ? { acn: plan.acn } : {}),
    },
    tenantDetails: term.tenants.map((name, index) => ({
      name,
      address: plan.isRenewal ? `${home.streetAddress}, ${townOf(place)}` : addressBefore(plan.key, place),
      phone: phoneOf(name),
      email: emailOf(name),
      primaryTenant: index === 0,
      position: index + 1,
    })),
    tenancyAgreementDetails: agreementTerms(
      { home, owner, startDate, endDate, weeklyRent: term.weeklyRent, isComplete: plan.status !== 'draft' },
      random,
    ),
    signedAt: plan.status === 'draft' || plan.isOpen ? null : new Date(createdAt.getTime() + day),
    status: plan.status,
    createdAt,
    updatedAt: ended ? new Date(`${endDate}T03:00:00Z`) : createdAt,
  };
}
