import { stateNames } from 'shared-contract/place/state-names';
import { formTitle, standardForm } from '../rules/standard-form.ts';
import { termYears } from './form-date.ts';
import type { AgreementSection, SectionContext } from './section-text.ts';

const formOf = ({ content, state, date }: SectionContext) =>
  standardForm(state, date, { termYears: termYears(content.terms) }).value;

/** Names the prescribed form, whose standard terms are part of the agreement. */
export function standardTermsSection(context: SectionContext): AgreementSection {
  return { name: 'standardTerms', title: 'Standard terms', rows: [], paragraphs: standardTerms(context) };
}

function standardTerms(context: SectionContext): string[] {
  const place = stateNames[context.state];
  if (context.content.property.propertyType !== 'Residential') {
    return ['The premises aren’t a home, so the renting law for homes doesn’t apply.'];
  }
  const form = formOf(context);
  if (!form.prescribed) {
    return [
      `The law of ${place} prescribes no form for this agreement.`,
      `The renting law of ${place} applies to it. A term that conflicts with that law has no effect.`,
    ];
  }
  return [
    `The law of ${place} prescribes this form: ${formTitle(form)}.`,
    'Its standard terms are part of this agreement. A term that conflicts with them or with the renting law has no effect.',
  ];
}

export function specialTermsSection({ content }: SectionContext): AgreementSection {
  const { specialTerms = '' } = content.terms;
  const paragraphs = specialTerms
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    name: 'specialTerms',
    title: 'Special terms',
    rows: [],
    paragraphs: paragraphs.length === 0 ? ['None.'] : paragraphs,
  };
}

/** What the tenants get together with the agreement. */
export function enclosuresSection(context: SectionContext): AgreementSection {
  const { enclosures } = formOf(context);
  return {
    name: 'enclosures',
    title: 'Documents that come with this agreement',
    rows: [],
    paragraphs: enclosures.length === 0 ? ['None.'] : [...enclosures],
  };
}
