import { localDateIn } from 'shared-contract/date/local-date';

/** Returns the date in the browser's time zone. */
export const today = (): string => localDateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
