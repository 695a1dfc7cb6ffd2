import type { AustralianState } from 'shared-contract/place/suburb';
import { noticeForm } from '../form/notice-forms.ts';
import { rentingAuthorities } from '../form/renting-authorities.ts';
import { applicationForm } from '../rules/application-form.ts';
import { type Confidence, rowAt } from '../rules/law-row.ts';
import { standardFormRows } from '../rules/standard-form-rows.ts';
import { formPage, formsAsOf } from './form-page-rows.ts';

/** A form or a guide of a state. */
export type OfficialForm = {
  state: AustralianState;
  kind: 'application' | 'agreement' | 'conditionReport' | 'guide' | 'notice';
  name: string;
  number: string | null;
  /** What it is for, as a sentence. */
  purpose: string;
  publisher: string;
  /** The page where its publisher offers it. */
  url: string;
  /** The version as the publisher writes it; null where we don’t know the current one. */
  version: string | null;
  /** The day on which the list was last read through. */
  asOf: string;
  /** `P` only where a primary source confirms both the form and its page. */
  confidence: Confidence;
};

const notices = {
  rentIncrease: 'Tells the tenants that the rent goes up.',
  entry: 'Tells the tenants when you come in.',
  end: 'Ends the tenancy.',
} as const;

type Known = Pick<OfficialForm, 'kind' | 'purpose' | 'confidence'> & { title: string };

/**
 * Returns the forms and guides of a state that the rows of this package name, in the order in which an owner needs
 * them. A notice without a form of the state is absent.
 */
export function officialForms(state: AustralianState, date: string): OfficialForm[] {
  const { value, confidence } = rowAt(standardFormRows, state, date);
  const application = applicationForm(state, date);
  const agreements = value.longTerm ? [value.form, value.longTerm.form] : [value.form];
  const known: Known[] = [
    ...(application.value === null
      ? []
      : [
          {
            title: application.value,
            kind: 'application' as const,
            purpose: 'The form that applicants for your home fill in.',
            confidence: application.confidence,
          },
        ]),
    ...agreements
      .filter(({ prescribed }) => prescribed)
      .map(({ name, number }) => ({
        title: number === null ? name : `${name} (${number})`,
        kind: 'agreement' as const,
        purpose: 'The agreement that you and your tenants sign.',
        confidence,
      })),
    ...value.form.enclosures.map((title) => enclosure(title, confidence)),
    ...(['rentIncrease', 'entry', 'end'] as const).flatMap((kind) => {
      const form = noticeForm(state, date, kind);
      return form.prescribed
        ? [{ title: form.name, kind: 'notice' as const, purpose: notices[kind], confidence: 'S' as const }]
        : [];
    }),
  ];
  return known.map((form) => withPage(form, state, date));
}

function enclosure(title: string, confidence: Confidence): Known {
  const name = title.replace(/ within .*$/, '');
  return /condition|inspection/i.test(title)
    ? {
        title: name,
        kind: 'conditionReport',
        purpose: 'Records the condition of the home when your tenants move in.',
        confidence,
      }
    : { title: name, kind: 'guide', purpose: 'Your tenants get it before or when they move in.', confidence };
}

/** A title ends with the number of the form, such as `Notice to leave (Form 12)`. */
const titleWithNumber = /^(.*) \(((?:Form )?[0-9A-Z]+[a-z]?)\)$/;

function withPage({ title, ...form }: Known, state: AustralianState, date: string): OfficialForm {
  const [, name = title, number = null] = titleWithNumber.exec(title) ?? [];
  const { confidence, ...page } = formPage(state, date, { name, number });
  return {
    ...form,
    ...{ state, name, number },
    publisher: page.publisher ?? rentingAuthorities(state, date).regulator,
    url: page.url,
    version: page.version ?? null,
    asOf: formsAsOf,
    confidence: form.confidence === 'P' ? confidence : form.confidence,
  };
}
