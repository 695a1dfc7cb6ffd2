import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from 'react-router';
import { resourceQuery } from 'shared-api';
import { SiteHeader } from '../header/site-header.tsx';
import { usePageTables } from '../site.ts';
import { Footer } from './footer.tsx';
import { type ShownProperty, shownProperty } from './layout-contracts.ts';
import classes from './main.module.css';
import { Main } from './main.tsx';
import own from './property-dashboard-layout.module.css';
import { PropertyHeader } from './property-header.tsx';
import { propertyLinks } from './property-links.ts';
import { PropertyNavigation } from './property-navigation.tsx';

/**
 * The layout of a property's pages: picture and address of the property, and a side navigation with the pages of all
 * remotes.
 */
export function PropertyDashboardLayout() {
  const { propertyId = '' } = useParams();
  const links = propertyLinks(usePageTables(), propertyId);
  return (
    <div className={classes.page} data-layout="property-dashboard">
      <SiteHeader />
      <PropertyHeader property={useProperty(propertyId)} />
      <div className={own.columns}>
        <PropertyNavigation links={links} />
        <Main>
          <Outlet />
        </Main>
      </div>
      <Footer />
    </div>
  );
}

/**
 * Returns the property from the query cache; null while it is not cached. Sends no request, because the router loads
 * the property before the page opens. The component renders again when the cached property changes.
 */
function useProperty(propertyId: string): ShownProperty | null {
  const query = resourceQuery(`/api/properties/${encodeURIComponent(propertyId)}`, shownProperty);
  const { data } = useQuery({ ...query, enabled: false });
  return data ?? null;
}
