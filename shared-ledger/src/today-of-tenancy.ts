import { localDateIn } from 'shared-contract/date/local-date';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';

/** Returns the date at the property; where its time zone is unknown, the date in Sydney. */
export const todayOfTenancy = ({ noticeFacts }: Pick<Tenancy, 'noticeFacts'>): string =>
  localDateIn(noticeFacts?.timeZone ?? 'Australia/Sydney', new Date());
