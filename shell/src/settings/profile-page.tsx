import { useUser } from 'shared-auth';
import { CardSkeletons, PageHeader, QueryBoundary } from 'shared-ui';
import { usePageTitle } from '../router/page-title.ts';
import { DetailsForm } from './details/details-form.tsx';
import classes from './profile-page.module.css';
import { SessionList } from './sessions/session-list.tsx';

/** `/settings/profile`: my details, how I sign in, where I am signed in. */
export function ProfilePage() {
  usePageTitle('Profile');
  const { id, email } = useUser();
  return (
    <>
      <PageHeader title="Profile" description="Your details, and where you are signed in." />
      <section className={classes.section} aria-labelledby="details">
        <h2 id="details">Your details</h2>
        <QueryBoundary fallback={<CardSkeletons />}>
          <DetailsForm key={id} userId={id} />
        </QueryBoundary>
      </section>
      <section className={classes.section} aria-labelledby="sign-in">
        <h2 id="sign-in">Signing in</h2>
        <dl className={classes.facts}>
          <dt>E-mail</dt>
          <dd>{email}</dd>
        </dl>
      </section>
      <section className={classes.section} aria-labelledby="sessions">
        <h2 id="sessions">Where you are signed in</h2>
        <QueryBoundary fallback={<CardSkeletons />}>
          <SessionList />
        </QueryBoundary>
      </section>
    </>
  );
}
