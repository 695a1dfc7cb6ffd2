import type { ReactNode } from 'react';
import { useUser } from 'shared-auth';
import { LoadingState, PageHeader, QueryBoundary } from 'shared-ui';
import { usePageTitle } from '../router/page-title.ts';
import { SampleSettings } from '../sample-data/sample-settings.tsx';
import { ColourChoice } from './appearance/colour-choice.tsx';
import { DetailsForm } from './details/details-form.tsx';
import { DataExport } from './export/data-export.tsx';
import { ProfilePhoto } from './photo/profile-photo.tsx';
import classes from './profile-page.module.css';
import { SessionList } from './sessions/session-list.tsx';
import { SignInFacts } from './sign-in/sign-in-facts.tsx';

/**
 * The page `/settings/profile`: the user's details and photo, sign-in, signed-in browsers, colours, and the export of
 * all data.
 */
export function ProfilePage() {
  usePageTitle('Profile');
  const { id } = useUser();
  return (
    <>
      <PageHeader title="Profile" description="Your details, how you sign in, and your data." />
      <Section id="details" title="Your details">
        <QueryBoundary fallback={<LoadingState label="Loading your details" />}>
          <DetailsForm key={id} userId={id} />
        </QueryBoundary>
      </Section>
      <Section id="photo" title="Your photo">
        <QueryBoundary fallback={<LoadingState label="Loading your photo" />}>
          <ProfilePhoto key={id} userId={id} />
        </QueryBoundary>
      </Section>
      <Section id="sign-in" title="Sign-in">
        <SignInFacts />
      </Section>
      <Section id="sessions" title="Your devices">
        <QueryBoundary fallback={<LoadingState label="Loading your devices" />}>
          <SessionList />
        </QueryBoundary>
      </Section>
      <Section id="colours" title="Colours">
        <ColourChoice />
      </Section>
      <Section id="data" title="Your data">
        <DataExport />
      </Section>
      <Section id="sample-data" title="Sample data">
        <QueryBoundary fallback={<LoadingState label="Loading your sample data" />}>
          <SampleSettings />
        </QueryBoundary>
      </Section>
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
