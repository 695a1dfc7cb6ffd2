import { describe, expect, it } from '@jest/globals';
import { isolateIncompatible, readBuild, readVisit } from './read-registry.ts';
import { registryFormat } from './registry.ts';
import { noShellFeatures } from './shell-features.ts';
import { aBuild, aPage, aRemoteRelease, aShellRelease } from './testing/index.ts';

const checkout = aRemoteRelease();
const listings = aRemoteRelease({ name: 'remote-listings', pages: [aPage({ path: '/search' })] });
const { id } = aBuild();

/** A build as JSON with the listings replaced by something that may be no release. */
const buildWith = (entry: unknown): unknown =>
  JSON.parse(JSON.stringify({ ...aBuild(), remotes: { 'remote-checkout': checkout, 'remote-listings': entry } }));

const problemsOf = (json: unknown) => {
  const { remotes } = isolateIncompatible(readBuild(json, id));
  return Object.values(remotes).map(({ name, unsupported }) => [name, unsupported]);
};

describe('readBuild', () => {
  it('reads what a build of this version wrote', () => {
    expect(readBuild(buildWith(listings), id).remotes).toEqual({
      'remote-checkout': checkout,
      'remote-listings': listings,
    });
  });

  it.each([
    ['of a newer format', { ...listings, format: registryFormat + 1 }, 'has format 3; this site reads formats up to 2'],
    ['with an unknown layout', withFeature('layouts'), 'needs the layout "wizard", which this site does not have'],
    ['with an unknown guard', withFeature('guards'), 'needs the guard "wizard", which this site does not have'],
    ['with an unknown frame', withFeature('frames'), 'needs the frame "wizard", which this site does not have'],
    ['with an unknown nav area', withFeature('navAreas'), 'needs the navigation area "wizard", which this site'],
    ['with an unknown mount contract', withFeature('mounts'), 'needs the mount contract "wizard", which this site'],
    [
      'with a page that cannot be read',
      { ...listings, pages: [{ path: '/search', access: 'moon' }] },
      'cannot be read',
    ],
    ['of another name', { ...listings, name: 'remote-other' }, 'contains the release of remote-other'],
    ['that is null', null, 'cannot be read'],
  ])('isolates a remote %s and keeps the others', (_case, entry, reason) => {
    expect(problemsOf(buildWith(entry))).toEqual([
      ['remote-checkout', undefined],
      ['remote-listings', expect.stringContaining(reason)],
    ]);
  });

  it('keeps the addresses of an isolated remote, so that they show a failure and not Page Not Found', () => {
    const { remotes } = readBuild(buildWith({ ...listings, format: registryFormat + 1 }), id);
    expect(remotes['remote-listings']?.pages).toEqual([
      expect.objectContaining({ path: '/search', layout: 'default', access: 'public' }),
    ]);
  });

  it('reads documents from before the format had a version', () => {
    const { format: _format, features: _features, ...old } = listings;
    expect(problemsOf(buildWith(old))[1]).toEqual(['remote-listings', undefined]);
  });

  it('ignores fields it does not know', () => {
    expect(problemsOf(buildWith({ ...listings, invented: 'later' }))[1]).toEqual(['remote-listings', undefined]);
  });

  it('throws when the shell of the build is invalid', () => {
    expect(() => readBuild({ ...aBuild(), shell: {} }, id)).toThrow();
  });

  it('throws when the build has another id than its file', () => {
    expect(() => readBuild(buildWith(listings), 'b.77')).toThrow(`builds/meta/b.77.json contains the build ${id}`);
  });
});

describe('isolateIncompatible', () => {
  it('isolates a remote that the shell of the build does not fit', () => {
    const demanding = { ...listings, needs: { react: '^20.0.0' } };
    expect(problemsOf(buildWith(demanding))[1]?.[1]).toContain('needs react ^20.0.0');
  });

  it('(b.31) isolates the second of two remotes that define one global or one uniqueName', () => {
    const container = { ...listings.container, global: 'remote_checkout' };
    expect(problemsOf(buildWith({ ...listings, container }))).toEqual([
      ['remote-checkout', undefined],
      ['remote-listings', 'remote-listings defines the global remote_checkout, which belongs to remote-checkout'],
    ]);
    const sameName = { ...listings.container, uniqueName: 'remote-checkout' };
    expect(problemsOf(buildWith({ ...listings, container: sameName }))[1]?.[1]).toContain('uniqueName remote-checkout');
  });

  it('compares with the features of the shell that runs, not of the reader', () => {
    const older = { ...noShellFeatures, layouts: ['clean'] };
    const build = readBuild(buildWith(listings), id);
    const shell = aShellRelease({ features: older });
    expect(isolateIncompatible({ ...build, shell }).remotes['remote-listings']?.unsupported).toContain(
      'needs the layout "default"',
    );
  });
});

describe('readVisit', () => {
  const config = { apiBaseUrl: '', appLogServiceUrl: null, buildPollMinutes: 60, tagManagerId: null };
  const visit = { format: registryFormat, buildId: 'b', buildIntegrity: null, config, nav: [], matched: null };

  it('isolates a matched remote that it cannot read', () => {
    const matched = { ...listings, pages: [{ path: '/search', layout: 'wizard' }] };
    expect(readVisit({ ...visit, matched }).matched?.unsupported).toContain('cannot be read');
    expect(readVisit({ ...visit, matched: listings }).matched).toEqual(listings);
  });

  it('reads navigation of an older gateway, without a mode, and of a newer one, with a mode that it does not know', () => {
    const entry = { label: 'Search', path: '/search', order: 1, access: 'public' };
    const nav = [entry, { ...entry, mode: 'find' }, { ...entry, mode: 'build' }];
    expect(readVisit({ ...visit, nav }).nav).toEqual(nav);
  });

  it('says which format it read when the visit itself is invalid', () => {
    expect(() => readVisit({ ...visit, format: 9, config: null })).toThrow('has format 9, this shell reads 2');
  });
});

function withFeature(kind: keyof typeof listings.features) {
  return { ...listings, features: { ...listings.features, [kind]: ['wizard'] } };
}
