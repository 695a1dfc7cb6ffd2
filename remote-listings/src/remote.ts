import { defineRemote } from 'federation';

export default defineRemote({
  name: 'remote-listings',
  pages: [
    {
      path: '/search/:listingType?/:propertyType?/:category?',
      page: 'search',
      layout: 'default',
      access: 'public',
      title: 'Search',
      nav: { in: 'main', label: 'Search', order: 10 },
    },
    {
      path: '/listings/:listingId',
      page: 'listing',
      layout: 'clean',
      access: 'public',
      title: 'Listing',
      resource: '/api/listings/:listingId',
    },
    { path: '/make-an-offer', page: 'make-an-offer', layout: 'clean', access: 'guest', title: 'Make an offer' },
    { path: '/offers/:token', page: 'offer', layout: 'clean', access: 'guest', title: 'Your offer' },
    {
      path: '/properties/:propertyId/listings/:listingId/offers',
      page: 'listing-offers',
      layout: 'property-dashboard',
      guards: ['property', 'listing'],
      title: 'Offers',
    },
    {
      path: '/properties/:propertyId/listings',
      page: 'property-listings',
      layout: 'property-dashboard',
      guards: ['property'],
      title: 'Listings',
      nav: { in: 'property', label: 'Listings', order: 20 },
    },
    {
      path: '/properties/:propertyId/listings/create',
      page: 'listing-create',
      layout: 'property-dashboard',
      guards: ['property'],
      title: 'Create a listing',
    },
    { path: '/listings/:listingId/edit', page: 'listing-edit', layout: 'focused-listing', title: 'Edit listing' },
    {
      path: '/listings/:listingId/edit/property-details',
      page: 'edit-property-details',
      layout: 'focused-listing',
      guards: ['listing'],
      title: 'Property details',
    },
    {
      path: '/listings/:listingId/edit/price',
      page: 'edit-price',
      layout: 'focused-listing',
      guards: ['listing'],
      title: 'Price',
    },
    {
      path: '/listings/:listingId/edit/contact-details',
      page: 'edit-contact-details',
      layout: 'focused-listing',
      guards: ['listing'],
      title: 'Contact details',
    },
  ],
});
