import { describe, expect, it } from '@jest/globals';
import { missingShellFeatures, requiredShellFeatures, supportedShellFeatures } from './shell-features.ts';
import { aPage } from './testing/index.ts';

describe('features of a page table', () => {
  it('lists each layout, guard, frame and navigation area once', () => {
    const pages = [
      aPage({ layout: 'clean', guards: ['property'], nav: { in: 'property', label: 'A', order: 1 } }),
      aPage({ layout: 'clean', guards: ['property', 'order'], frame: 'settings' }),
    ];
    expect(requiredShellFeatures(pages)).toEqual({
      layouts: ['clean'],
      guards: ['order', 'property'],
      frames: ['settings'],
      navAreas: ['property'],
    });
  });

  it('are all there in a shell of this version, whatever pages name', () => {
    expect(missingShellFeatures(requiredShellFeatures([aPage()]), supportedShellFeatures)).toEqual([]);
  });
});
