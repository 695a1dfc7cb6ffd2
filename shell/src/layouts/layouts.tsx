import type { LayoutName } from 'federation';
import type { ReactElement } from 'react';
import { AuthLayout } from './auth-layout.tsx';
import { CheckoutLayout } from './checkout-layout.tsx';
import { CleanLayout } from './clean-layout.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { FocusedListingLayout } from './focused-listing-layout.tsx';
import { FocusedPropertyCreateLayout } from './focused-property-create-layout.tsx';
import { PropertyDashboardLayout } from './property-dashboard-layout.tsx';

export type { LayoutName };

/**
 * The seven layouts of SPEC §2. A page names one of them in its page table, and the router renders the page inside it.
 */
export const layouts: Record<LayoutName, ReactElement> = {
  default: <DefaultLayout />,
  clean: <CleanLayout />,
  checkout: <CheckoutLayout />,
  'focused-listing': <FocusedListingLayout />,
  'focused-property-create': <FocusedPropertyCreateLayout />,
  'property-dashboard': <PropertyDashboardLayout />,
  auth: <AuthLayout />,
};
