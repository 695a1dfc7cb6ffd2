import { defineRemote } from 'federation';

export default defineRemote({
  name: 'remote-template',
  owner: { team: 'Template', support: 'template@verandah.example' },
  // Room for the first pages. Later a tenth above what `pnpm release budgets remote-template` prints.
  budgets: { bytes: 15_000, requests: 3 },
  pages: [
    {
      path: '/template',
      page: 'template',
      title: 'Template',
      nav: { in: 'main', label: 'Template', order: 90 },
    },
  ],
});
