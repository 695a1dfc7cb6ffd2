import type { Violation } from 'shared-contract/problem';
import type { PropertyTypeName } from 'shared-contract/property';
import { propertyCategories } from 'shared-contract/property-category';

/** A house is residential, a warehouse is not. */
export function categoryViolations(type: PropertyTypeName, category: string): Violation[] {
  const known: readonly string[] = propertyCategories[type];
  if (known.includes(category)) return [];
  const message = `Expected one of ${known.join(', ')}.`;
  return [{ propertyPath: 'category.name', message, code: 'category' }];
}
