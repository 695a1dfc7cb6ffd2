/** An order as the API responds with it. */
export const anOrder = {
  '@id': '/api/orders/o1',
  '@type': 'Order',
  id: 'o1',
  number: 'V-1',
  status: 'initiated',
  target: {
    '@id': '/api/listings/l1',
    '@type': 'Listing',
    id: 'l1',
    property: '/api/properties/p1',
    propertyAddress: '1 A St',
  },
  orderItems: [],
  subtotal: '100.00',
  discount: '0.00',
  total: '100.00',
  gst: '9.09',
  createdAt: '2026-01-01T00:00:00Z',
};
