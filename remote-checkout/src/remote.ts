import { defineRemote } from 'federation';

export default defineRemote({
  name: 'remote-checkout',
  pages: [
    { path: '/orders', page: 'orders', title: 'Orders and invoices' },
    { path: '/orders/:orderId', page: 'order', guards: ['order-confirmation'], title: 'Order' },
    {
      path: '/properties/:propertyId/orders/:orderId',
      page: 'property-order',
      layout: 'property-dashboard',
      guards: ['property', 'order'],
      title: 'Order',
      activeNavPath: '/properties/:propertyId/order-history',
    },
    {
      path: '/properties/:propertyId/order-history',
      page: 'order-history',
      layout: 'property-dashboard',
      guards: ['property'],
      title: 'Order history',
      nav: { in: 'property', label: 'Orders', order: 60 },
    },
    {
      path: '/properties/:propertyId/property-enhancements',
      page: 'property-enhancements',
      layout: 'clean',
      guards: ['property-enhancements'],
      title: 'Property enhancements',
      nav: { in: 'property', label: 'Enhancements', order: 55 },
    },
    {
      path: '/properties/:propertyId/property-enhancements/products',
      page: 'property-enhancement-products',
      layout: 'clean',
      guards: ['property-enhancements'],
      title: 'Choose enhancements',
    },
    {
      path: '/properties/:propertyId/property-enhancements/summary',
      page: 'property-enhancement-summary',
      layout: 'clean',
      guards: ['property-enhancements'],
      title: 'Your enhancements',
    },
    {
      path: '/subscriptions',
      page: 'subscriptions',
      title: 'Subscriptions',
      nav: { in: 'main', label: 'Subscriptions', order: 40 },
    },
    {
      path: '/properties/:propertyId/subscriptions',
      page: 'property-subscriptions',
      layout: 'property-dashboard',
      guards: ['property'],
      title: 'Subscriptions',
      nav: { in: 'property', label: 'Subscriptions', order: 65 },
    },
  ],
});
