import {
  type PropertyOwner,
  type PropertyOwnersPatch,
  propertyOwnersPatch,
  sumOfShares,
} from 'shared-contract/property/property-owners';
import { messagesByField } from 'shared-contract/wire/messages-by-field';
import type { Violation } from 'shared-contract/wire/problem';
import { shapeViolations } from 'shared-contract/wire/shape-violations';

/** `key` identifies a row of the form. `share` is typed in percent. */
type OwnerValues = { key: string; name: string; share: string };
export type OwnersFormValues = { owners: OwnerValues[] };

export const newOwner = (share = ''): OwnerValues => ({ key: crypto.randomUUID(), name: '', share });

/** Without owners, the form starts with two: most co-owners are joint tenants, whose shares are equal. */
export const valuesOfOwners = (owners: readonly PropertyOwner[]): OwnersFormValues => ({
  owners:
    owners.length === 0
      ? [newOwner('50'), newOwner('50')]
      : owners.map(({ name, share }) => ({ ...newOwner(String(share / 100)), name })),
});

/** Returns a typed share in hundredths of a percent; NaN for text that is no share with at most two decimals. */
function parseShare(typed: string): number {
  const plain = typed.replaceAll(/[\s%]/g, '');
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}

const toOwners = ({ owners }: OwnersFormValues): PropertyOwner[] =>
  owners.map(({ name, share }) => ({ name, share: parseShare(share) }));

/** Returns what the typed shares add up to, in hundredths of a percent. A share that is not complete counts as 0. */
export const sumOfTyped = (values: OwnersFormValues): number =>
  sumOfShares(toOwners(values).map(({ share }) => ({ share: Number.isNaN(share) ? 0 : share })));

type Parsed = { ok: true; patch: PropertyOwnersPatch } | { ok: false; errors: Record<string, string> };

/** Returns the request, or a message for each invalid field (V43). The message of a wrong sum has the path `owners`. */
export function parseOwnersForm(values: OwnersFormValues): Parsed {
  const parsed = propertyOwnersPatch.safeParse({ owners: toOwners(values) });
  return parsed.success
    ? { ok: true, patch: parsed.data }
    : { ok: false, errors: messagesByField(shapeViolations(parsed)) };
}

/** Returns the server's messages by the paths of the form: `owners[0].name` is `owners.0.name`. */
export const ownerErrors = (violations: readonly Violation[]) => ({
  errors: messagesByField(violations, (path) => path.replaceAll(/\[(\d+)\]/g, '.$1')),
  rest: [],
});
