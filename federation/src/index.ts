export { incompatibilities, satisfies } from './compatibility.ts';
export { defineRemote, type RemoteDefinition, remoteDefinition } from './define-remote.ts';
export { colourSchemeScript, firstFormatsScript, settledTagsScript, trustedTypesPolicies } from './document.ts';
export { earlyStylesScript, paintWithoutLateStyles } from './early-styles.ts';
export { matchPage, type PageMatch, takesValues } from './match-page.ts';
export { type GuardName, type LayoutName, type Page, page, remoteName } from './page.ts';
export { pathClaims } from './path-claims.ts';
export {
  type Build,
  build,
  type LatestBuild,
  latestBuild,
  type Release,
  type RemoteRelease,
  release,
  remoteRelease,
  type ShellRelease,
  shellRelease,
  type Visit,
  visit,
} from './registry.ts';
export { sharedModules } from './shared-modules.ts';
export { shellPages } from './shell-pages.ts';
