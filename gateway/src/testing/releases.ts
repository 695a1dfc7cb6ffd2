import { aBuild, aFile, aPage, aRemoteRelease, aShellRelease } from 'federation/testing';

const shell = aShellRelease({
  files: {
    'shell.11.js': aFile,
    'shell.11.css': aFile,
    'inputs.22.js': aFile,
    'data.33.js': aFile,
    'context-checks.88.js': aFile,
    'figtree.77.woff2': aFile,
  },
  entry: { js: ['shell.11.js'], css: ['shell.11.css'] },
  contextChecks: { js: ['context-checks.88.js'], css: [] },
  provides: {
    react: { version: '19.3.1', js: [], css: [] },
    'shared-ui/mantine/inputs': { version: '1.0.0', js: ['inputs.22.js'], css: [] },
    'shared-ui/mantine/data': { version: '1.0.0', js: ['data.33.js'], css: [] },
  },
  names: {},
});

export const listings = aRemoteRelease({
  name: 'remote-listings',
  files: { 'remoteEntry.44.js': aFile, 'search.55.js': aFile, 'search.55.css': aFile, 'listing.66.js': aFile },
  pages: [
    aPage({
      path: '/search/:listingType?',
      page: 'search',
      access: 'public',
      title: 'Search',
      nav: { in: 'main', label: 'Search', order: 1 },
    }),
    aPage({
      path: '/listings/:listingId',
      page: 'listing',
      layout: 'clean',
      access: 'public',
      title: 'Listing',
      resource: '/api/listings/:listingId',
    }),
    aPage({
      path: '/properties/:propertyId/listings',
      page: 'listing',
      layout: 'property-dashboard',
      guards: ['property'],
      title: '</title><script>',
    }),
    aPage({
      path: '/offers/:token',
      page: 'offer',
      layout: 'clean',
      access: 'public',
      title: 'Offer',
      secretUrl: true,
    }),
    aPage({
      path: '/orders/:orderId/checkout/payment',
      page: 'checkout-payment',
      layout: 'checkout',
      title: 'Payment',
      embeds: 'payment',
    }),
  ],
  container: { global: 'remote_listings', entry: 'remoteEntry.44.js' },
  exposes: {
    search: { js: ['search.55.js'], css: ['search.55.css'], shared: ['react', 'shared-ui/mantine/inputs'] },
    listing: { js: ['listing.66.js'], css: [], shared: ['react'] },
  },
  needs: { react: '^19.0.0' },
  names: {},
});

/** The build that is live at first. */
export const first = aBuild({ shell, remotes: { 'remote-listings': listings } });
