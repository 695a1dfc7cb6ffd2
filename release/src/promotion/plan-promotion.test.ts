import { describe, expect, it } from '@jest/globals';
import { noShellFeatures, type Release } from 'federation';
import { aBuild, aPage, aRemoteRelease, aShellRelease } from 'federation/testing';
import { type Change, planPromotion } from './plan-promotion.ts';

const environment = { live: aBuild(), id: 'build-2', now: '2026-01-02T00:00:00.000Z', operator: { by: 'Mia Chen' } };

function changeTo(...releases: Release[]): Change {
  const candidates = releases.map((release) => ({ release, document: release, fileProblems: [] }));
  return { kind: 'promote', candidates, withdrawn: [], problems: [], reason: 'promote' };
}

function reasonsAgainst(change: Change, live = environment.live): string[] {
  const planned = planPromotion({ ...environment, live }, change);
  return 'refused' in planned ? planned.refused : [];
}

describe('planPromotion', () => {
  it('adds the new release to the live ones and records the previous build', () => {
    const listings = aRemoteRelease({ name: 'remote-listings', pages: [aPage({ path: '/search' })] });
    const planned = planPromotion(environment, changeTo(listings, aRemoteRelease({ version: '1.0.1' })));
    expect(planned).toMatchObject({
      plan: {
        audit: { kind: 'promote', by: 'Mia Chen' },
        build: {
          id: 'build-2',
          previous: 'build-1',
          shell: { version: '1.0.0' },
          remotes: { 'remote-checkout': { version: '1.0.1' }, 'remote-listings': { version: '1.0.0' } },
        },
      },
    });
  });

  it('rejects a path that belongs to another remote or to the shell', () => {
    const thief = aRemoteRelease({
      name: 'remote-thief',
      pages: [aPage({ path: '/orders' }), aPage({ path: '/settings/profile' })],
    });
    const reasons = reasonsAgainst(changeTo(thief)).join('\n');
    expect(reasons).toContain('remote-thief (page "orders", /orders) claims /orders, which belongs to remote-checkout');
    expect(reasons).toContain('claims /settings/profile, which belongs to shell');
  });

  it('(b.38) rejects a remote that needs what the live shell does not have, with every reason', () => {
    const demanding = aRemoteRelease({
      version: '2.0.0',
      needs: { react: '^20.0.0', 'shared-new': '^1.0.0' },
      names: { 'shared-ui/mantine/layout': ['Stack', 'Splitter'] },
    });
    expect(reasonsAgainst(changeTo(demanding))).toEqual([
      'remote-checkout@2.0.0 needs react ^20.0.0, shell@1.0.0 provides 19.3.1',
      'remote-checkout@2.0.0 needs shared-new ^1.0.0, which shell@1.0.0 does not provide',
      'remote-checkout@2.0.0 imports Splitter from shared-ui/mantine/layout, which shell@1.0.0 does not have',
    ]);
  });

  it('rejects a shell that a live remote cannot run in, unless that remote is promoted with it', () => {
    const provides = { ...aShellRelease().provides, react: { version: '20.0.0', js: [], css: [] } };
    const shell = aShellRelease({ version: '2.0.0', provides });
    expect(reasonsAgainst(changeTo(shell))).toEqual([
      'remote-checkout@1.0.0 needs react ^19.0.0, shell@2.0.0 provides 20.0.0',
    ]);
    const ready = aRemoteRelease({ version: '2.0.0', needs: { react: '^20.0.0' } });
    expect(reasonsAgainst(changeTo(shell, ready))).toEqual([]);
  });

  it('rejects a remote whose layout, guard, frame, navigation area or mount contract the live shell does not have', () => {
    const features = { layouts: ['wizard'], guards: ['moon'], frames: ['mirror'], navAreas: ['footer'], mounts: ['2'] };
    expect(reasonsAgainst(changeTo(aRemoteRelease({ version: '2.0.0', features })))).toEqual([
      'remote-checkout@2.0.0 needs the layout "wizard", which shell@1.0.0 does not have',
      'remote-checkout@2.0.0 needs the guard "moon", which shell@1.0.0 does not have',
      'remote-checkout@2.0.0 needs the frame "mirror", which shell@1.0.0 does not have',
      'remote-checkout@2.0.0 needs the navigation area "footer", which shell@1.0.0 does not have',
      'remote-checkout@2.0.0 needs the mount contract "2", which shell@1.0.0 does not have',
    ]);
    const shell = aShellRelease({ version: '2.0.0', features: noShellFeatures });
    expect(reasonsAgainst(changeTo(shell))).toEqual([
      'remote-checkout@1.0.0 needs the layout "default", which shell@2.0.0 does not have',
    ]);
  });

  it.each([
    ['global', { global: 'remote_checkout', entry: 'entry.1.js', uniqueName: 'remote-other' }],
    ['uniqueName', { global: 'remote_other', entry: 'entry.1.js', uniqueName: 'remote-checkout' }],
  ])('rejects a second remote with the %s of another', (what, container) => {
    const other = aRemoteRelease({ name: 'remote-other', pages: [aPage({ path: '/other' })], container });
    const [reason] = reasonsAgainst(changeTo(other));
    expect(reason).toMatch(new RegExp(`^remote-other defines the ${what} remote.checkout, which belongs to`));
  });

  it('accepts any React that the floors allow: an update or a roll-back of the shell blocks no remote', () => {
    const withReact = (version: string) =>
      aShellRelease({ version, provides: { ...aShellRelease().provides, react: { version, js: [], css: [] } } });
    const hotfix = aRemoteRelease({ version: '1.0.1' });
    for (const version of ['19.3.2', '19.4.0', '19.3.0']) {
      expect(reasonsAgainst(changeTo(withReact(version)))).toEqual([]);
      expect(reasonsAgainst(changeTo(hotfix), aBuild({ shell: withReact(version) }))).toEqual([]);
    }
  });

  it('ignores conflicts of live releases that stay live, so that one broken remote does not block the others', () => {
    const broken = aRemoteRelease({
      name: 'remote-broken',
      needs: { react: '^20.0.0' },
      pages: [aPage({ path: '/orders' })],
      container: { global: 'remote_checkout', entry: 'entry.1.js' },
    });
    const live = aBuild({ remotes: { ...aBuild().remotes, 'remote-broken': broken } });
    const other = aRemoteRelease({ name: 'remote-other', pages: [aPage({ path: '/other' })] });
    expect(reasonsAgainst(changeTo(other), live)).toEqual([]);
    expect(reasonsAgainst(changeTo(aShellRelease({ version: '1.0.1' })), live)).toEqual([]);
    expect(reasonsAgainst(changeTo({ ...broken, version: '1.0.1' }), live)).toEqual([
      expect.stringContaining('remote-broken (page "orders", /orders) claims /orders'),
      expect.stringContaining('remote-broken defines the global remote_checkout'),
      'remote-broken@1.0.1 needs react ^20.0.0, shell@1.0.0 provides 19.3.1',
    ]);
  });

  it('refuses to change the shell under a live remote that it cannot read, and lets other remotes go live', () => {
    const later = { ...aRemoteRelease({ name: 'remote-later', pages: [] }), unsupported: 'remote-later has format 99' };
    const live = aBuild({ remotes: { ...aBuild().remotes, 'remote-later': later } });
    expect(reasonsAgainst(changeTo(aShellRelease({ version: '1.0.1' })), live)).toEqual([
      'remote-later has format 99. Use a newer release tool to change the shell.',
    ]);
    expect(reasonsAgainst(changeTo(aRemoteRelease({ version: '1.0.1' })), live)).toEqual([]);
  });

  it('rejects a release that lacks a file, a page without code, and an unreadable release', () => {
    const remote = aRemoteRelease({
      version: '1.0.1',
      files: { 'orders.1.js': { bytes: 1, integrity: '' } },
      pages: [aPage(), aPage({ path: '/more', page: 'more' })],
    });
    const change = {
      ...changeTo(remote),
      candidates: [
        {
          release: remote,
          document: remote,
          fileProblems: ['remote-checkout@1.0.1 lacks the file orders.1.js'],
        },
      ],
      problems: ['remote-x has no published version'],
    };
    expect(reasonsAgainst(change)).toEqual([
      'remote-x has no published version',
      'remote-checkout@1.0.1: the container needs entry.1.js, which it does not have',
      'remote-checkout@1.0.1: /more names page "more", which it does not expose',
      'remote-checkout@1.0.1 lacks the file orders.1.js',
    ]);
  });

  it('needs a shell first, and at least one change', () => {
    expect(planPromotion({ ...environment, live: null }, changeTo(aRemoteRelease()))).toEqual({
      refused: ['No shell is live yet: promote one together with its remotes, such as shell@1.0.0'],
    });
    expect(reasonsAgainst(changeTo(aRemoteRelease()))).toEqual([
      'Nothing to do: remote-checkout@1.0.0 is live already',
    ]);
    expect(
      reasonsAgainst(changeTo(aRemoteRelease({ version: '2.0.0' }), aRemoteRelease({ version: '3.0.0' }))),
    ).toEqual(['remote-checkout is named more than once: one version of it can be live']);
  });

  it('withdraws a remote, and only one that is live', () => {
    const planned = planPromotion(environment, { ...changeTo(), withdrawn: ['remote-checkout'] });
    expect(planned).toMatchObject({ plan: { build: { remotes: {} } } });
    expect(reasonsAgainst({ ...changeTo(), withdrawn: ['remote-x'] })).toContain(
      'remote-x is not live, so it cannot be withdrawn',
    );
  });

  it('never withdraws the shell', () => {
    expect(reasonsAgainst({ ...changeTo(), withdrawn: ['shell'] })).toEqual([
      'shell cannot be withdrawn: without it there is no site. Promote another version, or: pnpm release roll-back shell',
    ]);
  });
});
