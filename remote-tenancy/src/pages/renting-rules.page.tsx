import { PageHeader } from 'shared-ui';
import { LegalNotice } from '../renting-rules/legal-notice.tsx';
import { StateLinks } from '../renting-rules/state-links.tsx';

export function Component() {
  return (
    <>
      <PageHeader
        title="Renting rules by state"
        description="Bonds, rent increases, notices and more, with dates and sources. Choose your state."
      />
      <LegalNotice />
      <StateLinks />
    </>
  );
}
