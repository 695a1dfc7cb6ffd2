import type { FeatureName } from '../homes/features.ts';
import { type Home, lookOf } from '../homes/home.ts';
import type { Random } from '../random.ts';
import { capitalize, formatCount, joinList } from './format.ts';

const has = (home: Home, name: FeatureName) => home.features.includes(name);

export function livingText(random: Random, home: Home): string {
  if (home.bedrooms === 0) {
    return random.pick([
      'One well-shaped room takes a bed, a sofa and a table without anyone having to climb over anything.',
      'The main room is generous enough to keep sleeping and living apart, with a wide window between them and the sky.',
    ]);
  }
  const choices = [
    'Living and dining share one generous room, with the kitchen close enough to stay part of the conversation.',
    'The living area takes the best of the light and has room for a proper dining table as well.',
    'An easy, open living and dining space is the heart of the home.',
  ];
  if (has(home, 'Fireplace')) {
    choices.push(
      'The sitting room gathers around an open fireplace, and the dining room next to it catches the afternoon sun.',
      'There is a fireplace in the sitting room for July and wide doors at the back for January.',
    );
  }
  if (has(home, 'High ceilings') && has(home, 'Floorboards')) {
    choices.push(
      'Polished boards and high ceilings run from the hall to the living room at the back, where the house opens up.',
    );
  }
  if (home.levels > 1 && home.style !== 'terrace') {
    choices.push(
      'Living, dining and kitchen share the ground floor and run out to the open air through wide glass doors.',
    );
  }
  if (lookOf(home) === 'coastal') {
    choices.push(
      'White walls and wide openings keep the living area cool, and the sea breeze finds its own way through.',
    );
  }
  const first = random.pick(choices);
  return home.livingAreas > 1
    ? `${first} A second living room keeps the television, or the teenagers, at a polite distance.`
    : first;
}

export function kitchenText(random: Random, home: Home): string {
  const parts = [
    has(home, 'Stone benchtops') && random.pick(['stone benchtops', 'a long stone bench']),
    has(home, 'Gas cooking') && random.pick(['gas cooking', 'a gas cooktop']),
    has(home, 'Induction cooking') && 'induction cooking',
    has(home, 'Dishwasher') && 'a dishwasher',
    has(home, 'Walk-in pantry') && 'a walk-in pantry',
  ].filter((part) => part !== false);
  if (parts.length === 0) {
    return random.pick(
      [
        'The kitchen is simple, clean and well laid out.',
        'A tidy kitchen looks out to the garden side and has plenty of cupboards.',
      ].slice(0, home.landArea ? 2 : 1),
    );
  }
  const found = joinList(parts);
  if (parts.length === 1) return `The kitchen is simple and well laid out, with ${found}.`;
  return random.pick([
    `The kitchen has ${found}${has(home, 'Walk-in pantry') ? '' : ', with good storage under every bench'}.`,
    `${capitalize(found)} make the kitchen a pleasure to cook in.`,
    `Cooks are well looked after with ${found}.`,
  ]);
}

export function bedroomText(random: Random, home: Home): string {
  const { bedrooms, baths } = home;
  const robes = has(home, 'Built-in wardrobes');
  if (bedrooms === 0)
    return `The bathroom is neat and bright${has(home, 'Internal laundry') ? ', with the laundry tucked away behind a door' : ''}.`;
  if (bedrooms === 1) {
    return `The bedroom is quiet${robes ? ' and has built-in wardrobes' : ' and takes a queen bed with ease'}, and the bathroom beside it ${has(home, 'Internal laundry') ? 'includes a laundry' : 'has been kept in fine order'}.`;
  }
  const main = has(home, 'Ensuite')
    ? `The main bedroom has its own ensuite${has(home, 'Walk-in wardrobe') ? ' and a walk-in wardrobe' : ''}`
    : has(home, 'Walk-in wardrobe')
      ? 'The main bedroom comes with a walk-in wardrobe'
      : random.pick([
          `${bedrooms === 2 ? 'Both bedrooms' : 'All the bedrooms'} are a good size`,
          'The bedrooms are quiet and well separated',
        ]);
  const others = bedrooms - 1;
  const rest = has(home, 'Ensuite')
    ? `; the other ${others === 1 ? 'bedroom' : `${formatCount(others, 'bedroom')}`} ${others === 1 ? 'is' : 'are'} served by ${baths - 1 === 1 ? 'a family bathroom' : formatCount(baths - 1, 'further bathroom')}`
    : `, with ${baths === 1 ? random.pick(['one bathroom between them', 'a bright family bathroom close by']) : `${formatCount(baths, 'bathroom')} to share`}`;
  const robesText = robes ? ' Built-in wardrobes keep things tidy.' : '';
  const study = has(home, 'Study')
    ? random.pick([
        ' A separate study makes working from home realistic.',
        ' There is a study nook for the days spent at home.',
      ])
    : '';
  const rumpus = has(home, 'Rumpus room') ? ' The rumpus room will be the busiest in the house.' : '';
  return `${main}${rest}.${robesText}${study}${rumpus}`;
}
