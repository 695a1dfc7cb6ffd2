import type { AustralianState } from 'shared-contract/place/suburb';
import { noticeFormRow } from '../form/notice-forms.ts';
import { rentingAuthorities } from '../form/renting-authorities.ts';
import { applicationForm } from '../rules/application-form.ts';
import { type Confidence, rowAt } from '../rules/law-row.ts';
import { standardFormRows } from '../rules/standard-form-rows.ts';
import { formPage } from './form-page-rows.ts';

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
  /** `P` only where a primary source confirms both the form and its page. */
  confidence: Confidence;
};

const notices = {
  rentIncrease: 'Tells the tenants that the rent goes up.',
  entry: 'Tells the tenants when you come in.',
  end: 'Ends the tenancy.',
} as const;

type Known = Pick<OfficialForm, 'name' | 'number' | 'kind' | 'purpose' | 'confidence'>;

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
            ...splitTitle(application.value),
            kind: 'application' as const,
            purpose: 'The form that applicants for your home fill in.',
            confidence: application.confidence,
          },
        ]),
    ...agreements
      .filter(({ prescribed }) => prescribed)
      .map(({ name, number }) => ({
        ...{ name, number },
        kind: 'agreement' as const,
        purpose: 'The agreement that you and your tenants sign.',
        confidence,
      })),
    ...value.form.enclosures.map((title) => enclosure(title, confidence)),
    ...(['rentIncrease', 'entry', 'end'] as const).flatMap((kind) => {
      const { value: form, confidence } = noticeFormRow(state, date, kind);
      return form.prescribed
        ? [{ ...splitTitle(form.name), kind: 'notice' as const, purpose: notices[kind], confidence }]
        : [];
    }),
  ];
  return known.map((form) => withPage(form, state, date));
}

/** Says which version of a form to use, or that the owner has to check it. */
export function versionText({ version, confidence }: Pick<OfficialForm, 'version' | 'confidence'>): string {
  if (confidence !== 'P') return 'Check the form and its current version';
  return version ?? 'Check the current version';
}

function enclosure(title: string, confidence: Confidence): Known {
  const form = splitTitle(title.replace(/ within .*$/, ''));
  return /condition|inspection/i.test(title)
    ? {
        ...form,
        kind: 'conditionReport',
        purpose: 'Records the condition of the home when your tenants move in.',
        confidence,
      }
    : { ...form, kind: 'guide', purpose: 'Your tenants get it before or when they move in.', confidence };
}

/** Returns the name and the number of a form that a row names in one text, such as `Notice to leave (Form 12)`. */
function splitTitle(title: string): Pick<OfficialForm, 'name' | 'number'> {
  const [, name = title, number = null] = /^(.*) \(((?:Form )?[0-9A-Z]+[a-z]?)\)$/.exec(title) ?? [];
  return { name, number };
}

function withPage(form: Known, state: AustralianState, date: string): OfficialForm {
  const { confidence, ...page } = formPage(state, date, form);
  return {
    ...form,
    state,
    publisher: page.publisher ?? rentingAuthorities(state, date).regulator,
    url: page.url,
    version: page.version ?? null,
    confidence: form.confidence === 'P' ? confidence : form.confidence,
  };
}
