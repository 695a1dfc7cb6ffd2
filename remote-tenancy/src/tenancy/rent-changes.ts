import type { Notice } from 'shared-contract/tenancy/notice';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';

/** Returns the changes of the rent that none of the notices announces, newest first. */
export function rentChanges({ rents = [] }: Pick<Tenancy, 'rents'>, notices: readonly Pick<Notice, 'content'>[]) {
  const announced = notices.flatMap(({ content }) => (content.kind === 'rentIncrease' ? [content.effectiveDate] : []));
  return rents
    .slice(1)
    .filter(({ from }) => !announced.includes(from))
    .reverse();
}
