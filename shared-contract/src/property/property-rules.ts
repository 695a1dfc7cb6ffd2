import { type Place, placeViolations } from '../place/place-rules.ts';
import type { Violation } from '../wire/problem.ts';
import type { PropertyInput, PropertyTypeName } from './property.ts';
import { propertyCategories } from './property-category.ts';

export const rooms = ['bedrooms', 'baths', 'carSpaces'] as const;
export type Room = (typeof rooms)[number];
type Judged = { propertyType: PropertyTypeName; category: string } & { [name in Room]?: number | null | undefined };

/** V15: what there is to count in a property of a type. */
export const roomsOf: Record<PropertyTypeName, readonly Room[]> = {
  Residential: ['bedrooms', 'baths', 'carSpaces'],
  Commercial: ['carSpaces'],
  Land: [],
  Rural: ['bedrooms', 'baths', 'carSpaces'],
};

/** What a property of a type may be and have: a house is residential, land has no bedrooms. */
export function kindViolations(judged: Judged): Violation[] {
  const { propertyType, category } = judged;
  const categories: readonly string[] = propertyCategories[propertyType];
  const counted = roomsOf[propertyType];
  return [
    ...(categories.includes(category)
      ? []
      : [{ propertyPath: 'category.name', message: `Expected one of ${categories.join(', ')}.`, code: 'category' }]),
    ...rooms
      .filter((room) => typeof judged[room] === 'number' && !counted.includes(room))
      .map((room) => ({
        propertyPath: room,
        message: `This is not counted in ${propertyType.toLowerCase()} property.`,
        code: 'rooms',
      })),
  ];
}

/** V9 and V15 of a new property, at both ends. `known` is what the gazetteer has under the suburb's name. */
export function propertyViolations(
  { propertyType, category, address, ...facts }: PropertyInput,
  known: readonly Place[],
): Violation[] {
  return [
    ...kindViolations({ ...facts, propertyType: propertyType.name, category: category.name }),
    ...placeViolations(address, known),
  ];
}
