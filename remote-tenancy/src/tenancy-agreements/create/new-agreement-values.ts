import { detailsOf, initialTerms } from 'shared-contract/agreement/agreement-terms';
import type { TenancyAgreement, TenancyAgreementInput } from 'shared-contract/agreement/tenancy-agreement';
import { tenantViolations, withPositions } from 'shared-contract/agreement/tenant-positions';
import type { ApplicationSummary } from 'shared-contract/application/application';
import {
  businessPhone,
  emailAddress,
  formatPhone,
  personPhone,
  tidyPhone,
} from 'shared-contract/contact/person-contact';
import type { AustralianState } from 'shared-contract/place/suburb';
import * as z from 'shared-contract/schema';
import { messagesByField } from 'shared-contract/wire/messages-by-field';
import { usualUtilitiesValues, utilitiesOf } from '../../agreement-editor/utilities/utilities-values.ts';

/** A party in the form. The address is copied from the previous agreement and edited in the editor. */
export type PartyValues = { name: string; email: string; phone: string; address: string };
export type NewAgreementValues = { landlord: PartyValues & { acn: string }; tenants: PartyValues[] };

export const emptyTenant: PartyValues = { name: '', email: '', phone: '', address: '' };

type Owner = { fullName: string; email: string; phone: string | null };

/** Returns the first values: the owner from the profile, or both parties from the previous agreement. */
export function newAgreementValues(owner: Owner, previous: TenancyAgreement | null): NewAgreementValues {
  if (previous === null) {
    const { fullName: name, email, phone } = owner;
    return {
      landlord: { name, email, phone: phone ? formatPhone(phone) : '', address: '', acn: '' },
      tenants: [emptyTenant],
    };
  }
  const partyOf = ({ name, email, phone, address }: PartyValues): PartyValues => ({
    name,
    email,
    phone: formatPhone(phone),
    address,
  });
  const { landlordDetails, tenantDetails } = previous;
  return {
    landlord: { ...partyOf(landlordDetails), acn: landlordDetails.acn ?? '' },
    tenants: tenantDetails.map(partyOf),
  };
}

/**
 * Returns an error for each field that creation would reject. The rest of an agreement is entered in the editor.
 * @param application the application to start from, or null; with one, the page doesn't ask for the tenants
 */
export function newAgreementErrors(
  { landlord, tenants: typed }: NewAgreementValues,
  application: ApplicationSummary | null,
): Record<string, string> {
  const tenants = application ? [] : typed;
  const parties: [string, PartyValues, string][] = [
    ['landlord', landlord, 'Enter the name of the owner.'],
    ...tenants.map((tenant, index): [string, PartyValues, string] => [
      `tenants.${index}`,
      tenant,
      'Enter the full name, as on their ID.',
    ]),
  ];
  const own = parties.flatMap(([path, { name, email, phone }, missing]) => [
    ...(name.trim() === '' ? [[`${path}.name`, missing]] : []),
    ...(email.trim() === '' ? [] : errorOf(`${path}.email`, z.safeParse(emailAddress, email))),
    ...(phone.trim() === ''
      ? []
      : errorOf(`${path}.phone`, z.safeParse(path === 'landlord' ? businessPhone : personPhone, phone))),
  ]);
  const violations = application ? [] : tenantViolations(tenantDetailsOf(tenants));
  return { ...messagesByField(violations, partyField), ...Object.fromEntries(own) };
}

/**
 * Returns the request. A new agreement starts with the defaults (SPEC §3) and the services that are usual in the state;
 * one with a previous agreement with the terms of that one, which the server copies. From an application, the server
 * copies tenants, rent and dates.
 */
export function newAgreementInput(
  { landlord, tenants }: NewAgreementValues,
  context: {
    property: string;
    owner: string;
    state: AustralianState;
    previous: TenancyAgreement | null;
    application: ApplicationSummary | null;
  },
): TenancyAgreementInput {
  const { acn, ...party } = landlord;
  const utilities = utilitiesOf(usualUtilitiesValues(context.state));
  return {
    property: context.property,
    landlord: context.owner,
    landlordDetails: { ...tidy(party), acn: acn.trim() || null },
    ...(context.application
      ? { application: context.application['@id'] }
      : { tenantDetails: tenantDetailsOf(tenants) }),
    ...(context.previous
      ? { previous: context.previous['@id'] }
      : { tenancyAgreementDetails: detailsOf({ ...initialTerms, utilities }) }),
  };
}

/** Returns the field of a path: `tenants.1.email` for `tenantDetails[1].email`. */
export const partyField = (propertyPath: string): string =>
  propertyPath.replace(/^landlordDetails/, 'landlord').replace(/^tenantDetails\[(\d+)\]/, 'tenants.$1');

function tenantDetailsOf(tenants: readonly PartyValues[]) {
  return withPositions(tenants.map(tidy));
}

function tidy({ name, email, phone, address }: PartyValues): PartyValues {
  return { name: name.trim(), email: email.trim(), phone: tidyPhone(phone), address: address.trim() };
}

function errorOf(path: string, parsed: ReturnType<typeof z.safeParse>): [string, string][] {
  const message = parsed.success ? undefined : parsed.error.issues[0]?.message;
  return message === undefined ? [] : [[path, message]];
}
