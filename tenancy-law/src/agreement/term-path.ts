/** Returns the path of a term in violations: `tenancyAgreementDetails.bond` for `bond`. */
export const termPath = (path: string) => `tenancyAgreementDetails.${path}`;
