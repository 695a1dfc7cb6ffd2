import { EmptyState, PageHeader } from 'shared-ui';

/** The page of a link that no check has, or whose check was destroyed. */
export function InvalidLink() {
  return (
    <>
      <PageHeader title="This link isn’t valid" />
      <EmptyState title="The link may be incomplete, or the check no longer exists">
        Open the link in our latest email about the check. We destroy checks on the date that their page shows, and they
        can’t be read after that.
      </EmptyState>
    </>
  );
}
