import { describe, expect, it } from '@jest/globals';
import {
  missingShellFeatures,
  requiredShellFeatures,
  shellFeatures,
  supportedShellFeatures,
} from './shell-features.ts';
import { aPage } from './testing/index.ts';

describe('features of a page table', () => {
  it('lists each layout, guard, frame, navigation area and the mount contract once', () => {
    const pages = [
      aPage({ layout: 'clean', guards: ['property'], nav: { in: 'property', label: 'A', order: 1 } }),
      aPage({ layout: 'clean', guards: ['property', 'order'], frame: 'settings' }),
    ];
    expect(requiredShellFeatures({ pages, mount: 1 })).toEqual({
      layouts: ['clean'],
      guards: ['order', 'property'],
      frames: ['settings'],
      navAreas: ['property'],
      mounts: ['1'],
    });
  });

  it('are all there in a shell of this version, whatever pages name', () => {
    expect(missingShellFeatures(requiredShellFeatures({ pages: [aPage()], mount: 1 }), supportedShellFeatures)).toEqual(
      [],
    );
  });

  it('has no mount contract in a shell that was released before there were any', () => {
    const { mounts: _later, ...older } = supportedShellFeatures;
    const required = requiredShellFeatures({ pages: [aPage()], mount: 1 });
    expect(missingShellFeatures(required, shellFeatures.parse(older))).toEqual(['the mount contract "1"']);
  });
});
