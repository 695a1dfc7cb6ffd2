import { mutationOptions } from '@tanstack/react-query';
import { api, queryClient } from 'shared-api';
import { type ListingDetail, type ListingInput, listing } from 'shared-contract/listing/listing';
import type { Property } from 'shared-contract/property/property';

/** The key makes a repeated press of the button one listing. */
export function createListingMutation() {
  return mutationOptions({
    mutationFn: ({ input, idempotencyKey }: { input: ListingInput; idempotencyKey: string }) =>
      api.post('/api/listings', input, listing, { idempotencyKey }),
    onSuccess: () => {
      for (const queryKey of [['listings'], ['properties'], ['overview']]) {
        void queryClient().invalidateQueries({ queryKey });
      }
    },
  });
}

/** What is known of the property already is not asked again. */
export function detailsOf({ propertyType, bedrooms, baths, carSpaces, landArea }: Property): ListingDetail[] {
  const isLand = propertyType.name === 'Land';
  const given = <Name extends ListingDetail['name']>(name: Name, value: number | null | undefined): ListingDetail[] =>
    value == null ? [] : [{ name, value }];
  return [
    ...(isLand ? [] : given('bedrooms', bedrooms)),
    ...(isLand ? [] : given('baths', baths)),
    ...(isLand ? [] : given('garages', carSpaces)),
    ...(landArea ? [...given('landArea', landArea), { name: 'landAreaUnit' as const, value: 'squareMeter' }] : []),
  ];
}
