import { addresses } from 'shared-contract/page/addresses';
import { useLoaderData } from 'shared-platform/router';
import { aboutSections } from '../help/about-sections.tsx';
import { pageUrlLoader } from '../help/page-url.ts';
import { TextPage } from '../help/text-page.tsx';

export const loader = pageUrlLoader(addresses.about());

export function Component() {
  const { url } = useLoaderData<typeof loader>();
  return (
    <TextPage
      title="About Verandah"
      description="One site to find, list and look after property in Australia."
      url={url}
      sections={aboutSections}
    />
  );
}
