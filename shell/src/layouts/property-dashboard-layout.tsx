import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useLocation, useParams } from 'react-router';
import { isApiProblem, resourceQuery } from 'shared-api';
import { SiteHeader } from '../header/site-header.tsx';
import { Footer } from './footer.tsx';
import { type ShownProperty, shownProperty } from './layout-contracts.ts';
import classes from './main.module.css';
import { Main } from './main.tsx';
import own from './property-dashboard-layout.module.css';
import header from './property-header.module.css';
import navigation from './property-navigation.module.css';

type Parts = typeof import('./property-parts.ts');

/** The parts, once they have loaded. */
let loadedParts: Parts | null = null;

/**
 * Returns the parts of the layout that are in the chunk of the context checks. All pages of a property load it, so the
 * parts cost other pages nothing. Returns null while they load. After a failure the next navigation tries again, also
 * that of Try again on the error page.
 */
function useParts(): Parts | null {
  const [parts, setParts] = useState(loadedParts);
  const { key } = useLocation();
  useEffect(() => {
    if (parts) return;
    import(/* webpackChunkName: "context-checks" */ './property-parts.ts').then(
      ({ PropertyHeader, PropertyNavigation }) => {
        loadedParts = { PropertyHeader, PropertyNavigation };
        setParts(loadedParts);
      },
      // The context check of the page fails with the same chunk, and the page then shows the error.
      () => {},
    );
  }, [key, parts]);
  return parts;
}

/**
 * The layout of a property's pages: picture and address of the property, and a side navigation with the pages of all
 * remotes.
 */
export function PropertyDashboardLayout() {
  const { propertyId = '' } = useParams();
  const { property, isMissing } = useProperty(propertyId);
  const parts = useParts();
  return (
    <div className={classes.page} data-layout="property-dashboard">
      <SiteHeader />
      {!isMissing && (parts ? <parts.PropertyHeader property={property} /> : <div className={header.waiting} />)}
      <div className={isMissing ? own.alone : own.columns}>
        {!isMissing &&
          (parts ? <parts.PropertyNavigation propertyId={propertyId} /> : <div className={navigation.waiting} />)}
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
