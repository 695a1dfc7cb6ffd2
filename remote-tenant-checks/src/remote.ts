import { defineRemote } from 'federation';
import { budgets } from './budgets.ts';

export default defineRemote({
  name: 'remote-tenant-checks',
  owner: { team: 'Tenant checks', support: 'tenant-checks@verandah.example' },
  budgets,
  pages: [
    {
      path: '/tenant-checks',
      page: 'tenant-checks',
      title: 'Tenant Checks',
      nav: { in: 'main', label: 'Tenant checks', order: 30 },
    },
    {
      path: '/tenant-checks/create',
      page: 'tenant-check-create',
      title: 'Request a tenant check - Information',
      activeNavPath: '/tenant-checks',
    },
    { path: '/tenant-checks/:checkId', page: 'tenant-check', title: 'Tenant check', activeNavPath: '/tenant-checks' },
    {
      path: '/tenant-checks/:checkId/edit',
      page: 'tenant-check-edit',
      title: 'Information about a tenant check',
      activeNavPath: '/tenant-checks',
    },
    {
      path: '/tenant-checks/:checkId/edit/authorisation',
      page: 'tenant-check-authorisation',
      title: 'Authorisation of a tenant check',
      activeNavPath: '/tenant-checks',
    },
    {
      path: '/tenant-checks/:checkId/edit/proof-of-id',
      page: 'tenant-check-proof-of-id',
      title: 'Proof of identity',
      activeNavPath: '/tenant-checks',
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
