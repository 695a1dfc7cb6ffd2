import type { LoaderFunctionArgs } from 'shared-platform/router';
import { loadDescriptionEditor } from '../editor/description/description-step.tsx';
import { loader as editorLoader } from '../editor/editor-loader.ts';

export { DescriptionStep as Component } from '../editor/description/description-step.tsx';

export function loader(args: LoaderFunctionArgs): Promise<null> {
  // Preloads the editor after the press has painted. The step handles a failure when it renders.
  setTimeout(() => loadDescriptionEditor().catch(() => {}));
  return editorLoader(args);
}
