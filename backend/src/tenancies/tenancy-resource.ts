import { localDateIn } from 'shared-contract/date/local-date';
import { amountOf } from 'shared-contract/money/money';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { bondLodgement } from 'tenancy-law/rules/bond';
import { identity } from '../http/json-ld.ts';
import { rentPosition } from '../ledger/ledger-balance.ts';
import { fullAddressOf, propertyIdentity } from '../properties/property-resource.ts';
import { tenancyAgreementPath } from '../tenancy-agreements/tenancy-agreement-resource.ts';
import { noticeFactsOf } from './notice-facts.ts';
import { paymentReferenceOf } from './payment-reference.ts';
import { tenancyPath } from './tenancy-path.ts';
import { tenancyStatus } from './tenancy-status.ts';
import type { TenancyRow } from './tenancy-store.ts';

/** Returns the JSON of a tenancy. Its status, rent and arrears are for today's date in the property's time zone. */
export function tenancyResource(found: TenancyRow, now: Date): Tenancy {
  const { row: tenancy, property, rents, ledger, hasSignedDocument } = found;
  const { startDate, agreementId, endDate, endReason } = tenancy;
  const today = localDateIn(property.timeZone, now);
  const terms = { startDate, endDate, rents };
  const { paidTo, arrearsDays, partPaymentCents, dueCents } = rentPosition(terms, ledger.coveredCents, today);
  return {
    ...identity(tenancyPath, 'Tenancy', tenancy.id),
    property: { ...propertyIdentity(property), fullAddress: fullAddressOf(property) },
    status: tenancyStatus(tenancy, today),
    tenants: tenancy.tenants,
    rent: amountOf(tenancy.rentCents),
    rentFrequency: 'week',
    startDate,
    endDate,
    paidTo,
    arrearsDays,
    partPayment: amountOf(partPaymentCents),
    rentDue: amountOf(dueCents),
    bond: amountOf(tenancy.bondCents),
    paymentReference: paymentReferenceOf(tenancy),
    agreement:
      agreementId === null
        ? null
        : { '@id': `${tenancyAgreementPath}/${agreementId}`, id: agreementId, hasSignedDocument },
    bondRecord: bondRecordOf(found),
    firstTransactionOn: ledger.firstTransactionOn,
    ending: endReason === null || endDate === null ? null : { endDate, reason: endReason },
    rents: rents.map(({ fromDate, rentCents }) => ({ from: fromDate, rent: amountOf(rentCents) })),
    noticeFacts: noticeFactsOf(found, now),
  };
}

/** Returns where the bond is. The day by which it must be lodged counts from the first receipt (V28). */
function bondRecordOf({ row: { bondLodgedOn, bondNumber }, property, ledger }: TenancyRow): Tenancy['bondRecord'] {
  const { bondReceivedCents, bondReceivedOn: on } = ledger;
  const isHeld = on !== null && bondLodgedOn === null && property.propertyType === 'Residential';
  return {
    received: amountOf(bondReceivedCents),
    receivedOn: on,
    lodgeBy: isHeld ? bondLodgement(property.state, on).value.due : null,
    lodgedOn: bondLodgedOn,
    number: bondNumber,
  };
}
