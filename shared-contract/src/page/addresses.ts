export type {
  CheckoutStep,
  ListingEditStep,
  SearchPath,
  TenancyAgreementStep,
  TenantCheckStep,
} from './page-addresses.ts';
/**
 * Functions that build the path of every page in SPEC §2. Remotes use them for links, because they never import each
 * other. They encode ids. A bundle contains only the functions that it uses.
 */
export * as addresses from './page-addresses.ts';
