/** Global variable of the shell that holds the bundler's part of the federation runtime, for remotes. */
export const bundlerRuntimeGlobal = '__verandahFederation';
