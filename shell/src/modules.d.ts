/// <reference path="../../shared-ui/src/modules.d.ts" />

/** A function of webpack: registers the shared modules of this build in a share scope. */
declare const __webpack_init_sharing__: (scope: 'default') => Promise<void>;
declare const __webpack_share_scopes__: {
  /** The shared modules by name and version, as the federation runtime takes them too. */
  readonly default: Parameters<
    ReturnType<typeof import('@module-federation/enhanced/runtime').createInstance>['initShareScopeMap']
  >[1];
};
