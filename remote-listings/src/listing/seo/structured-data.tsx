import { useState, useSyncExternalStore } from 'react';

/**
 * schema.org data for search engines, which read the HTML as it is served. A page that somebody comes to within the site leaves it
 * out: nobody reads it there, and React makes a `<script>` by HTML, which Trusted Types refuse.
 */
export function StructuredData({ value }: { value: unknown }) {
  const isServerRendered = useSyncExternalStore(never, isBrowserOnly, isServedToo);
  const [wasServerRendered] = useState(isServerRendered);
  return wasServerRendered ? <script type="application/ld+json">{escapeForScript(value)}</script> : null;
}

const never = () => () => undefined;
const isBrowserOnly = () => false;
const isServedToo = () => true;

/** No text of a listing ends the element it stands in. */
function escapeForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
