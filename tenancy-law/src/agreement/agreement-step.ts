import type { AgreementTermName } from 'shared-contract/agreement/agreement-terms';

/** A step of the agreement editor in which content is entered. */
export type AgreementStep = 'tenancy-details' | 'lease-details' | 'utilities' | 'other-details';

/** A finding of the checks before sending. `blocked` stops sending, `warning` does not. */
export type AgreementFinding = {
  /** A stable identifier, such as `missing-rent`. */
  code: string;
  level: 'blocked' | 'warning';
  /** The editor step in which the owner can solve the problem. */
  step: AgreementStep;
  /** A sentence for the owner. */
  message: string;
};

const otherDetails: ReadonlySet<string> = new Set<AgreementTermName>([
  'petsAllowed',
  'pets',
  'maximumOccupants',
  'repairers',
  'inclusions',
  'exclusions',
  'ownersCorp',
  'electronicCommunication',
  'conditionReport',
  'specialTerms',
]);

/** Returns the editor step of a path in a request, such as `tenancyAgreementDetails.bond`. */
export function stepOf(propertyPath: string): AgreementStep {
  const [root, term = ''] = propertyPath.split(/[.[]/);
  if (root !== 'tenancyAgreementDetails') return 'tenancy-details';
  if (term === 'utilities') return 'utilities';
  return otherDetails.has(term) ? 'other-details' : 'lease-details';
}
