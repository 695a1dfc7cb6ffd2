import { aPage, aRemoteRelease } from 'federation/testing';

export function checkout(hash: string) {
  return aRemoteRelease(filesOf(hash, 'remote-checkout'));
}

export function listings(hash: string) {
  return aRemoteRelease({
    ...filesOf(hash, 'remote-listings'),
    pages: [aPage({ path: '/search', page: 'orders' })],
  });
}

/** The fields of a release with two files whose names contain `hash`. */
export function filesOf(hash: string, name: string) {
  const file = { bytes: 1, integrity: '' };
  return {
    name,
    files: { [`entry.${hash}.js`]: file, [`orders.${hash}.js`]: file },
    container: { global: name.replaceAll('-', '_'), entry: `entry.${hash}.js` },
    exposes: { orders: { js: [`orders.${hash}.js`], css: [], shared: [] } },
  };
}
