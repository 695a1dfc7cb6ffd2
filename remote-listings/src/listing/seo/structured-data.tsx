import { useState, useSyncExternalStore } from 'react';

/**
 * schema.org data for search engines, which read only the server's HTML. Client-side navigation omits it, because
 * nothing reads it there and React would create the `<script>` through innerHTML, which Trusted Types block.
 */
export function StructuredData({ value }: { value: unknown }) {
  const isServerRendered = useSyncExternalStore(neverChanges, clientSnapshot, serverSnapshot);
  const [wasServerRendered] = useState(isServerRendered);
  return wasServerRendered ? <script type="application/ld+json">{escapeForScript(value)}</script> : null;
}

const neverChanges = () => () => undefined;
const clientSnapshot = () => false;
const serverSnapshot = () => true;

/** Escapes text that could close the script element. */
function escapeForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
