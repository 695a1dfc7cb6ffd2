import { defineRemote } from 'federation';

export default defineRemote({
  name: 'remote-tenancy',
  pages: [
    {
      path: '/properties/:propertyId/tenancies',
      page: 'tenancies',
      layout: 'property-dashboard',
      guards: ['property'],
      title: 'Tenancies',
      nav: { in: 'property', label: 'Tenancies', order: 30 },
    },
    {
      path: '/properties/:propertyId/tenancy-agreements',
      page: 'tenancy-agreements',
      layout: 'property-dashboard',
      guards: ['property'],
      title: 'Tenancy agreements',
      nav: { in: 'property', label: 'Tenancy agreements', order: 40 },
    },
  ],
});
