import { useUser } from 'shared-auth';
import { PageHeader } from 'shared-ui';
import { usePageTitle } from '../router/page-title.ts';
import classes from './profile-page.module.css';

/** `/settings/profile`: who the site thinks you are. */
export function ProfilePage() {
  usePageTitle('Profile');
  const { fullName, email } = useUser();
  return (
    <>
      <PageHeader title="Profile" description="Your name and e-mail address come from the account you sign in with." />
      <dl className={classes.facts}>
        <dt>Name</dt>
        <dd>{fullName}</dd>
        <dt>E-mail</dt>
        <dd>{email}</dd>
      </dl>
    </>
  );
}
