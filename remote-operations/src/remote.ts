import { defineRemote } from 'federation';

export default defineRemote({
  name: 'remote-operations',
  owner: { team: 'Operations', support: 'operations@verandah.example' },
  budgets: { bytes: 15_000, requests: 3 },
  // No navigation entry: operators open the page by its address, and everyone else gets Page Not Found.
  pages: [{ path: '/ops', page: 'operations', title: 'Operations' }],
});
