import { defineRemote } from 'federation';

export default defineRemote({
  name: 'remote-property-dashboard',
  pages: [
    { path: '/', page: 'home', title: 'Home', nav: { in: 'main', label: 'Home', order: 10 } },
    {
      path: '/properties',
      page: 'properties',
      title: 'Properties',
      nav: { in: 'main', label: 'Properties', order: 20 },
    },
    { path: '/rent', page: 'rent-roll', title: 'Rent', nav: { in: 'main', label: 'Rent', order: 25 } },
    {
      path: '/properties/create',
      page: 'property-create',
      layout: 'focused-property-create',
      title: 'Add a property',
    },
    {
      path: '/properties/:propertyId',
      page: 'property',
      layout: 'property-dashboard',
      guards: ['property'],
      title: 'Property overview',
      nav: { in: 'property', label: 'Overview', order: 0 },
    },
    {
      path: '/properties/:propertyId/enquiries',
      page: 'enquiries',
      layout: 'property-dashboard',
      guards: ['property'],
      title: 'Enquiries',
      nav: { in: 'property', label: 'Enquiries', order: 20 },
    },
    {
      path: '/properties/:propertyId/bank-accounts',
      page: 'bank-accounts',
      layout: 'property-dashboard',
      guards: ['property'],
      title: 'Bank accounts',
      nav: { in: 'property', group: 'money', label: 'Bank accounts', order: 50 },
    },
    {
      path: '/properties/:propertyId/rental-management',
      page: 'rental-management',
      layout: 'property-dashboard',
      guards: ['property'],
      title: 'Rental management',
      nav: { in: 'property', group: 'renting', label: 'Rental management', order: 35 },
    },
    {
      path: '/properties/:propertyId/settings',
      page: 'property-settings',
      layout: 'property-dashboard',
      guards: ['property'],
      title: 'Settings',
      nav: { in: 'property', label: 'Settings', order: 90 },
    },
    {
      path: '/properties/:propertyId/enquiry-history',
      page: 'enquiry-history',
      layout: 'property-dashboard',
      guards: ['property'],
      title: 'Enquiry History',
      activeNavPath: '/properties/:propertyId/enquiries',
    },
  ],
});
