import { act } from './act.ts';
import type { DutyRow } from './duty-rules.ts';
import { nsw } from './nsw.ts';
import { nt } from './nt.ts';
import { qld } from './qld.ts';
import { sa } from './sa.ts';
import { tas } from './tas.ts';
import { vic } from './vic.ts';
import { wa } from './wa.ts';

/** Transfer duty on homes and land in all states. A new table is a new row; the earlier one stays. */
export const dutyRows: readonly DutyRow[] = [...nsw, ...vic, ...qld, ...wa, ...sa, ...tas, ...act, ...nt];
