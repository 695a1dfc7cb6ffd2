/// <reference path="../../shared-ui/src/modules.d.ts" />

/** webpack: the nonce of elements that the bundle inserts. */
declare var __webpack_nonce__: string;

/** webpack: registers the shared modules of this build in a share scope. */
declare const __webpack_init_sharing__: (scope: 'default') => Promise<void>;
declare const __webpack_share_scopes__: {
  /** By name and version. */
  readonly default: Record<string, Record<string, { get: () => Promise<() => object>; eager?: boolean }>>;
};
