import type { ApplicantPart, ApplicationDetails } from 'shared-contract/application/application-content';
import { detailsViolations } from 'shared-contract/application/application-rules';
import { applicationFields } from 'tenancy-law/rules/application-fields';
import { offerRulesInput } from '../offers/offer-rules-input.ts';
import type { FoundApplication } from './application-store.ts';

type Applied = Pick<FoundApplication, 'row' | 'offered'>;

/** Returns a part without the fields that the form of the present state does not permit. */
export const lawfulPart = (found: Applied, part: ApplicantPart): ApplicantPart => permitted(found, part);

/**
 * Returns the shared details without the fields that the form of the present state does not permit, and without a rent
 * above the present advertised one. The owner can change state and rent after an adult has written this.
 */
export function lawfulDetails(found: Applied, details: ApplicationDetails): ApplicationDetails {
  const { rent, ...others } = permitted(found, details);
  if (rent === undefined) return others;
  const isLawful = detailsViolations({ rent }, offerRulesInput(found.offered, 'public')).length === 0;
  return isLawful ? { ...others, rent } : others;
}

function permitted<Content extends object>({ row, offered }: Applied, content: Content): Content {
  const fields: readonly string[] = applicationFields(offered.property.state, row.startedOn).value.fields;
  return Object.fromEntries(Object.entries(content).filter(([name]) => fields.includes(name))) as Content;
}
