import type { Place, Setting } from '../gazetteer/place.ts';
import { createRandom, type Random } from '../random.ts';
import type { FeatureName } from './features.ts';
import type { Area, Home, Style } from './home.ts';
import { streetName } from './street-names.ts';

type Odds = Partial<Record<FeatureName, number>>;

export function landHome(
  key: string,
  place: Place,
  overrides: { category?: string; streetAddress?: string } = {},
): Home {
  const random = createRandom(`home/${key}`);
  const category = overrides.category ?? landCategoryAt(random, place);
  const lot = `Lot ${random.whole(1, 48)} ${streetName(random, place.setting)}`;
  const odds: Odds = {
    'Power connected': 0.8,
    'Town water': category === 'Lifestyle block' ? 0.35 : 0.9,
    'Sewer connected': category === 'Lifestyle block' ? 0.1 : 0.8,
    'Sealed road frontage': 0.7,
    Views: ['hills', 'beach', 'wine'].includes(place.setting) ? 0.6 : 0.2,
    'Creek frontage': category === 'Lifestyle block' ? 0.2 : 0,
    Dam: category === 'Lifestyle block' ? 0.35 : 0,
    'Fenced paddocks': category === 'Lifestyle block' ? 0.5 : 0,
  };
  return bare(
    random,
    key,
    place,
    'Land',
    category,
    landStyle(place),
    overrides.streetAddress ?? lot,
    landArea(random, category),
    odds,
  );
}

export function ruralHome(key: string, place: Place, fixedCategory?: string): Home {
  const random = createRandom(`home/${key}`);
  const category = fixedCategory ?? ruralCategoryAt(random, place);
  const odds: Odds = {
    Dam: 0.7,
    Bore: place.setting === 'outback' || place.state === 'SA' ? 0.7 : 0.3,
    'Creek frontage': 0.35,
    'Fenced paddocks': category === 'Viticulture' || category === 'Horticulture' ? 0.2 : 0.85,
    'Machinery shed': 0.8,
    'Stock yards': category === 'Livestock' || category === 'Dairy' || category === 'Mixed farming' ? 0.85 : 0,
    'Shearing shed':
      ['Livestock', 'Mixed farming'].includes(category) && place.state !== 'NT' && place.setting !== 'tropics'
        ? 0.5
        : 0,
    'Irrigation licence': ['Viticulture', 'Horticulture', 'Dairy'].includes(category) ? 0.8 : 0.1,
    'Cellar door': category === 'Viticulture' ? 0.5 : 0,
    Verandah: 0.7,
    Fireplace: ['VIC', 'TAS', 'ACT', 'NSW', 'SA'].includes(place.state) ? 0.6 : 0,
    'Solar panels': 0.5,
    'Rainwater tank': 0.9,
    'Reverse-cycle air conditioning': 0.7,
  };
  const address = `${random.whole(60, 2400)} ${streetName(random, 'farmland').replace(/Street$/, 'Road')}`;
  const home = bare(
    random,
    key,
    place,
    'Rural',
    category,
    ruralStyle(category, place.setting),
    address,
    ruralArea(random, category, place.setting),
    odds,
  );
  const bedrooms = random.weighted([
    [3, 4],
    [4, 4],
    [5, 1],
  ]);
  return {
    ...home,
    bedrooms,
    baths: bedrooms >= 4 ? 2 : random.whole(1, 2),
    livingAreas: random.whole(1, 2),
    garages: random.whole(0, 2),
    carports: random.whole(0, 2),
    floorArea: { value: 70 + bedrooms * 38 + random.whole(0, 40), unit: 'squareMeter' },
  };
}

function bare(
  random: Random,
  key: string,
  place: Place,
  propertyType: 'Land' | 'Rural',
  category: string,
  style: Style,
  streetAddress: string,
  landArea: Area,
  odds: Odds,
): Home {
  const features = (Object.entries(odds) as [FeatureName, number][]).filter(([, odd]) => random.chance(odd));
  const none = { bedrooms: 0, baths: 0, livingAreas: 0, garages: 0, carports: 0, floorArea: null, levels: 1 };
  return {
    key,
    place,
    propertyType,
    category,
    style,
    streetAddress,
    landArea,
    ...none,
    features: features.map(([name]) => name),
  };
}

function landCategoryAt(random: Random, place: Place): string {
  if (place.setting === 'city') return 'Development site';
  if (['hills', 'wine', 'farmland', 'outback'].includes(place.setting))
    return random.pick(['Lifestyle block', 'Lifestyle block', 'Residential land']);
  return random.weighted([
    ['Residential land', 8],
    ['Development site', 1.5],
    ['Lifestyle block', place.settlement === 'metro' ? 0 : 2],
  ]);
}

function landStyle(place: Place): Style {
  if (place.setting === 'beach' || place.slug === 'broome-wa-6725') return 'coastal-lot';
  if (place.setting === 'outback' || place.slug === 'broken-hill-nsw-2880') return 'red-lot';
  return ['hills', 'wine', 'farmland', 'tropics'].includes(place.setting) ? 'bush-lot' : 'town-lot';
}

function landArea(random: Random, category: string): Area {
  if (category === 'Lifestyle block') {
    return random.chance(0.5)
      ? { value: Math.round(random.between(8, 190)) / 10, unit: 'hectare' }
      : { value: Math.round(random.between(2, 60)), unit: 'acre' };
  }
  return {
    value: random.whole(...((category === 'Development site' ? [900, 4200] : [320, 1100]) as [number, number])),
    unit: 'squareMeter',
  };
}

function ruralCategoryAt(random: Random, place: Place): string {
  const { state, setting } = place;
  if (setting === 'wine')
    return random.weighted([
      ['Viticulture', 5],
      ['Lifestyle', 3],
      ['Livestock', 1],
    ]);
  if (setting === 'outback') return 'Livestock';
  if (setting === 'tropics')
    return random.weighted([
      ['Horticulture', 4],
      ['Livestock', 2],
      ['Lifestyle', 2],
    ]);
  if (state === 'TAS')
    return random.weighted([
      ['Horticulture', 3],
      ['Lifestyle', 3],
      ['Dairy', 1],
      ['Livestock', 2],
    ]);
  return random.weighted([
    ['Lifestyle', 4],
    ['Livestock', 3],
    ['Mixed farming', 2],
    ['Cropping', setting === 'hills' ? 0 : 2],
    ['Dairy', state === 'VIC' ? 2 : 0.4],
    ['Horticulture', 1],
  ]);
}

function ruralStyle(category: string, setting: Setting): Style {
  if (setting === 'outback') return 'red-lot';
  if (category === 'Viticulture') return 'vineyard';
  if (category === 'Horticulture') return 'orchard';
  return category === 'Cropping' || category === 'Mixed farming' ? 'grain' : 'grazing';
}

function ruralArea(random: Random, category: string, setting: Setting): Area {
  // In the outback, each head of cattle needs about forty hectares, so outback cattle stations are large.
  if (setting === 'outback') return { value: random.whole(24, 240) * 100, unit: 'hectare' };
  const hectares: Record<string, [number, number]> = {
    Lifestyle: [6, 60],
    Viticulture: [8, 70],
    Horticulture: [10, 80],
    Dairy: [60, 240],
    Livestock: [90, 900],
    'Mixed farming': [120, 900],
    Cropping: [200, 1600],
  };
  const [low, high] = hectares[category] ?? [10, 100];
  const value = random.between(low, high);
  return { value: value < 20 ? Math.round(value * 10) / 10 : Math.round(value), unit: 'hectare' };
}
