import type { AgreementTermName, AgreementTerms } from 'shared-contract/agreement/agreement-terms';
import { formatPhone, tidyPhone } from 'shared-contract/contact/person-contact';
import * as z from 'shared-contract/schema';
import { numberText, parseNumber } from 'shared-contract/text/parse-number';

const trade = z.enum(['electrical', 'plumbing', 'gas', 'locksmith', 'other']);
export type Trade = z.infer<typeof trade>;

const repairerValues = z.object({ trade, name: z.string(), phone: z.string() });

/** The fields of the step. Numbers are stored as entered, so that an error message can refer to them. */
export const otherDetailsValues = z.object({
  petsAllowed: z.enum(['yes', 'no', '']),
  pets: z.string(),
  maximumOccupants: z.string(),
  repairers: z.array(repairerValues),
  inclusions: z.string(),
  exclusions: z.string(),
  ownersCorp: z.object({ applicable: z.boolean(), conditions: z.string() }),
  electronicCommunication: z.object({ tenant: z.boolean(), landlord: z.boolean() }),
  conditionReport: z.enum(['provided', 'willBeProvided', '']),
  specialTerms: z.string(),
});
export type OtherDetailsValues = z.infer<typeof otherDetailsValues>;

/** The terms of this step. Each has the name of its field. */
export const otherTermNames = Object.keys(otherDetailsValues.shape) as (keyof OtherDetailsValues & AgreementTermName)[];

/** Returns the terms as fields. A term that the agreement lacks has its default (SPEC §3). */
export function otherDetailsValuesOf(terms: Partial<AgreementTerms>): OtherDetailsValues {
  const { petsAllowed, maximumOccupants, conditionReport } = terms;
  return {
    petsAllowed: petsAllowed === undefined ? '' : petsAllowed ? 'yes' : 'no',
    pets: terms.pets ?? '',
    maximumOccupants: maximumOccupants == null ? '' : numberText(maximumOccupants),
    repairers: (terms.repairers ?? []).map((one) => ({ ...one, phone: formatPhone(one.phone) })),
    inclusions: terms.inclusions ?? '',
    exclusions: terms.exclusions ?? '',
    ownersCorp: terms.ownersCorp ?? { applicable: false, conditions: '' },
    electronicCommunication: terms.electronicCommunication ?? { tenant: false, landlord: false },
    conditionReport: conditionReport?.provided ? 'provided' : conditionReport?.willBeProvided ? 'willBeProvided' : '',
    specialTerms: terms.specialTerms ?? '',
  };
}

type OtherTerms = { [Name in (typeof otherTermNames)[number]]: AgreementTerms[Name] | null };

/**
 * Returns the terms of the fields, and an error for each text that is not a number. Null is a term that is not chosen
 * yet. Pets are stored only where they are allowed, conditions only where an owners corporation applies, and repairers
 * once something about them is entered.
 */
export function otherTermsOf(values: OtherDetailsValues): { terms: OtherTerms; errors: Record<string, string> } {
  const occupants = parseNumber(values.maximumOccupants);
  const { applicable, conditions } = values.ownersCorp;
  return {
    terms: {
      petsAllowed: values.petsAllowed === '' ? null : values.petsAllowed === 'yes',
      pets: values.petsAllowed === 'yes' ? values.pets.trim() : '',
      maximumOccupants: occupants.ok ? occupants.value : null,
      repairers: values.repairers
        .map(({ trade, name, phone }) => ({ trade, name: name.trim(), phone: tidyPhone(phone) }))
        .filter(({ name, phone }) => name !== '' || phone !== ''),
      inclusions: values.inclusions.trim(),
      exclusions: values.exclusions.trim(),
      ownersCorp: { applicable, conditions: applicable ? conditions.trim() : '' },
      electronicCommunication: values.electronicCommunication,
      conditionReport: {
        provided: values.conditionReport === 'provided',
        willBeProvided: values.conditionReport === 'willBeProvided',
      },
      specialTerms: values.specialTerms.trim(),
    },
    errors: occupants.ok ? {} : { maximumOccupants: occupants.message },
  };
}
