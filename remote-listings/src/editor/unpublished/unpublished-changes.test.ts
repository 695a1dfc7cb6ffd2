import { expect, it } from '@jest/globals';
import type { Listing } from 'shared-contract/listing/listing';
import { unpublishedChanges } from './unpublished-changes.ts';

const listing = {
  type: 'lease',
  headline: 'New headline',
  description: '<p>New <strong>text</strong></p>',
  property: { propertyType: { name: 'Residential' }, timeZone: 'Australia/Melbourne' },
  pricing: { displayType: 'value', displayValue: { value: '700.00' } },
  bond: '2800.00',
  listingPropertyDetails: [{ name: 'bedrooms', value: 3 }],
  features: [{ name: 'Pool', category: 'Outdoors' }],
  contactDetail: { name: 'Sam', email: 'sam@example.com' },
  streetHidden: true,
} as Listing;

it('has nothing to review without unpublished changes', () => {
  expect(unpublishedChanges(listing)).toEqual([]);
});

it('names each changed field with both values, in the order of the steps', () => {
  const published: Listing['published'] = {
    headline: 'Old headline',
    description: '<p>Old text</p>',
    pricing: { displayType: 'hide', displayValue: { value: '650.00' } },
    bond: null,
    listingPropertyDetails: [{ name: 'bedrooms', value: 2 }],
    features: [],
    contactDetail: { name: 'Sam', email: 'sam@example.com', phone: '0491 570 006' },
    streetHidden: false,
  };
  const changes = unpublishedChanges({ ...listing, published });
  expect(changes.map(({ step, label, before, after }) => [step, label, before, after])).toEqual([
    ['property-details', 'Bedrooms', '2', '3'],
    ['price', 'Weekly rent', 'Hidden: $650 per week', '$700 per week'],
    ['price', 'Bond', '', '$2,800'],
    ['description', 'Headline', 'Old headline', 'New headline'],
    ['description', 'Description', 'Old text', 'New text'],
    ['features', 'Features', '', 'Pool'],
    ['contact-details', 'Phone', '0491 570 006', ''],
    ['contact-details', 'Keep the street address private', 'No', 'Yes'],
  ]);
});
