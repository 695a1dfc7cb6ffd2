import { agreementTerms, isTermName } from 'shared-contract/agreement/agreement-terms';
import * as z from 'shared-contract/schema';
import type { Violation } from 'shared-contract/wire/problem';
import { termPath } from './term-path.ts';

type Detail = { name: string; value?: unknown };

/**
 * Checks the details of a request alone: known names, each given once, with a value of its type. Null is always
 * allowed, because it removes a term. Paths are `tenancyAgreementDetails.<name>…`.
 */
export function detailViolations(details: readonly Detail[]): Violation[] {
  const names = new Set<string>();
  return details.flatMap(({ name, value }): Violation[] => {
    const refuse = (message: string, code: string) => [{ propertyPath: termPath(name), message, code }];
    if (!isTermName(name)) return refuse('An agreement has no term with this name.', 'unknown-term');
    if (names.has(name)) return refuse('Give each term once.', 'repeated-term');
    names.add(name);
    if (value === null) return [];
    const issues = z.safeParse<z.ZodMiniType>(agreementTerms.shape[name], value).error?.issues ?? [];
    return issues.map(({ path, message }) => ({
      propertyPath: termPath([name, ...path].reduce<string>(withKey, '')),
      message: /\S/.test(message) && message !== 'Invalid input' ? message : 'This value is not valid.',
      code: 'invalid',
    }));
  });
}

function withKey(path: string, key: PropertyKey): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? String(key) : `${path}.${String(key)}`;
}
