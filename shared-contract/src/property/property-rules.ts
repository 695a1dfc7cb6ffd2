import { type Place, placeViolations } from '../place/place-rules.ts';
import type { Violation } from '../wire/problem.ts';
import { propertyCategories } from './property-category.ts';
import type { PropertyInput } from './property-input.ts';
import type { PropertyTypeName } from './property-type.ts';

export const rooms = ['bedrooms', 'baths', 'carSpaces'] as const;
export type Room = (typeof rooms)[number];
type Judged = { propertyType: PropertyTypeName; category: string } & { [name in Room]?: number | null | undefined };

/** The rooms that can be counted for each property type (V15). */
export const roomsOf: Record<PropertyTypeName, readonly Room[]> = {
  Residential: ['bedrooms', 'baths', 'carSpaces'],
  Commercial: ['carSpaces'],
  Land: [],
  Rural: ['bedrooms', 'baths', 'carSpaces'],
};

/** Rejects a category or room count that does not suit the property type (V15). */
export function kindViolations(judged: Judged): Violation[] {
  const { propertyType, category } = judged;
  const categories: readonly string[] = propertyCategories[propertyType];
  const counted = roomsOf[propertyType];
  return [
    ...(categories.includes(category)
      ? []
      : [
          {
            propertyPath: 'category.name',
            message: `Choose one of these categories: ${categories.join(', ')}.`,
            code: 'category',
          },
        ]),
    ...rooms
      .filter((room) => typeof judged[room] === 'number' && !counted.includes(room))
      .map((room) => ({
        propertyPath: room,
        message: `This doesn’t apply to ${propertyType.toLowerCase()} properties.`,
        code: 'rooms',
      })),
  ];
}

/**
 * Checks a new property: its place (V9), category and rooms (V15). `known` are all suburbs with this name in our list,
 * in all states.
 */
export function propertyViolations(
  { propertyType, category, address, ...facts }: PropertyInput,
  known: readonly Place[],
): Violation[] {
  return [
    ...kindViolations({ ...facts, propertyType: propertyType.name, category: category.name }),
    ...placeViolations(address, known),
  ];
}
