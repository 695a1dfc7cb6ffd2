import type { AustralianState } from 'shared-contract/place/suburb';
import { type Confidence, type LawRow, rowAt } from '../rules/law-row.ts';

/** The page of the authority that offers a form. */
export type FormPage = {
  url: string;
  /** The publisher, where it isn’t the regulator of the state. */
  publisher?: string;
  /** The version as the publisher writes it, only where its page confirms it. */
  version?: string;
  /** `P` unless set: the page of a single form is a primary source of the row that names the form. */
  confidence?: Confidence;
};

/** The day on which this list was last read through. */
export const formsAsOf = '2026-11-24';

const row = (
  state: AustralianState,
  confidence: Confidence,
  page: FormPage,
  forms: Record<string, FormPage> = {},
  from = formsAsOf,
): LawRow<{ page: FormPage; forms: Record<string, FormPage> }> => ({
  state,
  rule: 'form-pages',
  value: { page, forms },
  from,
  source: { title: 'Page of the publisher', url: page.url },
  confidence,
});

const vicSchedule: FormPage = {
  // Leads to the regulations in force. We couldn’t confirm that their forms are those that the rows name.
  url: 'https://www.legislation.vic.gov.au/in-force/statutory-rules/residential-tenancies-regulations-2021',
  publisher: 'Residential Tenancies Regulations 2021 (Vic), Schedule 1',
  confidence: 'M',
};

/** Where each state offers its forms: one page for all, and pages of single forms by their number or name. */
export const formPageRows = [
  row(
    'NSW',
    'P',
    { url: 'https://www.nsw.gov.au/housing-and-construction/rules' },
    {
      FT6600: {
        url: 'https://legislation.nsw.gov.au/view/whole/html/inforce/current/sl-2019-0629',
        publisher: 'Residential Tenancies Regulation 2019 (NSW), Schedule 1',
      },
    },
  ),
  row(
    'VIC',
    'M',
    { url: 'https://www.consumer.vic.gov.au/housing/renting' },
    {
      'Form 1': vicSchedule,
      'Form 2': vicSchedule,
    },
  ),
  row(
    'QLD',
    'P',
    { url: 'https://www.rta.qld.gov.au/forms-resources/forms' },
    {
      'Form 18a': {
        url: 'https://www.rta.qld.gov.au/forms-resources/forms/forms-for-general-tenancies/general-tenancy-agreement-form-18a',
        version: 'Version 21, September 2024',
      },
    },
  ),
  row(
    'WA',
    'P',
    { url: 'https://www.commerce.wa.gov.au/consumer-protection/rental-forms-and-notices' },
    {
      'Form 1AA': {
        url: 'https://www.commerce.wa.gov.au/publications/residential-tenancy-agreement-form-1aa',
        version: 'July 2024',
      },
      'Property condition report': {
        url: 'https://www.commerce.wa.gov.au/consumer-protection/property-condition-reports',
      },
    },
  ),
  row('SA', 'P', { url: 'https://www.sa.gov.au/topics/housing/renting-and-letting' }),
  row('TAS', 'M', { url: 'https://www.cbos.tas.gov.au/topics/housing/renting' }),
  row('ACT', 'P', { url: 'https://www.act.gov.au/housing-planning-and-property/renting/starting-a-tenancy' }),
  row('NT', 'P', { url: 'https://consumeraffairs.nt.gov.au/for-consumers/residential-tenancies' }),
] as const;

/** Returns where a state offers a form: on a page of its own, or on the page with all forms. */
export function formPage(state: AustralianState, date: string, form: { name: string; number: string | null }) {
  const { value, confidence } = rowAt(formPageRows, state, date);
  const own = (form.number !== null && value.forms[form.number]) || value.forms[form.name];
  return own ? { ...own, confidence: own.confidence ?? 'P' } : { ...value.page, confidence };
}
