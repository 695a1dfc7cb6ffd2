import { waitForEarlyStyles } from 'federation';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { expectHydration } from './remotes/server-content.tsx';

/**
 * Renders the site into `#root`.
 * @param isServerRendered true to hydrate the HTML that the gateway rendered, false to render everything in the browser
 */
export async function renderRoot(
  document: Document,
  tree: ReactNode,
  { isServerRendered, ...options }: RootOptions & { isServerRendered: boolean },
): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The HTML has no #root: it did not come from the gateway.');
  if (isServerRendered) {
    await waitForEarlyStyles(document);
    expectHydration();
    hydrateRoot(root, tree, options);
  } else createRoot(root, options).render(tree);
}
