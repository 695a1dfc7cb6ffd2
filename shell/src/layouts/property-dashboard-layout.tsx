import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from 'react-router';
import { isApiProblem, resourceQuery } from 'shared-api';
import { SiteHeader } from '../header/site-header.tsx';
import { usePageTables } from '../site.ts';
import { Footer } from './footer.tsx';
import { type ShownProperty, shownProperty } from './layout-contracts.ts';
import classes from './main.module.css';
import { Main } from './main.tsx';
import own from './property-dashboard-layout.module.css';
import { PropertyHeader } from './property-header.tsx';
import { propertySections } from './property-links.ts';
import { PropertyNavigation } from './property-navigation.tsx';

/**
 * The layout of a property's pages: picture and address of the property, and a side navigation with the pages of all
 * remotes.
 */
export function PropertyDashboardLayout() {
  const { propertyId = '' } = useParams();
  const sections = propertySections(usePageTables(), propertyId);
  const { property, isMissing } = useProperty(propertyId);
  return (
    <div className={classes.page} data-layout="property-dashboard">
      <SiteHeader />
      {!isMissing && <PropertyHeader property={property} />}
      <div className={isMissing ? own.alone : own.columns}>
        {!isMissing && <PropertyNavigation sections={sections} />}
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
