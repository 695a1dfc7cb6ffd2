import { defineRemote } from 'federation';

export default defineRemote({
  name: 'remote-mounted',
  owner: { team: 'Example', support: 'example@verandah.example' },
  // React 18 and its DOM renderer are most of it.
  budgets: { bytes: 55_000, requests: 3 },
  mount: 1,
  pages: [
    {
      path: '/mounted/:section?',
      page: 'mounted',
      title: 'Mounted',
      nav: { in: 'main', label: 'Mounted', order: 95 },
    },
    { path: '/mounted-guide', page: 'mounted-guide', title: 'Mounted guide', access: 'public' },
  ],
});
