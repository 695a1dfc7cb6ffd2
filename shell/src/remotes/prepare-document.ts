import { guardAsset } from './asset-guard.ts';
import { allowStyleText } from './trusted-types.ts';

/**
 * Sets a global function that webpack's chunk loading calls with every element it inserts, in the shell and in remotes
 * (federation-build/src/webpack/integrity-plugin.ts). main.tsx imports this file first, before any other code can
 * insert a chunk or a style.
 */
Object.assign(globalThis, { __verandahGuard: guardAsset });
allowStyleText();
