import { mutationOptions } from '@tanstack/react-query';
import { invalidateResources, postResource } from 'shared-api';
import { type ListingDetail, type ListingInput, listing } from 'shared-contract/listing/listing';
import type { Property } from 'shared-contract/property/property';

/** The idempotency key prevents a second listing when the button is pressed twice. */
export function createListingMutation() {
  return mutationOptions({
    mutationFn: ({ input, idempotencyKey }: { input: ListingInput; idempotencyKey: string }) =>
      postResource('/api/listings', input, listing, { idempotencyKey }),
    onSuccess: (created) =>
      void invalidateResources(['/api/listings', '/api/properties', '/api/overview'], { except: created['@id'] }),
  });
}

/** Returns the details that the property already has. */
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
