import { prefetch } from 'shared-api';
import type { LoaderFunctionArgs } from 'shared-platform/router';
import { loadDraggableList } from 'shared-ui';
import { loader as editorLoader } from '../editor/editor-loader.ts';
import { assetsQuery } from '../editor/media/assets.ts';

export { MediaStep as Component } from '../editor/media/media-step.tsx';

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  loadDraggableList().catch(() => {});
  await Promise.all([editorLoader(args), prefetch(assetsQuery(args.params.listingId ?? ''))]);
  return null;
}
