import { type ReactNode, useState } from 'react';

/** The path of the page that the gateway rendered, until the browser has rendered the page too. */
let pendingPath: string | null = null;
let copy: DocumentFragment | null = null;

/** Call before React hydrates a page that the gateway rendered. */
export function expectHydration(): void {
  pendingPath = location.pathname;
  copy = null;
}

/** Call when a page has rendered in the browser: its server-rendered content is no longer needed. */
export function endHydration(): void {
  pendingPath = null;
  copy = null;
}

/** Returns true while the document shows server-rendered content that has not been hydrated. On the server: false. */
export function isHydrating(): boolean {
  return pendingPath !== null && pendingPath === location.pathname;
}

/**
 * Returns an element with the server-rendered content of this page, for a page whose code fails or is late: users can
 * still read it and follow its links. Returns null for a page that the gateway did not render.
 */
export function useServerContent(): ReactNode {
  // Copies the content during rendering, because React removes the original when it commits.
  const [content] = useState(() => (isHydrating() ? copyContent() : null));
  return (
    content && (
      <div
        style={{ display: 'contents' }}
        data-server-content
        ref={(element) => element?.replaceChildren(content.cloneNode(true))}
      />
    )
  );
}

function copyContent(): DocumentFragment {
  if (copy) return copy;
  copy = document.createDocumentFragment();
  copy.append(...(document.getElementById('main')?.cloneNode(true).childNodes ?? []));
  // Without the page's code, these would do nothing.
  for (const control of copy.querySelectorAll('button, input, select, textarea')) control.setAttribute('disabled', '');
  return copy;
}
