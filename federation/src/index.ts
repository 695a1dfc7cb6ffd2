export { incompatibilities, satisfies } from './compatibility.ts';
export { defineRemote, type RemoteDefinition, remoteDefinition } from './define-remote.ts';
export {
  colourSchemeScript,
  removeSettledTagsScript,
  trustedTypesPolicies,
  warmFormattersScript,
} from './document.ts';
export { earlyStylesScript, waitForEarlyStyles } from './early-styles.ts';
export { fallbackHtml, fallbackScript, startFailedEvent } from './fallback.ts';
export { acceptsParams, matchPage, type PageMatch } from './match-page.ts';
export type {
  Mount,
  MountContext,
  MountContract,
  MountedPage,
  MountRequest,
  MountSession,
} from './mount.ts';
export { type Budgets, budgetOf, type Owner, type Ownership, ownership } from './ownership.ts';
export { type GuardName, type LayoutName, type Page, type PageInput, page, remoteName } from './page.ts';
export { pathClaims } from './path-claims.ts';
export { duplicateGlobals, isolateIncompatible, readBuild, readRemote, readVisit } from './read-registry.ts';
export {
  type Build,
  type LatestBuild,
  latestBuild,
  type Release,
  type RemoteRelease,
  registryFormat,
  release,
  remoteRelease,
  type ShellRelease,
  shellRelease,
  type Visit,
} from './registry.ts';
export { hostOnlyPackages, mantineGroups, sharedModuleFor, sharedModules } from './shared-modules.ts';
export {
  noShellFeatures,
  requiredShellFeatures,
  type ShellFeatures,
  supportedShellFeatures,
} from './shell-features.ts';
export { shellPages } from './shell-pages.ts';
