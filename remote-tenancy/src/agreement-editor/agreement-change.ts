import { termsOf } from 'shared-contract/agreement/agreement-terms';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { localDateIn } from 'shared-contract/date/local-date';
import { timeZoneOf } from 'shared-contract/place/place-rules';
import { type AgreementContent, contentOf } from 'tenancy-law/agreement/agreement-content';
import type { AgreementChange } from './edited-agreement.ts';

type TermChanges = Omit<AgreementChange, 'landlordDetails' | 'tenantDetails'>;

/** Returns the changed terms as the name/value list of a request. */
export function detailsOfChange(terms: TermChanges): { name: string; value: unknown }[] {
  return Object.entries(terms)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, value }));
}

/** Returns the content of the agreement after a change, as the server computes it. */
export function changedContent(
  agreement: TenancyAgreement,
  { landlordDetails, tenantDetails, ...terms }: AgreementChange,
): AgreementContent {
  const content = contentOf(agreement);
  const changed = Object.entries({ ...content.terms, ...terms }).map(([name, value]) => ({ name, value }));
  return {
    ...content,
    landlordDetails: landlordDetails ?? content.landlordDetails,
    tenantDetails: tenantDetails ?? content.tenantDetails,
    terms: termsOf(changed),
  };
}

/**
 * Returns the path of a term's value to which an error path belongs: `bond` for `tenancyAgreementDetails.bond`, and
 * `utilities[1].apportionment` for `tenancyAgreementDetails[0].value[1].apportionment` when the change starts with the
 * utilities. Null for an error that belongs to no term.
 */
export function termPathOf(propertyPath: string, change: AgreementChange): string | null {
  const named = /^tenancyAgreementDetails\.(.+)$/.exec(propertyPath);
  if (named?.[1]) return named[1];
  const listed = /^tenancyAgreementDetails\[(\d+)\](?:\.value(.*))?/.exec(propertyPath);
  if (!listed) return null;
  const { landlordDetails: _, tenantDetails: __, ...terms } = change;
  const name = detailsOfChange(terms)[Number(listed[1])]?.name;
  return name === undefined ? null : `${name}${listed[2] ?? ''}`;
}

/** Returns today's local date at the property. */
export function todayAt({ property }: Pick<TenancyAgreement, 'property'>, now: Date): string {
  return localDateIn(property.timeZone ?? timeZoneOf(property.address), now);
}
