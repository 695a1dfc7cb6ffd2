import type { Random } from '../random.ts';
import type { FeatureName } from './features.ts';
import { type Home, isStrata } from './home.ts';

type Odds = Partial<Record<FeatureName, number>>;

/**
 * Picks the features of a home at random. The probabilities depend on the home and the climate, so that the features
 * are plausible.
 */
export function residentialFeatures(random: Random, home: Home): FeatureName[] {
  const odds = { ...indoors(home), ...outdoors(home), ...climate(home), ...access(home) };
  const picked = (Object.entries(odds) as [FeatureName, number][]).filter(([, odd]) => random.chance(odd));
  return withoutContradictions(picked.map(([name]) => name));
}

const old = [
  'queenslander',
  'terrace',
  'federation',
  'californian',
  'weatherboard',
  'stone-cottage',
  'homestead',
  'miners-cottage',
];

function indoors({ style, bedrooms, baths, category }: Home): Odds {
  const isOld = old.includes(style);
  const fresh = ['modern', 'apartments', 'townhouses', 'beach-house'].includes(style);
  return {
    'Built-in wardrobes': bedrooms > 0 ? 0.75 : 0,
    'Walk-in wardrobe': bedrooms >= 3 && fresh ? 0.5 : 0,
    Ensuite: bedrooms >= 2 && baths >= 2 ? 0.95 : 0,
    Dishwasher: fresh ? 0.85 : 0.5,
    'Stone benchtops': fresh ? 0.7 : 0.25,
    'Gas cooking': 0.4,
    'Induction cooking': fresh ? 0.35 : 0.1,
    'Walk-in pantry': bedrooms >= 4 ? 0.4 : 0,
    Study: bedrooms >= 2 ? 0.28 : 0,
    Floorboards: isOld ? 0.85 : 0.35,
    'High ceilings': isOld ? 0.8 : 0.1,
    Fireplace: isOld && style !== 'queenslander' ? 0.5 : 0,
    'Rumpus room': bedrooms >= 4 && category !== 'Apartment' ? 0.3 : 0,
    'Internal laundry': ['Apartment', 'Unit', 'Studio'].includes(category) ? 0.7 : 0,
  };
}

function outdoors(home: Home): Odds {
  const { style, category, place } = home;
  const flat = ['Apartment', 'Studio'].includes(category) || (category === 'Unit' && style === 'walk-up');
  if (flat) return { Balcony: category === 'Studio' ? 0.5 : 0.9 };
  const warm = ['QLD', 'NT', 'WA'].includes(place.state) || place.setting === 'tropics' || place.setting === 'beach';
  const ground = !isStrata(home);
  return {
    Courtyard: ground ? (category === 'Terrace' ? 0.95 : 0.1) : 0.8,
    Balcony: home.levels > 1 ? 0.4 : 0,
    Deck: ground && category !== 'Terrace' ? 0.45 : 0,
    Verandah: ['queenslander', 'homestead', 'top-end', 'weatherboard', 'miners-cottage', 'stone-cottage'].includes(
      style,
    )
      ? 0.9
      : 0,
    'Outdoor entertaining area': ground && category !== 'Terrace' ? 0.5 : 0.1,
    'Swimming pool': ground && category !== 'Terrace' && home.bedrooms >= 3 ? (warm ? 0.32 : 0.08) : 0,
    'Established garden': ground && category !== 'Terrace' ? 0.55 : 0,
    'Fully fenced': ground ? 0.5 : 0,
    'Garden shed': ground && category !== 'Terrace' ? 0.4 : 0,
    'Outdoor shower': place.setting === 'beach' && category === 'House' ? 0.35 : 0,
  };
}

function climate({ place, category, style }: Home): Odds {
  const cold = ['VIC', 'TAS', 'ACT'].includes(place.state) || place.setting === 'hills';
  const hot = ['QLD', 'NT'].includes(place.state) || ['tropics', 'outback'].includes(place.setting);
  const roof = ['House', 'Acreage', 'Duplex', 'Townhouse', 'Villa'].includes(category);
  return {
    'Reverse-cycle air conditioning': hot ? 0.9 : 0.65,
    'Ducted heating': cold ? 0.45 : 0,
    'Evaporative cooling': roof && ['SA', 'WA', 'ACT'].includes(place.state) && place.setting !== 'tropics' ? 0.3 : 0,
    'Ceiling fans': hot ? 0.85 : 0.2,
    'Solar panels': roof ? 0.38 : 0,
    'Home battery': roof && style === 'modern' ? 0.2 : 0,
    'Solar hot water': roof ? 0.15 : 0,
    'Rainwater tank': roof && place.settlement !== 'metro' ? 0.4 : 0,
    'Double glazing': cold && style === 'modern' ? 0.55 : 0,
    'Electric vehicle charger': style === 'modern' || style === 'townhouses' ? 0.18 : 0,
  };
}

function access({ category, garages, carports, place, style }: Home): Odds {
  const tower = style === 'apartments';
  return {
    'Secure parking': tower && garages > 0 ? 0.9 : 0,
    'Remote garage door': !tower && garages > 0 ? 0.6 : 0,
    Lift: tower ? 0.85 : 0,
    Intercom: tower ? 0.85 : 0.1,
    'Alarm system': 0.12,
    'Step-free entry': tower || category === 'Villa' ? 0.35 : 0.05,
    'Side access': category === 'House' && garages + carports > 0 && place.setting !== 'inner' ? 0.35 : 0,
    'Storage cage': tower ? 0.5 : 0,
    'Bike store': tower ? 0.4 : 0,
    'Shared pool': tower ? (place.setting === 'beach' || place.setting === 'tropics' ? 0.6 : 0.25) : 0,
    Gym: tower && place.settlement === 'metro' ? 0.3 : 0,
    'Rooftop terrace': tower && place.settlement === 'metro' ? 0.2 : 0,
    'On-site manager': tower && ['QLD', 'NSW'].includes(place.state) ? 0.2 : 0,
  };
}

const exclusive: [FeatureName, FeatureName][] = [
  ['Gas cooking', 'Induction cooking'],
  ['Ducted heating', 'Evaporative cooling'],
  ['Home battery', 'Solar hot water'],
];

function withoutContradictions(names: FeatureName[]): FeatureName[] {
  const dropped = new Set(exclusive.filter(([preferred]) => names.includes(preferred)).map(([, other]) => other));
  return names.filter((name) => !dropped.has(name));
}
