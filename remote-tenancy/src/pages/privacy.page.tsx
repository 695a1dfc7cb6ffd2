import { localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import { type LoaderFunctionArgs, useLoaderData } from 'shared-platform/router';
import { LegalLead } from '../help/demo-notice.tsx';
import { legalTextsUpdatedOn } from '../help/operator.ts';
import { pageUrlLoader } from '../help/page-url.ts';
import { privacySections } from '../help/privacy/privacy-sections.tsx';
import { TextPage } from '../help/text-page.tsx';

const withUrl = pageUrlLoader(addresses.privacy());

/** Returns today's date too, so that hydration produces the same HTML as the server. */
export const loader = (args: LoaderFunctionArgs) => ({
  ...withUrl(args),
  today: localDateIn('Australia/Sydney', new Date()),
});

export function Component() {
  const { url, today } = useLoaderData<typeof loader>();
  return (
    <TextPage
      title="Privacy policy"
      description="What we store about you, why, for how long, who receives it, and what you can ask of us."
      url={url}
      lead={<LegalLead updatedOn={legalTextsUpdatedOn} />}
      sections={privacySections(today)}
    />
  );
}
