export { aBuild, aBuiltPackage, aPage, aRemoteRelease, aShellRelease } from './releases.ts';
