import { useState, useSyncExternalStore } from 'react';

/**
 * Renders schema.org data for search engines, which read only the server's HTML. After a navigation in the browser,
 * renders nothing: no search engine reads it there, and React would create the `<script>` through `innerHTML`, which
 * Trusted Types block.
 */
export function StructuredData({ value }: { value: unknown }) {
  const isServerRendered = useSyncExternalStore(neverChanges, clientSnapshot, serverSnapshot);
  const [wasServerRendered] = useState(isServerRendered);
  return wasServerRendered ? <script type="application/ld+json">{escapeForScript(value)}</script> : null;
}

const neverChanges = () => () => undefined;
const clientSnapshot = () => false;
const serverSnapshot = () => true;

/** Converts a value to JSON in which no text can close the script element. */
function escapeForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
