import type { EnquiryStatus } from 'shared-contract/enquiry/enquiry';
import { addresses } from 'shared-contract/page/addresses';

/** The inbox has open enquiries. The history has closed ones and spam. */
export type EnquiryTab = 'inbox' | 'history';

export const statusesIn: Record<EnquiryTab, EnquiryStatus[]> = {
  inbox: ['new', 'replied'],
  history: ['closed', 'spam'],
};

/** A status of a later release is open. */
export const tabOf = ({ status }: { status: string }): EnquiryTab =>
  statusesIn.history.some((one) => one === status) ? 'history' : 'inbox';

/** The address of a tab. */
export const tabPath = { inbox: addresses.enquiries, history: addresses.enquiryHistory } as const;
