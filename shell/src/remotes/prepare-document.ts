import { guardAsset } from './asset-guard.ts';
import { allowStyleText } from './trusted-types.ts';

/**
 * Imported first by main.tsx, so that it runs before any code can insert a chunk or a style: webpack's chunk loading, the shell's
 * and each remote's, calls this global with every element (federation-build/src/webpack/integrity-plugin.ts).
 */
Object.assign(globalThis, { __verandahGuard: guardAsset });
allowStyleText();
