import type { StateFormLabels } from 'tenancy-law/form/state-form';
import type { EndGroundCode } from 'tenancy-law/rules/notice-to-end-rows';

/**
 * The grounds of `tenancy-law` as the tenants read them; its own labels address the owner. `agreement` is the ground
 * for a property that is not a home.
 */
const groundTexts: Record<EndGroundCode | 'agreement', (landlord: string, tenant: string) => string> = {
  sale: (landlord) => `The ${landlord} is selling the premises`,
  ownerMovesIn: (landlord) => `The ${landlord} or the ${landlord}’s family will live in the premises`,
  renovation: () => 'Major repairs or renovation that need the premises to be empty',
  demolition: () => 'The premises will be demolished',
  changeOfUse: () => 'The premises will no longer be rented as a home',
  endOfTerm: () => 'The fixed term ends',
  noGround: () => 'No reason is given; the law doesn’t ask for one',
  arrears: () => 'Rent is overdue',
  breach: (_, tenant) => `The ${tenant} broke the agreement`,
  agreement: (landlord) => `The ${landlord} ends the lease as the agreement allows`,
};

/** Returns the ground of a notice in the words of the state's form. A code of a later release is shown as it is. */
export function groundText(code: string, { landlord, tenant }: StateFormLabels): string {
  return groundTexts[code as keyof typeof groundTexts]?.(landlord.toLowerCase(), tenant.toLowerCase()) ?? code;
}
