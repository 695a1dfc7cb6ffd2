import { addresses } from 'shared-contract/page/addresses';
import { useLoaderData } from 'shared-platform/router';
import { LegalLead } from '../help/demo-notice.tsx';
import { legalTextsUpdatedOn } from '../help/operator.ts';
import { pageUrlLoader } from '../help/page-url.ts';
import { termsSections } from '../help/terms/terms-sections.tsx';
import { TextPage } from '../help/text-page.tsx';

export const loader = pageUrlLoader(addresses.terms());

export function Component() {
  const { url } = useLoaderData<typeof loader>();
  return (
    <TextPage
      title="Terms of use"
      description="Who may list, what an offer means, payments and refunds, and your rights."
      url={url}
      lead={<LegalLead updatedOn={legalTextsUpdatedOn} />}
      sections={termsSections}
    />
  );
}
