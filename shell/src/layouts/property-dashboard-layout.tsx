import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { Outlet, useParams } from 'react-router';
import { isApiProblem, resourceQuery } from 'shared-api';
import { SiteHeader } from '../header/site-header.tsx';
import { Footer } from './footer.tsx';
import { type ShownProperty, shownProperty } from './layout-contracts.ts';
import classes from './main.module.css';
import { Main } from './main.tsx';
import own from './property-dashboard-layout.module.css';
import header from './property-header.module.css';
import navigation from './property-navigation.module.css';

type Parts = {
  PropertyHeader: ComponentType<{ property: ShownProperty | null }>;
  PropertyNavigation: ComponentType<{ propertyId: string }>;
};

/**
 * The parts are in the chunk of the context checks, which all pages of a property load, so that they cost other pages
 * nothing. Without this code, the page is shown without them.
 */
const loadParts = (): Promise<Parts> =>
  import(/* webpackChunkName: "context-checks" */ './property-parts.ts').catch(() => ({
    PropertyHeader: () => null,
    PropertyNavigation: () => null,
  }));

const PropertyHeader = lazy(async () => ({ default: (await loadParts()).PropertyHeader }));
const PropertyNavigation = lazy(async () => ({ default: (await loadParts()).PropertyNavigation }));

/**
 * The layout of a property's pages: picture and address of the property, and a side navigation with the pages of all
 * remotes.
 */
export function PropertyDashboardLayout() {
  const { propertyId = '' } = useParams();
  const { property, isMissing } = useProperty(propertyId);
  return (
    <div className={classes.page} data-layout="property-dashboard">
      <SiteHeader />
      {!isMissing && (
        <Suspense fallback={<div className={header.waiting} />}>
          <PropertyHeader property={property} />
        </Suspense>
      )}
      <div className={isMissing ? own.alone : own.columns}>
        {!isMissing && (
          <Suspense fallback={<div className={navigation.waiting} />}>
            <PropertyNavigation propertyId={propertyId} />
          </Suspense>
        )}
        <Main>
          <Outlet />
        </Main>
      </div>
      <Footer />
    </div>
  );
}

/**
 * Returns the cached property, which the page's context check has loaded. `isMissing` is true when the check found none
 * of this user: the page then shows Page Not Found, without the header and the navigation of a property. Requests
 * nothing itself, and renders again when the cached property changes.
 */
function useProperty(propertyId: string): { property: ShownProperty | null; isMissing: boolean } {
  const query = resourceQuery(`/api/properties/${encodeURIComponent(propertyId)}`, shownProperty);
  const { data, error } = useQuery({ ...query, enabled: false });
  const isMissing = [403, 404].some((status) => isApiProblem(error, { status }));
  return { property: data ?? null, isMissing };
}
