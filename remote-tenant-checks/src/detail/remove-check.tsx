import { api } from 'shared-api';
import type { TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { EndCheck } from './end-check.tsx';

/** Removes a check that was not sent. */
export const RemoveCheck = ({ check }: { check: TenantCheckDetail }) => (
  <div>
    <EndCheck
      label="Remove this check"
      button={{ variant: 'outline', fullWidth: true }}
      title="Remove this check?"
      confirmLabel="Remove"
      consequence="We delete everything about the applicant, and their link stops working. If you’ve paid, the payment can be used for another check."
      end={() => api.delete(check['@id'])}
      changed={['/api/orders']}
      done="Check removed"
    />
  </div>
);
