import {
  AddressLines,
  CardSkeletons,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  LocalDate,
  LocalInstant,
  Money,
  PageHeader,
  QueryBoundary,
  Section,
  StatusBadge,
  theme,
  useDialogState,
} from 'shared-ui';

export function Component() {
  return (
    <>
      <PageHeader title="Listings" description="All of them" actions={<button type="button">Add</button>} />
      <QueryBoundary fallback={<CardSkeletons shape="rows" count={3} label="Loading the listings" />}>
        <Section title="Money">
          <EmptyState title="No listings yet" />
        </Section>
      </QueryBoundary>
    </>
  );
}

export const others = { AddressLines, ConfirmDialog, ErrorState, LocalDate, LocalInstant, Money, StatusBadge, theme };
export const useDialog = () => useDialogState(false);
