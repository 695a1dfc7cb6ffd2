import type { LoaderFunctionArgs } from 'shared-platform/router';
import { loadDescriptionEditor } from '../editor/description/description-step.tsx';
import { loader as editorLoader } from '../editor/editor-loader.ts';

export { DescriptionStep as Component } from '../editor/description/description-step.tsx';

export function loader(args: LoaderFunctionArgs): Promise<null> {
  // Whoever is about to open the step has it on its way, though not before the press is answered; a failure is the step's, which
  // asks again.
  setTimeout(() => loadDescriptionEditor().catch(() => {}));
  return editorLoader(args);
}
