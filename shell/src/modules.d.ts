/// <reference path="../../shared-ui/src/modules.d.ts" />

/** webpack's own: the nonce of the elements it and libraries inside the bundle make. */
declare var __webpack_nonce__: string;
