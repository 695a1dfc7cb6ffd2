/** Names of the context checks of SPEC §2. A page lists those that it needs in `guards`. */
export type ContextName =
  | 'checkout'
  | 'listing'
  | 'listing-order'
  | 'order-confirmation'
  | 'order'
  | 'property'
  | 'property-enhancements'
  | 'subscription'
  | 'tenancy-agreement'
  | 'tenancy';
