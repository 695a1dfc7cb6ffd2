export type {
  CheckoutStep,
  ListingEditStep,
  SearchPath,
  TenancyAgreementStep,
  TenantCheckStep,
} from './page-addresses.ts';
/**
 * Builds the path of every page in SPEC §2. Remotes link through it and never import each other. Ids are encoded. As a
 * namespace it is tree-shaken, so each package contains only the builders it uses.
 */
export * as addresses from './page-addresses.ts';
