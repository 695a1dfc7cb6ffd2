import { allMembersQuery } from 'shared-api';
import { agreementEvent } from 'shared-contract/agreement/signing';
import { agreementPath } from '../agreements-query.ts';

export const agreementHistoryQuery = (id: string) => allMembersQuery(`${agreementPath(id)}/history`, agreementEvent);
