import type { Home, Style } from '../homes/home.ts';
import type { Random } from '../random.ts';
import { capitalize, spellNumber } from './format.ts';

type Opening = (home: Home, beds: string, noun: string) => string;

/** The first sentences of descriptions, by house style. `beds` is a text such as `three-bedroom`. */
const openings: Partial<Record<Style, Opening[]>> = {
  queenslander: [
    (_, beds) =>
      `Raised on its stumps to catch the breeze, this ${beds} Queenslander has kept what matters: tongue-and-groove walls, French doors and a verandah that is really another living room.`,
    ({ place }, beds) =>
      `Timber, tin and a deep front verandah: a ${beds} Queenslander that belongs to ${place.name} as much as the fig trees do.`,
    (_, beds) =>
      `Built when houses were designed for the climate, this ${beds} Queenslander stays cool on its wide verandahs and lets the evening air run straight through.`,
    ({ place }, beds) =>
      `There is a reason people still fall for Queenslanders, and this ${beds} home in ${place.name} has most of them: casement windows, fretwork above the doors and a verandah made for storms.`,
  ],
  terrace: [
    (_, beds) =>
      `Behind an iron-lace balcony and a tessellated front path, this ${beds} Victorian terrace opens into a home that is far brighter than its façade lets on.`,
    ({ place }, beds) =>
      `A handsome ${beds} terrace in the thick of ${place.name}, with marble mantels at the front and all the glass at the back.`,
    (_, beds) =>
      `Two storeys of Victorian brick, a bullnose verandah and a proper front gate: this ${beds} terrace has had more than a century to settle in.`,
    ({ place }, beds) =>
      `Narrow at the front and surprisingly deep, this ${beds} terrace shows how well the old houses of ${place.name} can live today.`,
  ],
  federation: [
    (_, beds) =>
      `Red brick, leadlight and a terracotta roof: this ${beds} Federation home has kept its good manners and gained a far better kitchen.`,
    ({ place }, beds) =>
      `One of the street’s original Federation houses, this ${beds} home brings pressed ceilings, fretwork and generous rooms to the middle of ${place.name}.`,
    (_, beds) =>
      `A tiled verandah, a wide central hall and rooms with ceilings you have to look up for: a ${beds} Federation home in very good order.`,
  ],
  californian: [
    (_, beds) =>
      `Low gables, leadlight and deep eaves mark this ${beds} Californian bungalow out from the street, and the garden behind it seals the matter.`,
    ({ place }, beds) =>
      `A much-loved Californian bungalow of the 1920s, this ${beds} home is one of those ${place.name} houses that people slow down for.`,
    (_, beds) =>
      `Solid, sunny and set well back, this ${beds} Californian bungalow still has its timber panelling, its box bay window and its wide front porch.`,
  ],
  'brick-veneer': [
    (_, beds) =>
      `Neat, well built and easy to keep, this ${beds} brick home is the kind that holds its value because people simply like living in it.`,
    ({ place }, beds) =>
      `A ${beds} brick home in a quiet part of ${place.name}, updated where it counts and ready to move into.`,
    (_, beds) =>
      `Comfortable from the first day, this ${beds} brick home has had one careful owner after another, and it shows.`,
    (_, beds) =>
      `Light-filled and practical, this ${beds} brick home puts its living areas towards the sun and its bedrooms away from the street.`,
  ],
  modern: [
    (_, beds) =>
      `Clean lines, tall glass and a plan that works: this ${beds} home was designed by someone who has lived with children, guests and washing.`,
    ({ place }, beds) =>
      `Completed only a few years ago, this architect-drawn ${beds} home gives ${place.name} something new to look at.`,
    (_, beds) =>
      `Concrete, timber and a great deal of northern light come together in this quietly confident ${beds} home.`,
    (_, beds) =>
      `From the pivot door to the long window over the garden, this ${beds} home does contemporary living with warmth.`,
  ],
  apartments: [
    ({ place, bedrooms }, beds) =>
      `Lock up, leave and come home to ${place.name}: a ${beds} apartment${bedrooms > 0 ? ' with room to have people over' : ' where every square metre earns its keep'}.`,
    (_, beds) =>
      `Quietly placed within a well-run building, this ${beds} apartment has the morning light, the outlook and none of the street noise.`,
    ({ place }, beds) =>
      `A bright ${beds} apartment for people who would rather live in ${place.name} than drive to it.`,
    (_, beds) =>
      `Full-height windows, a sensible plan and good neighbours: this ${beds} apartment makes apartment living look easy.`,
  ],
  'walk-up': [
    (_, beds, noun) =>
      `In a small, well-kept brick block with only a few neighbours, this ${beds} ${noun} is lighter and larger than most new ones.`,
    ({ place }, beds, noun) =>
      `Solid brick, big windows and no lift to wait for: a ${beds} ${noun} in one of ${place.name}’s good old blocks.`,
    (_, beds, noun) =>
      `Tidy, sunny and low in outgoings, this ${beds} ${noun} in a boutique block is a very sensible way in.`,
  ],
  townhouses: [
    ({ levels }, beds, noun) =>
      levels > 1
        ? `With living at ground level and the bedrooms quietly upstairs, this ${beds} ${noun} has the feel of a house and the upkeep of an apartment.`
        : `All on one level and easy to keep, this ${beds} ${noun} has the feel of a house and the upkeep of an apartment.`,
    ({ place }, beds, noun) =>
      `One of a small group of its kind in ${place.name}, this ${beds} ${noun} comes with its own front door, its own patch of sun and a garage you can walk in from.`,
    (_, beds, noun) =>
      `Smart, low-maintenance and better planned than most, this ${beds} ${noun} uses every corner well.`,
  ],
  'beach-house': [
    (_, beds) =>
      `Sand on the floor, salt on the windows and no one minding either: this ${beds} beach house is made for the life people come to the coast for.`,
    ({ place }, beds) =>
      `Light, breezy and close enough to hear the surf at night, this ${beds} home is ${place.name} at its most relaxed.`,
    (_, beds) =>
      `Weathered timber outside, white walls and pale boards inside: a ${beds} beach house that needs nothing but towels.`,
  ],
  'top-end': [
    (_, beds) =>
      `Elevated, louvred and shaded by palms, this ${beds} tropical home knows exactly how to deal with the build-up.`,
    ({ place }, beds) =>
      `Breezeways, deep eaves and a garden that grows while you watch: a ${beds} home made for the climate of ${place.name}.`,
    (_, beds) =>
      `Life happens outdoors in this ${beds} tropical home, on shaded decks under slow fans, with the garden right up against the rail.`,
  ],
  weatherboard: [
    (_, beds) =>
      `Painted boards, a picket fence and a front door that sticks a little in winter: this ${beds} weatherboard has all the charm and much of the work already done.`,
    ({ place }, beds) =>
      `A sweet ${beds} weatherboard on one of the pleasant streets of ${place.name}, with its original hallway at the front and a sunny new back.`,
    (_, beds) =>
      `Behind a cottage garden, this ${beds} weatherboard home has kept its timber floors and opened its kitchen to the light.`,
  ],
  'stone-cottage': [
    (_, beds) =>
      `Thick stone walls, a return verandah and ceilings that make summer bearable: this ${beds} home was built to last and has.`,
    ({ place }, beds) =>
      `Hand-cut stone and brick quoins give this ${beds} home in ${place.name} its dignity; the new living room gives it its light.`,
    (_, beds) =>
      `Cool in summer, snug in winter and lovely all year, this ${beds} stone home has been restored with patience.`,
  ],
  'miners-cottage': [
    ({ place }, beds) =>
      `A corrugated-iron ${beds} cottage of the kind that made ${place.name}, with pressed-tin ceilings inside and a shady verandah outside.`,
    (_, beds) =>
      `Small at the front, generous at the back, this ${beds} cottage has more than a century of stories and a roof that was done recently.`,
    (_, beds) => `Honest, cool and full of character, this ${beds} cottage is an easy home in a big landscape.`,
  ],
  homestead: [
    (_, beds) =>
      `At the end of a tree-lined drive, this ${beds} homestead sits in its garden with verandahs on every side and room for everyone’s hobbies.`,
    ({ place }, beds) =>
      `Space, quiet and a view in each direction: a ${beds} home on acreage, close enough to ${place.name} for the school run.`,
  ],
};

export function openingSentence(random: Random, home: Home): string {
  const beds = home.bedrooms === 0 ? 'studio' : `${spellNumber(home.bedrooms)}-bedroom`;
  const noun = home.category === 'Studio' ? 'apartment' : home.category.toLowerCase();
  const choices = openings[home.style];
  if (!choices) throw new RangeError(`Expected sentences for the style "${home.style}".`);
  return capitalize(random.pick(choices)(home, beds, noun));
}
