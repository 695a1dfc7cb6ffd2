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
    { path: '/listings/:listingId/edit', page: 'listing-edit', layout: 'focused-listing', title: 'Edit listing' },
    {
      path: '/listings/:listingId/edit/contact-details',
      page: 'edit-contact-details',
      layout: 'focused-listing',
      guards: ['listing'],
      title: 'Contact details',
    },
  ],
});
