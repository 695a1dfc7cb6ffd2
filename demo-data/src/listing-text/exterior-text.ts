import type { FeatureName } from '../homes/features.ts';
import { type Home, isStrata } from '../homes/home.ts';
import type { Random } from '../random.ts';
import { capitalize, formatArea, formatCount, joinList } from './format.ts';

const has = (home: Home, name: FeatureName) => home.features.includes(name);

export function exteriorText(random: Random, home: Home): string {
  return [openAir(random, home), comfort(random, home), building(home), parking(random, home)]
    .filter(Boolean)
    .join(' ');
}

function openAir(random: Random, home: Home): string {
  const land = home.landArea && formatArea(home.landArea);
  if (home.category === 'Acreage') {
    return `Outside there are ${land} to use as you please${has(home, 'Swimming pool') ? ', with a pool beside the house' : ''}: lawns close in, paddocks further out, and no neighbour looking over a fence.`;
  }
  if (has(home, 'Swimming pool')) {
    return random.pick([
      `Outside, the pool takes the sun for most of the day, on ${land} of ${has(home, 'Established garden') ? 'established garden' : 'easy-care ground'}.`,
      `The pool is the place to be from October on, with ${has(home, 'Outdoor entertaining area') ? 'a covered entertaining area' : 'lawn enough for a game'} next to it.`,
    ]);
  }
  if (has(home, 'Verandah') && land) {
    return random.pick([
      `The verandah looks over ${land} of ${has(home, 'Established garden') ? 'mature garden' : 'level ground'}${has(home, 'Fully fenced') ? ', fully fenced for children and dogs' : ''}.`,
      `There is a wide front verandah, and the block measures ${land}${has(home, 'Deck') ? ', with a timber deck for long lunches' : ''}.`,
    ]);
  }
  if (has(home, 'Deck'))
    return `A timber deck steps down to the garden, on a block of ${land}${has(home, 'Fully fenced') ? ' that is fully fenced' : ''}.`;
  if (home.category === 'Terrace')
    return 'The rear courtyard is paved, private and just the right size for a long table.';
  if (has(home, 'Courtyard'))
    return random.pick([
      'A private courtyard takes breakfast in the morning and a barbecue at night.',
      'The courtyard is sheltered, sunny and asks for very little.',
    ]);
  if (has(home, 'Balcony') && isStrata(home))
    return random.pick([
      'The balcony is wide enough to eat on, and it gets the sun when you are home to enjoy it.',
      'Glass doors slide back to a balcony with room for a table and some herbs.',
    ]);
  return land
    ? `The block measures ${land}${has(home, 'Established garden') ? ', and its garden has been growing for decades' : ' and leaves room to make it your own'}.`
    : '';
}

function comfort(random: Random, home: Home): string {
  const warmth = [
    has(home, 'Reverse-cycle air conditioning') && 'reverse-cycle air conditioning',
    has(home, 'Ducted heating') && 'ducted heating',
    has(home, 'Evaporative cooling') && 'evaporative cooling',
    has(home, 'Ceiling fans') && 'ceiling fans',
    has(home, 'Double glazing') && 'double glazing',
  ].filter((part) => part !== false);
  const energy = [
    has(home, 'Solar panels') && 'solar panels',
    has(home, 'Home battery') && 'a home battery',
    has(home, 'Solar hot water') && 'solar hot water',
    has(home, 'Rainwater tank') && 'a rainwater tank',
    has(home, 'Electric vehicle charger') && 'a charger for the car',
  ].filter((part) => part !== false);
  const first =
    warmth.length === 0
      ? ''
      : `${capitalize(joinList(warmth))} ${verb(warmth, 'keeps', 'keep')} the home ${random.pick(['comfortable', 'pleasant'])} all year.`;
  const second =
    energy.length === 0
      ? ''
      : `${capitalize(joinList(energy))} ${random.pick([`${verb(energy, 'helps', 'help')} with the bills`, `${verb(energy, 'is', 'are')} already in place`])}.`;
  return [first, second].filter(Boolean).join(' ');
}

const plural = new Set(['ceiling fans', 'solar panels']);
const verb = (parts: string[], one: string, many: string) =>
  parts.length > 1 || plural.has(parts[0] ?? '') ? many : one;

function building(home: Home): string {
  const shared = [
    has(home, 'Lift') && 'a lift',
    has(home, 'Intercom') && 'video intercom',
    has(home, 'Shared pool') && 'a pool',
    has(home, 'Gym') && 'a gym',
    has(home, 'Rooftop terrace') && 'a rooftop terrace',
    has(home, 'Bike store') && 'a bike store',
    has(home, 'On-site manager') && 'an on-site manager',
  ].filter((part) => part !== false);
  return home.style === 'apartments' && shared.length > 0 ? `The building offers ${joinList(shared)}.` : '';
}

function parking(random: Random, home: Home): string {
  const { garages, carports, category } = home;
  const spot = has(home, 'Storage cage') ? ', with a storage cage beside it' : '';
  if (category === 'Apartment' || category === 'Studio') {
    if (garages + carports === 0) return 'There is no parking on title, and public transport is close.';
    return `${capitalize(formatCount(garages + carports, 'car space'))} ${garages + carports === 1 ? 'is' : 'are'} ${has(home, 'Secure parking') ? 'secure and under cover' : 'set aside in the car park'}${garages + carports === 1 ? spot : ''}.`;
  }
  const places = [
    garages > 0 && (['a garage', 'a double garage'][garages - 1] ?? 'a triple garage'),
    carports > 0 && (carports === 1 ? 'a carport' : 'a double carport'),
  ].filter((part) => part !== false);
  if (places.length === 0)
    return random.pick([
      'Parking is on the street, where there is usually a space.',
      'Cars park at the front, on the street.',
    ]);
  return `There is ${joinList(places)}${has(home, 'Side access') ? ', and side access for a trailer or a boat' : ''}.`;
}
