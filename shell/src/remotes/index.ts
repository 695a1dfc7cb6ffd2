/**
 * The only door to the federation runtime.
 *
 * A route of a remote's page, in the router:
 *
 *     loader: async (args) => {
 *       const [outcome] = await Promise.all([loadPage(release, row.page), ...guards]);
 *       return { outcome, data: outcome.ok ? await outcome.module.loader?.(args) : null };
 *     },
 *     Component() {
 *       const { outcome } = useLoaderData();
 *       const { revalidate } = useRevalidator();
 *       return <RemoteSlot remote="remote-checkout" outcome={outcome} onRetry={revalidate} />;
 *     },
 *
 * `loadPage` keeps successes and forgets failures, so running the loader again is a true second try. Before anything else
 * `allowFiles` must have been told every release that may load, `setHashSource` where the other hashes come from, and
 * `setProvidedShares` what the shell provides.
 *
 * Under the strict policy `MantineProvider` needs `getStyleNonce={() => document.querySelector('[nonce]').nonce}`, and the first
 * commit should come when the router is initialized: React keeps a committed fallback for 300 ms.
 */
export { allowFiles, setHashSource } from './asset-guard.ts';
export { loadPage, setProvidedShares } from './load-page.ts';
export { onPageFailure } from './page-failures.ts';
export type { PageModule, PageOutcome } from './page-outcome.ts';
export { RemoteSlot } from './remote-slot.tsx';
