import { resourceQuery } from 'shared-api';
import { type ThreadSubject, thread, threadPath } from 'shared-contract/thread/thread';
import { ThreadPanel } from './thread-panel.tsx';

/** The objects with a thread on their page, as the accessible name of the thread calls them. */
const nouns = {
  enquiry: 'enquiry',
  application: 'application',
  check: 'tenant check',
  agreement: 'agreement',
  tenancy: 'tenancy',
  ledger: 'tenancy',
  offer: 'offer',
} satisfies Partial<Record<ThreadSubject, string>>;

type ThreadOfProps = {
  propertyId: string;
  subject: keyof typeof nouns;
  objectId: string;
  /** A change of the object, such as that of its status, after which the thread is fetched again. */
  version?: string;
};

/**
 * How an object came about, with links to what came before and after, and the next step. Shows its own loading and
 * error states; the rest of the page stays usable.
 */
export function ThreadOf({ propertyId, subject, objectId, version }: ThreadOfProps) {
  const query = resourceQuery(threadPath(propertyId, subject, objectId), thread, { staleTime: 0 });
  return <ThreadPanel label={`Before and after this ${nouns[subject]}`} query={query} version={version} />;
}
