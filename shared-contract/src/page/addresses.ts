export type {
  CheckoutStep,
  ListingEditStep,
  SearchPath,
  TenancyAgreementStep,
  TenantCheckStep,
} from './page-addresses.ts';
/**
 * Functions that return the path of each page in SPEC §2, with ids encoded. Remotes use them for links to pages of
 * other remotes, which they cannot import. A bundle contains only the functions that it uses.
 */
export * as addresses from './page-addresses.ts';
