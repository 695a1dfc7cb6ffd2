import { defineRemote } from 'federation';

export default defineRemote({
  name: 'remote-template',
  pages: [
    {
      path: '/template',
      page: 'template',
      title: 'Template',
      nav: { in: 'main', label: 'Template', order: 90 },
    },
  ],
});
