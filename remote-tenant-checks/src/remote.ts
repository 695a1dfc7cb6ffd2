import { defineRemote } from 'federation';

export default defineRemote({
  name: 'remote-tenant-checks',
  pages: [
    {
      path: '/tenant-checks',
      page: 'tenant-checks',
      title: 'Tenant Checks',
      nav: { in: 'main', label: 'Tenant checks', order: 30 },
    },
  ],
});
