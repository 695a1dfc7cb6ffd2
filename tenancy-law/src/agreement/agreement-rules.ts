import { addDays, addMonths } from 'shared-contract/date/local-date';
import type { Violation } from 'shared-contract/wire/problem';
import { formDate, termYears } from '../form/form-date.ts';
import { longDate } from '../form/long-date.ts';
import { stateForm } from '../form/state-form.ts';
import { rowAt } from '../rules/law-row.ts';
import { rentIncrease } from '../rules/rent-increase.ts';
import { standardFormRows } from '../rules/standard-form-rows.ts';
import type { AgreementContent } from './agreement-content.ts';
import { type AgreementFinding, stepOf } from './agreement-step.ts';
import { missingContent } from './missing-content.ts';
import { partyViolations } from './party-violations.ts';
import { prohibitedTerms } from './special-terms.ts';
import { termViolations } from './term-violations.ts';

export type { AgreementFinding, AgreementStep } from './agreement-step.ts';

/** `today` is the local date at the property. It selects the law while the agreement has no start date. */
type On = { today: string };

/**
 * Returns the violations of an agreement: values that are wrong and cannot be saved. A value that is missing is no
 * violation, because drafts are incomplete. Paths are those of a request, such as `tenantDetails[1].email` and
 * `tenancyAgreementDetails.bond`.
 */
export function agreementViolations(content: AgreementContent, { today }: On): Violation[] {
  return [...partyViolations(content), ...termViolations(content, today)];
}

/**
 * Returns the findings about an agreement before it is sent, in the order of the editor's steps. Violations, missing
 * values and terms that the law does not allow stop it; advice and doubtful special terms only warn.
 */
export function agreementFindings(content: AgreementContent, { today }: On): AgreementFinding[] {
  const wrong = agreementViolations(content, { today }).map(
    ({ propertyPath, message }): AgreementFinding => ({
      code: `rule-${propertyPath}`,
      level: 'blocked',
      step: stepOf(propertyPath),
      message,
    }),
  );
  const findings = [
    ...wrong,
    ...missingContent(content, today),
    ...(wrong.length > 0 ? [] : lawFindings(content)),
    ...adviceFindings(content, today),
    ...specialTermFindings(content),
  ];
  return findings.sort((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step));
}

const steps = ['tenancy-details', 'lease-details', 'utilities', 'other-details'];

/**
 * Checks that the state's form for shorter terms covers the length of this one (V27), and that the agreed rent increase
 * is not too early (V32). The caller has checked the dates.
 */
function lawFindings({ terms, property }: AgreementContent): AgreementFinding[] {
  const findings: AgreementFinding[] = [];
  const { startDate, leaseType, agreedRentIncrease: agreed } = terms;
  if (property.propertyType !== 'Residential' || !startDate) return findings;
  const { state } = property;
  const { longTerm } = rowAt(standardFormRows, state, startDate).value;
  if (longTerm && (termYears(terms) ?? 0) > longTerm.overYears) {
    const { overYears: years, form } = longTerm;
    const last = longDate(addDays(addMonths(startDate, 12 * years), -1));
    const message = `A fixed term of more than ${years} years needs ${form.number} (${form.name}), which we can’t prepare. End the term on or before ${last}, or use that form instead.`;
    findings.push({ code: 'long-term', level: 'blocked', step: 'lease-details', message });
  }
  if (leaseType === 'fixed' && agreed && agreed.kind !== 'none') {
    const increase = { startDate, lastIncrease: terms.lastRentIncrease ?? null, leaseType: 'periodic' as const };
    const { value, sentence } = rentIncrease(state, startDate, { ...increase, agreed: { kind: 'none' } });
    if (agreed.date < value.earliest) {
      const message = `${sentence} Choose a later date for the agreed increase.`;
      findings.push({ code: 'early-increase', level: 'blocked', step: 'lease-details', message });
    }
  }
  return findings;
}

function adviceFindings({ terms, property }: AgreementContent, today: string): AgreementFinding[] {
  const findings: AgreementFinding[] = [];
  const tenants = `${stateForm(property.state, formDate(terms, today)).labels.tenant.toLowerCase()}s`;
  const advise = (code: string, step: AgreementFinding['step'], message: string) =>
    findings.push({ code, level: 'warning', step, message });
  if (terms.startDate && terms.startDate < today) {
    advise('starts-in-the-past', 'lease-details', 'The agreement starts in the past. Check the start date.');
  }
  const { ownersCorp, conditionReport, repairers } = terms;
  if (ownersCorp?.applicable && ownersCorp.conditions === '') {
    advise('rules-of-the-building', 'other-details', `Say where the ${tenants} find the rules of the building.`);
  }
  if (!conditionReport?.provided && !conditionReport?.willBeProvided) {
    advise('condition-report', 'other-details', 'A condition report protects both sides. Say when you provide it.');
  }
  if (!repairers || repairers.length === 0) {
    advise('repairers', 'other-details', `Name someone the ${tenants} can call for urgent repairs.`);
  }
  return findings;
}

function specialTermFindings({ terms, property }: AgreementContent): AgreementFinding[] {
  return prohibitedTerms(terms.specialTerms ?? '', property.state).map(({ rule, explanation, quote }) => ({
    code: rule,
    level: 'warning',
    step: 'other-details',
    message: `${explanation} Check: “${shortened(quote)}”.`,
  }));
}

const shortened = (quote: string) => (quote.length > 120 ? `${quote.slice(0, 119)}…` : quote);
