import { Switch } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { patchResource, resourceQuery } from 'shared-api';
import { useSession } from 'shared-auth';
import { alertSettings } from 'shared-contract/search/alert-subscription';
import { toast } from 'shared-platform';
import classes from './shortlist.module.css';

const path = '/api/alert-settings';
export const alertSettingsQuery = resourceQuery(path, alertSettings);

/** Switches mails about the shortlist on or off. Guests see nothing, because the site doesn't know their email. */
export function ShortlistAlerts() {
  const isSignedIn = useSession().status === 'signedIn';
  const { data } = useQuery({ ...alertSettingsQuery, enabled: isSignedIn });
  if (!isSignedIn || !data) return null;
  return (
    <div className={classes.alerts}>
      <ShortlistSwitch isOn={data.shortlist} />
    </div>
  );
}

/** Shows a change at once. If saving fails, it reverts and shows a message. */
export function ShortlistSwitch({ isOn }: { isOn: boolean }) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (shortlist: boolean) => patchResource(path, { shortlist }, alertSettings),
    onError: () => void toast.error('We couldn’t save that. Try again in a moment.'),
  });
  return (
    <Switch
      label="Email me when a price, open home or status changes"
      checked={isPending ? variables : isOn}
      onChange={({ currentTarget }) => mutate(currentTarget.checked)}
    />
  );
}
