import { type AgreementTerms, detailsOf } from 'shared-contract/agreement/agreement-terms';
import { withPositions } from 'shared-contract/agreement/tenant-positions';
import { lastDayOfTerm } from 'shared-contract/date/local-date';
import { advertisedRent } from 'shared-contract/offer/offer-rules';
import { applicationPath } from '../applications/application-resource.ts';
import { addAccess, findApplication } from '../applications/application-store.ts';
import { applications } from '../applications/application-tables.ts';
import { lawfulDetails } from '../applications/lawful-content.ts';
import { unsealApplicant, unsealDetails } from '../applications/sealed-application.ts';
import type { BackendConfig } from '../config.ts';
import { idOf } from '../http/parameters.ts';
import { offerRulesInput } from '../offers/offer-rules-input.ts';
import { findOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import type { ContentInput } from './agreement-change.ts';

type CopiedContent = Required<Pick<ContentInput, 'tenantDetails' | 'tenancyAgreementDetails'>> & { listingId: string };

/**
 * Returns the tenants, the rent, the dates and the listing of an approved application for this property, or null for
 * any other.
 * Adds an entry to its access log, because the agreement shows the owner what the applicants wrote.
 */
export async function contentOfApplication(
  { config, ...scope }: OwnerScope & { config: BackendConfig },
  iri: string,
  propertyId: string,
): Promise<CopiedContent | null> {
  const { database, now } = scope;
  const own = await findOwn(scope, applications, idOf(iri, applicationPath));
  if (own?.status !== 'approved' || own.propertyId !== propertyId) return null;
  const found = await findApplication(database, own.id);
  const { row, adults, offered } = found;
  await addAccess({ database, now }, row, 'viewed');
  const tenants = adults.map((adult) => {
    const { name, email, part } = unsealApplicant(config, adult);
    return { name, email, phone: part.phone ?? '', address: part.currentAddress ?? '' };
  });
  const { startDate, termMonths, rent } = lawfulDetails(found, unsealDetails(config, row));
  const offeredRent = rent ?? advertisedRent(offerRulesInput(offered, 'public'));
  const terms: Partial<AgreementTerms> = {
    ...(offeredRent === null ? {} : { rent: offeredRent }),
    ...(startDate === undefined ? {} : { startDate }),
    ...(startDate === undefined || termMonths === undefined
      ? {}
      : { leaseType: 'fixed', endDate: lastDayOfTerm(startDate, termMonths) }),
  };
  const { listingId } = row;
  return { tenantDetails: withPositions(tenants), tenancyAgreementDetails: detailsOf(terms), listingId };
}
