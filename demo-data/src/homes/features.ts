import type { PropertyTypeName } from 'shared-contract/property/property-type';

export const featuresByCategory = {
  Indoor: [
    'Built-in wardrobes',
    'Walk-in wardrobe',
    'Ensuite',
    'Dishwasher',
    'Stone benchtops',
    'Gas cooking',
    'Induction cooking',
    'Walk-in pantry',
    'Study',
    'Floorboards',
    'High ceilings',
    'Fireplace',
    'Rumpus room',
    'Internal laundry',
  ],
  Outdoor: [
    'Balcony',
    'Courtyard',
    'Deck',
    'Verandah',
    'Outdoor entertaining area',
    'Swimming pool',
    'Established garden',
    'Fully fenced',
    'Garden shed',
    'Outdoor shower',
  ],
  'Climate and energy': [
    'Reverse-cycle air conditioning',
    'Ducted heating',
    'Evaporative cooling',
    'Ceiling fans',
    'Solar panels',
    'Home battery',
    'Solar hot water',
    'Rainwater tank',
    'Double glazing',
    'Electric vehicle charger',
  ],
  'Security and access': [
    'Secure parking',
    'Remote garage door',
    'Lift',
    'Intercom',
    'Alarm system',
    'Step-free entry',
    'Side access',
    'Storage cage',
    'Bike store',
  ],
  'Shared facilities': ['Shared pool', 'Gym', 'Rooftop terrace', 'On-site manager'],
  'Land and rural': [
    'Views',
    'Power connected',
    'Town water',
    'Sewer connected',
    'Sealed road frontage',
    'Bore',
    'Dam',
    'Creek frontage',
    'Irrigation licence',
    'Fenced paddocks',
    'Stock yards',
    'Machinery shed',
    'Shearing shed',
    'Cellar door',
  ],
  Commercial: [
    'Street frontage',
    'Customer parking',
    'Kitchenette',
    'Meeting room',
    'End-of-trip facilities',
    'Natural light',
    'Accessible bathroom',
    'Fibre internet',
    'Roller door',
    'Loading dock',
    'Three-phase power',
    'Mezzanine',
    'Grease trap',
    'Exhaust canopy',
  ],
} as const;

/**
 * The property types to which all features of a category apply. `exceptions` has further property types for some
 * features.
 */
export const featureTypes: Record<keyof typeof featuresByCategory, readonly PropertyTypeName[]> = {
  Indoor: ['Residential', 'Rural'],
  Outdoor: ['Residential', 'Rural'],
  'Climate and energy': ['Residential', 'Rural', 'Commercial'],
  'Security and access': ['Residential', 'Rural', 'Commercial'],
  'Shared facilities': ['Residential'],
  'Land and rural': ['Land', 'Rural'],
  Commercial: ['Commercial'],
};

/** Features that apply to more property types than the rest of their category, with the additional property types. */
export const exceptions: Partial<Record<FeatureName, readonly PropertyTypeName[]>> = {
  Views: ['Residential', 'Commercial'],
  Bore: ['Residential'],
  Dam: ['Residential'],
  'Creek frontage': ['Residential'],
  'Fenced paddocks': ['Residential'],
  'Machinery shed': ['Residential'],
  'Fully fenced': ['Land'],
  'Three-phase power': ['Rural'],
};

export type FeatureName = (typeof featuresByCategory)[keyof typeof featuresByCategory][number];
