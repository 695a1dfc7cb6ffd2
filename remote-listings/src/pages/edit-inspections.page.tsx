import { prefetch } from 'shared-api';
import type { LoaderFunctionArgs } from 'shared-platform/router';
import { loader as editorLoader, listingOf } from '../editor/editor-loader.ts';
import { tenanciesQuery } from '../editor/inspections/use-tenant-notice.ts';

export { InspectionsStep as Component } from '../editor/inspections/inspections-step.tsx';

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await editorLoader(args);
  const listing = listingOf(args);
  return listing ? prefetch(tenanciesQuery(listing.property.id)) : null;
}
