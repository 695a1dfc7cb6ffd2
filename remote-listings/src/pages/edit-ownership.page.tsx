import { prefetch } from 'shared-api';
import type { LoaderFunctionArgs } from 'shared-platform/router';
import { loader as editorLoader, listingOf } from '../editor/editor-loader.ts';
import { ownershipQuery } from '../editor/ownership/ownership-documents.ts';

export { OwnershipStep as Component } from '../editor/ownership/ownership-step.tsx';

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await editorLoader(args);
  const listing = listingOf(args);
  return listing ? prefetch(ownershipQuery(listing.property.id)) : null;
}
