import type { StateFormWords } from 'tenancy-law/form/state-form';
import type { EndGroundCode } from 'tenancy-law/rules/notice-to-end-rows';

/** The grounds of `tenancy-law` as the tenants read them; its own labels address the owner. */
const groundTexts: Record<EndGroundCode, (landlord: string, tenant: string) => string> = {
  sale: (landlord) => `The ${landlord} is selling the premises`,
  ownerMovesIn: (landlord) => `The ${landlord} or the ${landlord}’s family will live in the premises`,
  renovation: () => 'Major repairs or renovation that need the premises to be empty',
  demolition: () => 'The premises will be demolished',
  changeOfUse: () => 'The premises will no longer be rented as a home',
  endOfTerm: () => 'The fixed term ends',
  noGround: () => 'No reason is given; the law doesn’t ask for one',
  arrears: () => 'Rent is overdue',
  breach: (_, tenant) => `The ${tenant} broke the agreement`,
};

/** Returns the ground of a notice in the words of the state's form. A code of a later release is shown as it is. */
export function groundText(code: string, { landlord, tenant }: StateFormWords): string {
  return groundTexts[code as EndGroundCode]?.(landlord.toLowerCase(), tenant.toLowerCase()) ?? code;
}
