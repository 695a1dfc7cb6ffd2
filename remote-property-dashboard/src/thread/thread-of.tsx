import { resourceQuery } from 'shared-api';
import { thread, threadPath } from 'shared-contract/thread/thread';
import { ThreadPanel } from 'shared-ui/thread-panel';

const labels = {
  enquiry: 'Before and after this enquiry',
  application: 'Before and after this application',
  ledger: 'Before and after this tenancy',
} as const;

type ThreadOfProps = {
  propertyId: string;
  subject: keyof typeof labels;
  objectId: string;
  /** A change of the object after which the thread is fetched again. */
  version?: string;
};

/** How an enquiry, an application or the rent ledger came about, and what comes next. */
export function ThreadOf({ propertyId, subject, objectId, version }: ThreadOfProps) {
  const query = resourceQuery(threadPath(propertyId, subject, objectId), thread, { staleTime: 0 });
  return <ThreadPanel label={labels[subject]} query={query} {...(version === undefined ? {} : { version })} />;
}
