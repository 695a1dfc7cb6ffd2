import {
  type AgreementTerms,
  meteredServices,
  type Utility,
  type UtilityService,
} from 'shared-contract/agreement/agreement-terms';
import type { AustralianState } from 'shared-contract/place/suburb';
import * as z from 'shared-contract/schema';
import { services, usualUtility } from './utility-defaults.ts';

export const utilityValues = z.object({
  connected: z.boolean(),
  paidBy: z.enum(['landlord', 'tenant']),
  individuallyMetered: z.boolean(),
  apportionment: z.string(),
});
export type UtilityValues = z.infer<typeof utilityValues>;

/** Each service is a field of its own, so that changes of different services merge. */
export const utilitiesValues = z.object({
  electricity: utilityValues,
  gas: utilityValues,
  water: utilityValues,
  waterUsage: utilityValues,
  sewerage: utilityValues,
  internet: utilityValues,
  phone: utilityValues,
  councilWaste: utilityValues,
  other: utilityValues,
}) satisfies z.ZodMiniType<Record<UtilityService, UtilityValues>>;
export type UtilitiesValues = z.infer<typeof utilitiesValues>;

/** Returns the services of the agreement. One that it does not name is not connected. */
export function utilitiesValuesOf(
  { utilities = [] }: Partial<AgreementTerms>,
  state: AustralianState,
): UtilitiesValues {
  return byService((service) => {
    const missing = { ...usualUtility(state, service), connected: false };
    return valuesOf(utilities.find((one) => one.service === service) ?? missing);
  });
}

/** Returns what is usually connected in the state, and who pays for it. */
export function usualUtilitiesValues(state: AustralianState): UtilitiesValues {
  return byService((service) => valuesOf(usualUtility(state, service)));
}

function valuesOf({ connected, paidBy, individuallyMetered, apportionment }: Utility): UtilityValues {
  return { connected, paidBy, individuallyMetered, apportionment };
}

function byService(values: (service: UtilityService) => UtilityValues): UtilitiesValues {
  return {
    electricity: values('electricity'),
    gas: values('gas'),
    water: values('water'),
    waterUsage: values('waterUsage'),
    sewerage: values('sewerage'),
    internet: values('internet'),
    phone: values('phone'),
    councilWaste: values('councilWaste'),
    other: values('other'),
  };
}

/**
 * Returns the term `utilities`. How a bill is divided is stored only where the form asks for it, so that no hidden
 * text stays in the agreement.
 */
export function utilitiesOf(values: UtilitiesValues): Utility[] {
  return services.map((service) => {
    const value = values[service];
    return { service, ...value, apportionment: asksForApportionment(service, value) ? value.apportionment.trim() : '' };
  });
}

/**
 * True if the form asks how the bill is divided: for a service with a meter that the tenants pay without a meter of
 * their own. For another service it asks which one it is.
 */
export function asksForApportionment(
  service: UtilityService,
  { connected, paidBy, individuallyMetered }: UtilityValues,
): boolean {
  if (!connected) return false;
  return service === 'other' || (paidBy === 'tenant' && meteredServices.includes(service) && !individuallyMetered);
}
