import { guardAsset } from './asset-guard.ts';
import { allowStyleText } from './trusted-types.ts';

/**
 * main.tsx imports this first, before any code can insert a chunk or a style. webpack's chunk loading calls this global
 * with every element, in the shell and in remotes (federation-build/src/webpack/integrity-plugin.ts).
 */
Object.assign(globalThis, { __verandahGuard: guardAsset });
allowStyleText();
