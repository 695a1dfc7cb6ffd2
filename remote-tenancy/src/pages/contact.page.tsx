import { addresses } from 'shared-contract/page/addresses';
import { useLoaderData } from 'shared-platform/router';
import { contactSections } from '../help/contact-sections.tsx';
import { DemoNotice } from '../help/demo-notice.tsx';
import { pageUrlLoader } from '../help/page-url.ts';
import { TextPage } from '../help/text-page.tsx';

export const loader = pageUrlLoader(addresses.contact());

export function Component() {
  const { url } = useLoaderData<typeof loader>();
  return (
    <TextPage
      title="Contact"
      description="How to reach us, what to include, and how to report a listing."
      url={url}
      lead={<DemoNotice />}
      sections={contactSections}
    />
  );
}
