import type { AgreementTermName } from 'shared-contract/agreement/agreement-terms';
import type { AustralianState } from 'shared-contract/place/suburb';
import type { AgreementContent } from '../agreement/agreement-content.ts';
import { enclosuresSection, specialTermsSection, standardTermsSection } from './closing-sections.ts';
import * as home from './home-sections.ts';
import { bondSection, paymentSection, rentIncreaseSection, rentSection } from './money-sections.ts';
import { electronicSection, landlordSection, signaturesSection, tenantsSection } from './people-sections.ts';
import { type AgreementSection, notEntered, type SectionContext, withUniqueLabels } from './section-text.ts';
import { type SectionName, stateForm } from './state-form.ts';

export { type AgreementSection, notEntered } from './section-text.ts';

/**
 * Returns the agreement as data, in the order of the state's form and in our own wording. The review page renders it as
 * HTML, the backend as PDF. A part whose term the form does not have is left out.
 * @param date the local date that selects form and law, see `formDate`
 * @param isSent true for the document that the parties sign: what was left empty is then agreed to be nothing
 */
export function agreementSections(
  content: AgreementContent,
  state: AustralianState,
  date: string,
  isSent = false,
): AgreementSection[] {
  const form = stateForm(state, date);
  const terms = Object.fromEntries(
    Object.entries(content.terms).filter(([name]) => form.has(name as AgreementTermName)),
  );
  const context: SectionContext = { content: { ...content, terms }, state, date, form };
  return form.order.map((name) => {
    const section = sections[name](context);
    const rows = withUniqueLabels(section.rows);
    return { ...section, rows: isSent ? rows.map(withoutGap) : rows };
  });
}

const withoutGap = ({ label, value }: AgreementSection['rows'][number]) => ({
  label,
  value: value === notEntered ? 'None' : value,
});

const sections: Record<SectionName, (context: SectionContext) => AgreementSection> = {
  landlord: landlordSection,
  tenants: tenantsSection,
  premises: home.premisesSection,
  term: home.termSection,
  rent: rentSection,
  payment: paymentSection,
  rentIncrease: rentIncreaseSection,
  bond: bondSection,
  utilities: home.utilitiesSection,
  repairs: home.repairsSection,
  occupants: home.occupantsSection,
  pets: home.petsSection,
  ownersCorp: home.ownersCorpSection,
  electronic: electronicSection,
  conditionReport: home.conditionReportSection,
  standardTerms: standardTermsSection,
  specialTerms: specialTermsSection,
  enclosures: enclosuresSection,
  signatures: signaturesSection,
};
