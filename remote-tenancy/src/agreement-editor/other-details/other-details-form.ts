import { termsOf } from 'shared-contract/agreement/agreement-terms';
import * as z from 'shared-contract/schema';
import { tradeLabels } from 'tenancy-law/form/term-labels';
import { termPathOf } from '../agreement-change.ts';
import type { AgreementStepForm } from '../edited-agreement.ts';
import { formOf } from '../state-form-of.ts';
import {
  type OtherDetailsValues,
  otherDetailsValues,
  otherDetailsValuesOf,
  otherTermNames,
  otherTermsOf,
} from './other-details-values.ts';

/** Formats a field for the comparison of two versions. */
const formats: { [Field in keyof OtherDetailsValues]: (value: OtherDetailsValues[Field]) => string } = {
  petsAllowed: (value) => ({ yes: 'Yes', no: 'Not yet', '': '' })[value],
  pets: String,
  maximumOccupants: String,
  repairers: (repairers) =>
    repairers.map(({ trade, name, phone }) => `${tradeLabels[trade]}: ${[name, phone].join(', ')}`).join('\n'),
  inclusions: String,
  exclusions: String,
  ownersCorp: ({ applicable, conditions }) => (applicable ? `Applies\n${conditions}`.trim() : 'Doesn’t apply'),
  electronicCommunication: ({ tenant, landlord }) =>
    [landlord ? 'Owner accepts email' : '', tenant ? 'People renting accept email' : ''].filter(Boolean).join(', '),
  conditionReport: (value) => ({ provided: 'Given', willBeProvided: 'Will be given', '': '' })[value],
  specialTerms: String,
};

export const otherDetailsForm: AgreementStepForm<OtherDetailsValues> = {
  step: 'other-details',
  draftDescription: 'the other details of this agreement',
  schema: otherDetailsValues,
  version: 1,
  labels: {
    petsAllowed: 'Pets agreed',
    pets: 'Pets',
    maximumOccupants: 'Maximum number of occupants',
    repairers: 'Urgent repairs',
    inclusions: 'Included in the rent',
    exclusions: 'Not included',
    ownersCorp: 'Owners corporation',
    electronicCommunication: 'Notices by email',
    conditionReport: 'Condition report',
    specialTerms: 'Special terms',
  },
  formatValue(field, value) {
    const parsed = z.safeParse<z.ZodMiniType>(otherDetailsValues.shape[field], value);
    return parsed.success ? (formats[field] as (value: unknown) => string)(parsed.data) : '';
  },
  valuesOf: ({ tenancyAgreementDetails }) => otherDetailsValuesOf(termsOf(tenancyAgreementDetails)),
  patchOf(values, agreement) {
    const { has } = formOf(agreement);
    const { terms, errors } = otherTermsOf(values);
    return {
      patch: Object.fromEntries(Object.entries(terms).filter(([name]) => has(name as keyof typeof terms))),
      errors,
    };
  },
  fieldOf(propertyPath, change) {
    const path = (termPathOf(propertyPath, change) ?? '').replaceAll(/\[(\d+)\]/g, '.$1');
    const name = otherTermNames.find((one) => path === one || path.startsWith(`${one}.`));
    return name === 'conditionReport' ? name : name ? path : null;
  },
};
