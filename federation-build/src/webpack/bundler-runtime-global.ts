/** Global variable of the shell that holds the bundler's part of the federation runtime, for remotes. */
export const bundlerRuntimeGlobal = '__verandahFederation';

/** Whose version says whether a remote and the shell's global are made for each other: compared like that of a shared module. */
export const runtimePackage = '@module-federation/enhanced';
