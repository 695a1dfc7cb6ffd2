import { defineRemote } from 'federation';

export default defineRemote({
  name: 'remote-checkout',
  pages: [
    { path: '/orders/:orderId', page: 'order', guards: ['order'], title: 'Order' },
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
