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
    {
      path: '/check-authorisations/:token',
      page: 'check-authorisation',
      layout: 'clean',
      access: 'guest',
      title: 'Tenant check',
      secretUrl: true,
    },
  ],
});
