import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';

/** Says that the visitor has booked an inspection, and leads to the booking. `label` names its day and time. */
export const BookedLink = ({ label, className }: { label: string; className?: string | undefined }) => (
  <Link to={addresses.activity()} className={className} aria-label={`You’ve booked ${label}`}>
    You’ve booked
  </Link>
);
