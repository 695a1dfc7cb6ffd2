/** The context checks of SPEC §2; a page names those it needs in `guards`. */
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
