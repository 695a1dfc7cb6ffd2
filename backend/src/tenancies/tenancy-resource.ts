import { localDateIn } from 'shared-contract/date/local-date';
import { amountOf } from 'shared-contract/money/money';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { identity } from '../http/json-ld.ts';
import { fullAddressOf, propertyIdentity } from '../properties/property-resource.ts';
import { arrearsDays } from './paid-to.ts';
import { tenancyStatus } from './tenancy-status.ts';
import type { TenancyRow } from './tenancy-store.ts';

export const tenancyPath = '/api/tenancies';

/** Returns the JSON of a tenancy. Its status and arrears are for today's date in the property's time zone. */
export function tenancyResource({ row: tenancy, property }: TenancyRow, now: Date): Tenancy {
  const today = localDateIn(property.timeZone, now);
  return {
    ...identity(tenancyPath, 'Tenancy', tenancy.id),
    property: { ...propertyIdentity(property), fullAddress: fullAddressOf(property) },
    status: tenancyStatus(tenancy, today),
    tenants: tenancy.tenants,
    rent: amountOf(tenancy.rentCents),
    rentFrequency: 'week',
    startDate: tenancy.startDate,
    endDate: tenancy.endDate,
    paidTo: tenancy.paidTo,
    arrearsDays: arrearsDays(tenancy, today),
    partPayment: amountOf(tenancy.partPaymentCents),
    bond: amountOf(tenancy.bondCents),
  };
}
