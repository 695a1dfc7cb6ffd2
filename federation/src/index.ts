export { incompatibilities, isNewer, satisfies } from './compatibility.ts';
export { defineRemote, type RemoteDefinition, remoteDefinition } from './define-remote.ts';
export {
  colourSchemeScript,
  removeSettledTagsScript as settledTagsScript,
  trustedTypesPolicies,
  warmFormattersScript as firstFormatsScript,
} from './document.ts';
export { earlyStylesScript, unblockLateStyles as paintWithoutLateStyles } from './early-styles.ts';
export { acceptsParams as takesValues, matchPage, type PageMatch } from './match-page.ts';
export { type GuardName, type LayoutName, type Page, type PageInput, page, remoteName } from './page.ts';
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
export { hostOnlyPackages, mantineGroups, sharedModuleFor, sharedModules } from './shared-modules.ts';
export { shellPages } from './shell-pages.ts';
