import type { Listing } from 'shared-contract/listing/listing';
import type { Property } from 'shared-contract/property/property';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import {
  AddressLines,
  arrearsText,
  BackToInbox,
  CardSkeletons,
  ConfirmDialog,
  type ConfirmDialogProps,
  DownloadButton,
  DraftNotice,
  DraggableList,
  EmptyState,
  ErrorState,
  Fact,
  FilterLinks,
  FormPart,
  formatInstant,
  formatLocalDate,
  LoadingState,
  LocalDate,
  LocalInstant,
  listingStatusLabel,
  Money,
  PagedList,
  PageHeader,
  PriceLine,
  PropertyThumb,
  paidToText,
  priceText,
  QueryBoundary,
  RadioCards,
  type RailStep,
  ResponsiveImage,
  Section,
  StatusBadge,
  StepRail,
  statusLabel,
  useDialogState,
  useFocusOnFirstError,
  useOtherZoneName,
  useSubjectDialog,
  zoneNameAt,
} from 'shared-ui';

const picture = { id: '1', width: 1200, height: 800, alt: 'A kitchen' };
const steps: readonly RailStep[] = [{ name: 'rent', title: 'Rent', href: '/rent', state: 'todo', reason: 'Enter it.' }];

export function Page({ listings, onRetry }: { listings: readonly Listing[]; onRetry: () => void }) {
  return (
    <>
      <PageHeader title="Lessons" description="All of them" actions={<button type="button">Add</button>} />
      <QueryBoundary fallback={<CardSkeletons shape="rows" count={3} label="Loading" />} resetKey="1">
        <Section title="This week" action={<BackToInbox fallback="Lessons" />} framed>
          <PagedList
            collection={{ member: listings, totalItems: listings.length }}
            page={1}
            pageSize={24}
            hrefOf={(page) => `?page=${page}`}
            empty={<EmptyState title="No lessons yet" action={<a href="/lessons/create">Add one</a>} />}
          >
            {(members) => members.map((one) => <Row key={one.id} listing={one} />)}
          </PagedList>
        </Section>
      </QueryBoundary>
      <FilterLinks
        label="Status"
        options={['open', 'full'] as const}
        current="open"
        labelOf={(option: 'open' | 'full') => statusLabel('listing', option).label}
        hrefOf={(option) => `?status=${option ?? ''}`}
      />
      <ErrorState error={new Error('No answer')} onRetry={onRetry} title="Not loaded" />
      <LoadingState label="Loading lessons" />
      <StepRail label="Steps" steps={steps} current="rent" />
    </>
  );
}

function Row({ listing: { id, type, status, pricing, auctionDateTime } }: { listing: Listing }) {
  const zone: string | null = useOtherZoneName('2026-11-21T00:00:00Z', 'Australia/Perth');
  const text: string = priceText(pricing, type, auctionDateTime);
  return (
    <article id={id} title={`${listingStatusLabel(status).label} ${text} ${zone}`}>
      <PropertyThumb picture={picture} size={64} />
      <ResponsiveImage picture={picture} sizes="100vw" priority ratio={1.5} />
      <StatusBadge kind="listing" status={status} />
      <PriceLine pricing={pricing} listingType={type} auctionDateTime={auctionDateTime} />
      <Fact label="Fee">
        <Money amount="12.50" />
      </Fact>
      <LocalDate date="2026-11-21" />
      <LocalInstant at="2026-11-21T00:00:00Z" timeZone="Australia/Sydney" show="dateTime" />
      <DownloadButton label="PDF" what="the lesson" variant="default" size="sm" download={async () => {}} />
    </article>
  );
}

type FormProps = Pick<ConfirmDialogProps, 'onConfirm' | 'onCancel'> & { kinds: readonly ('group' | 'single')[] };

export function Form({ kinds, onConfirm, onCancel }: FormProps) {
  const [isOpen, setOpen] = useDialogState(false);
  const { opened, open, close } = useSubjectDialog({
    subjectOf: (choice: string) => steps.find(({ name }) => name === choice),
    isBusy: false,
    notice: 'It was removed.',
  });
  const form = useFocusOnFirstError(1, { title: 'Enter a title.' });
  return (
    <form ref={form}>
      <FormPart title="Kind" lead="Who takes part?">
        <RadioCards label="Kind" values={kinds} value="group" onChange={(kind) => open(kind)} error={null}>
          {(kind) => kind}
        </RadioCards>
      </FormPart>
      <DraggableList label="Kinds" initialItems={kinds} keyOf={(kind) => kind} labelOf={(kind) => kind}>
        {(kind, index) => <span>{`${index} ${kind}`}</span>}
      </DraggableList>
      <DraftNotice draft={{ restored: null, discard: () => setOpen(true) }} />
      {isOpen && (
        <ConfirmDialog
          title={opened?.subject.title ?? 'Remove it?'}
          confirmLabel="Remove"
          cancelLabel="Keep"
          isDestructive
          isBusy={false}
          error={null}
          onConfirm={onConfirm}
          onCancel={() => {
            close();
            onCancel();
          }}
        >
          This cannot be undone.
        </ConfirmDialog>
      )}
    </form>
  );
}

export function textsOf(tenancy: Tenancy): string[] {
  const day: string = formatLocalDate('2026-11-21');
  const time: string = formatInstant('2026-11-21T00:00:00Z', 'time', 'Australia/Sydney');
  const zone: string = zoneNameAt('2026-11-21T00:00:00Z', 'Australia/Sydney');
  const arrears: string | null = arrearsText(tenancy);
  return [day, time, zone, paidToText(tenancy), arrears ?? ''];
}

export const addressOf = ({ address }: Property) => <AddressLines address={address} />;
