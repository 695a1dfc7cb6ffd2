export type {
  CheckoutStep,
  ListingEditStep,
  SearchPath,
  TenancyAgreementStep,
  TenantCheckStep,
} from './page-addresses.ts';
/**
 * A typed builder for every page of SPEC §2. Remotes link through here and never import each other.
 * Every id is encoded, so an address never changes its meaning. A namespace, so that each package carries what it builds.
 */
export * as addresses from './page-addresses.ts';
