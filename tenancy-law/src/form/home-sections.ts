import { meteredServices, type Utility } from 'shared-contract/agreement/agreement-terms';
import { formatPhone } from 'shared-contract/contact/person-contact';
import { longDate } from './long-date.ts';
import { type AgreementSection, optionalRow, row, type SectionContext } from './section-text.ts';
import { tradeLabels, utilityLabels } from './term-labels.ts';

export function premisesSection({ content, form }: SectionContext): AgreementSection {
  const { inclusions, exclusions } = content.terms;
  return {
    name: 'premises',
    title: form.labels.premises,
    rows: [
      row('Address', content.property.fullAddress),
      ...optionalRow('Included', inclusions),
      ...optionalRow('Not included', exclusions),
    ],
  };
}

export function termSection({ content }: SectionContext): AgreementSection {
  const { leaseType, startDate, endDate } = content.terms;
  return {
    name: 'term',
    title: 'Length of the agreement',
    rows: [
      row('Type', leaseType && (leaseType === 'fixed' ? 'Fixed term' : 'Periodic, without an end date')),
      row('Starts on', startDate && longDate(startDate)),
      ...(leaseType === 'periodic' ? [] : [row('Ends on', endDate && longDate(endDate))]),
    ],
  };
}

export function utilitiesSection({ content, form }: SectionContext): AgreementSection {
  const { utilities = [] } = content.terms;
  return {
    name: 'utilities',
    title: 'Services and bills',
    rows: utilities.map((utility) => row(utilityLabels[utility.service], utilityText(utility, form.labels))),
    ...(utilities.length === 0 ? { paragraphs: [noUtilities(content.terms.utilities !== undefined)] } : {}),
  };
}

const noUtilities = (isEntered: boolean) =>
  isEntered ? 'No services are listed. The law of the state says who pays.' : 'The services are not entered yet.';

function utilityText(utility: Utility, labels: SectionContext['form']['labels']): string {
  if (!utility.connected) return 'Not connected';
  const payer = utility.paidBy === 'landlord' ? labels.landlord : labels.tenant;
  const share = utility.apportionment.trim();
  return `The ${payer.toLowerCase()} pays.${meterText(utility)}${share ? ` The cost is shared: ${share}` : ''}`;
}

/** The editor asks for a meter only where a service can have one, so elsewhere "not metered" is not what was agreed. */
function meterText({ service, individuallyMetered }: Utility): string {
  if (individuallyMetered) return ' It has its own meter.';
  return meteredServices.includes(service) ? ' It is not separately metered.' : '';
}

export function repairsSection({ content, form }: SectionContext): AgreementSection {
  const { repairers = [] } = content.terms;
  const { landlord, tenant } = form.labels;
  const callFirst = `For urgent repairs the ${tenant.toLowerCase()} contacts the ${landlord.toLowerCase()} first.`;
  return {
    name: 'repairs',
    title: 'Urgent repairs',
    rows: repairers.map(({ trade, name, phone }) => row(tradeLabels[trade], `${name}, ${formatPhone(phone)}`)),
    paragraphs: [
      repairers.length === 0
        ? `${callFirst} No repairers are named.`
        : `${callFirst} If that fails, these repairers can be called.`,
    ],
  };
}

export function occupantsSection({ content }: SectionContext): AgreementSection {
  const { maximumOccupants } = content.terms;
  const limit = maximumOccupants === null ? 'No limit in this agreement' : maximumOccupants && `${maximumOccupants}`;
  return { name: 'occupants', title: 'Occupants', rows: [row('People who may live here', limit || undefined)] };
}

export function petsSection({ content, form }: SectionContext): AgreementSection {
  const { petsAllowed, pets } = content.terms;
  const answer = petsAllowed === undefined ? undefined : petsAllowed ? 'Agreed' : 'None agreed so far';
  return {
    name: 'pets',
    title: 'Pets',
    rows: [row('Pets', answer), ...(petsAllowed ? optionalRow('Which pets', pets) : [])],
    paragraphs: [`The ${form.labels.tenant.toLowerCase()} can ask for a pet later, as the law of the state allows.`],
  };
}

export function ownersCorpSection({ content, form }: SectionContext): AgreementSection {
  const { ownersCorp } = content.terms;
  const name = form.labels.ownersCorp;
  const answer = ownersCorp && (ownersCorp.applicable ? 'Its rules apply to this home' : 'Doesn’t apply');
  return {
    name: 'ownersCorp',
    title: name,
    rows: [
      row(`${name} rules`, answer),
      ...(ownersCorp?.applicable ? optionalRow('Conditions', ownersCorp.conditions) : []),
    ],
    ...(ownersCorp?.applicable ? { paragraphs: ['A copy of the rules comes with this agreement.'] } : {}),
  };
}

export function conditionReportSection({ content }: SectionContext): AgreementSection {
  const report = content.terms.conditionReport;
  const answer = report?.provided
    ? 'Has been given'
    : report?.willBeProvided
      ? 'Will be given before the keys are handed over'
      : report && 'Not given yet';
  return { name: 'conditionReport', title: 'Condition report', rows: [row('Condition report', answer)] };
}
