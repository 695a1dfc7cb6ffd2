import { guardAsset } from './asset-guard.ts';
import { allowStyleText } from './trusted-types.ts';

/**
 * Defines the global function to which webpack passes every script and stylesheet element before inserting it, in the
 * shell and in remotes (federation-build/src/webpack/integrity-plugin.ts). Also creates the Trusted Types policy.
 * main.tsx imports this file first, because any other code may insert an element.
 */
Object.assign(globalThis, { __verandahGuard: guardAsset });
allowStyleText();
