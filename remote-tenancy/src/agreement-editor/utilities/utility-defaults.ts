import type { Utility, UtilityService } from 'shared-contract/agreement/agreement-terms';
import type { AustralianState } from 'shared-contract/place/suburb';

/** How a service is usually agreed. A draft starts with it, and the owner changes what differs. */
type Usual = Omit<Utility, 'service' | 'apportionment'>;

const metered = { connected: true, paidBy: 'tenant', individuallyMetered: true } as const;
const ownersCharge = { connected: true, paidBy: 'landlord', individuallyMetered: false } as const;
const tenantsChoice = { connected: false, paidBy: 'tenant', individuallyMetered: false } as const;

const usual: Record<UtilityService, Usual> = {
  electricity: metered,
  gas: { ...tenantsChoice, individuallyMetered: true },
  water: ownersCharge,
  waterUsage: metered,
  sewerage: ownersCharge,
  internet: tenantsChoice,
  phone: tenantsChoice,
  councilWaste: ownersCharge,
  other: tenantsChoice,
};

/** States in which most gas comes in bottles, which have no meter. */
const bottledGas: readonly AustralianState[] = ['NT', 'TAS'];

/** The services in the order of the form. */
export const services = Object.keys(usual) as UtilityService[];

export function usualUtility(state: AustralianState, service: UtilityService): Utility {
  const utility = { service, ...usual[service], apportionment: '' };
  return service === 'gas' && bottledGas.includes(state) ? { ...utility, individuallyMetered: false } : utility;
}
