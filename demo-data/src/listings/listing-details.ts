import type { ListingDetail } from 'shared-contract/listing/listing';
import type { Home } from '../homes/home.ts';
import type { ListingPlan } from './listing-plan.ts';

/** Returns the details that the listing's property type and listing type have, as pairs of name and value. */
export function listingDetails(plan: ListingPlan, availabilityDate: string): ListingDetail[] {
  return [...areas(plan.home), ...counts(plan.home), ...terms(plan, availabilityDate)];
}

function areas({ landArea, floorArea }: Home): ListingDetail[] {
  return [
    ...(landArea
      ? ([
          { name: 'landArea', value: landArea.value },
          { name: 'landAreaUnit', value: landArea.unit },
        ] as const)
      : []),
    ...(floorArea
      ? ([
          { name: 'floorArea', value: floorArea.value },
          { name: 'floorAreaUnit', value: floorArea.unit },
        ] as const)
      : []),
  ];
}

function counts(home: Home): ListingDetail[] {
  if (home.propertyType === 'Land') return [];
  const parking: ListingDetail[] = [
    { name: 'garages', value: home.garages },
    { name: 'carports', value: home.carports },
  ];
  if (home.propertyType === 'Commercial') return parking;
  return [
    { name: 'bedrooms', value: home.bedrooms },
    { name: 'baths', value: home.baths },
    { name: 'livingAreas', value: home.livingAreas },
    ...parking,
  ];
}

function terms(plan: ListingPlan, availabilityDate: string): ListingDetail[] {
  if (plan.type === 'sale') return [];
  const available: ListingDetail = { name: 'availabilityDate', value: availabilityDate };
  if (plan.home.propertyType !== 'Residential') return [available];
  return [
    available,
    { name: 'petsAllowed', value: plan.petsAllowed },
    { name: 'furnished', value: plan.furnished },
    { name: 'smokingPermitted', value: false },
  ];
}
