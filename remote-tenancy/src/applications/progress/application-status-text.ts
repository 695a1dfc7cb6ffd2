import type { ApplicationView } from 'shared-contract/application/application';
import { acceptsApplications } from 'shared-contract/application/application-rules';
import { statusLabel } from 'shared-ui';

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Returns the heading of the page of a part that can no longer be changed, and a text about what happens next. */
export function applicationStatusText(view: ApplicationView): { title: string; text: string } {
  switch (view.status) {
    case 'draft':
      return draftText(view);
    case 'submitted':
      return {
        title: 'Your application was sent',
        text: 'The owner or agent can read it now. We’ll email you when there’s news.',
      };
    case 'shortlisted':
      return { title: 'You’re on the shortlist', text: 'We’ll email you when the owner or agent has decided.' };
    case 'approved':
      return {
        title: 'Your application was approved',
        text: view.hasTenancy
          ? 'You’ve leased this home, so there’s nothing left to do here.'
          : 'Next, you’ll get a tenancy agreement to sign. You’re not bound until you sign it.',
      };
    case 'declined':
      return {
        title: 'Your application was unsuccessful',
        text: 'The owner or agent declined it, or the home was leased.',
      };
    case 'withdrawn':
      return {
        title: 'Your application was withdrawn',
        text: view.legalHold
          ? 'The owner has put it on hold for a dispute. We destroy it when the hold ends.'
          : 'We’ve destroyed what was written in it. The rest, such as the names, follows within a day.',
      };
    default:
      return {
        title: `Your application: ${statusLabel('application', view.status).label}`,
        text: 'Reload the page to see what you can do next.',
      };
  }
}

function draftText({ adults, listing }: ApplicationView) {
  if (!acceptsApplications(listing)) {
    return {
      title: 'This home no longer accepts applications',
      text: 'It was leased or taken off the market, so your application can’t be sent.',
    };
  }
  const missing = adults.filter(({ completedAt }) => completedAt === null).map(({ name }) => name);
  return {
    title: 'You’ve completed your part',
    text: `Waiting for ${list.format(missing)}. Then the application goes to the owner or agent.`,
  };
}
