import type { LoaderFunctionArgs } from 'shared-platform/router';
import { loadDescriptionEditor } from '../editor/description/description-step.tsx';
import { loader as editorLoader } from '../editor/editor-loader.ts';

export { DescriptionStep as Component } from '../editor/description/description-step.tsx';

export function loader(args: LoaderFunctionArgs): Promise<null> {
  // Loads the code of the editor early, but after the browser has painted the pressed link. If the download fails, the
  // step handles the error when it renders.
  setTimeout(() => loadDescriptionEditor().catch(() => {}));
  return editorLoader(args);
}
