import { mutationOptions } from '@tanstack/react-query';
import { invalidateResources, postResource } from 'shared-api';
import { type ListingDetail, listing } from 'shared-contract/listing/listing';
import type { ListingInput } from 'shared-contract/listing/listing-input';
import type { Property } from 'shared-contract/property/property';

/** Creates a listing. With the idempotency key, the server creates only one when the button is pressed twice. */
export function createListingMutation() {
  return mutationOptions({
    mutationFn: ({ input, idempotencyKey }: { input: ListingInput; idempotencyKey: string }) =>
      postResource('/api/listings', input, listing, { idempotencyKey }),
    onSuccess: (created) =>
      void invalidateResources(['/api/listings', '/api/properties', '/api/overview'], { except: created['@id'] }),
  });
}

/** Returns the first details of a listing, copied from the property. */
export function initialDetails({ propertyType, bedrooms, baths, carSpaces, landArea }: Property): ListingDetail[] {
  const isLand = propertyType.name === 'Land';
  const detail = <Name extends ListingDetail['name']>(name: Name, value: number | null | undefined): ListingDetail[] =>
    value == null ? [] : [{ name, value }];
  return [
    ...(isLand ? [] : detail('bedrooms', bedrooms)),
    ...(isLand ? [] : detail('baths', baths)),
    ...(isLand ? [] : detail('garages', carSpaces)),
    ...(landArea ? [...detail('landArea', landArea), { name: 'landAreaUnit' as const, value: 'squareMeter' }] : []),
  ];
}
