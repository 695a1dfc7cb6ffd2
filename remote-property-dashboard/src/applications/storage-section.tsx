import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ApplicationSummary } from 'shared-contract/application/application';
import { undecidedMonths } from 'shared-contract/application/application-rules';
import { localDateIn } from 'shared-contract/date/local-date';
import type { Property } from 'shared-contract/property/property';
import { logger, toast } from 'shared-platform';
import { ConfirmDialog, LocalDate, Section, useDialogState } from 'shared-ui';
import { destroyApplicationOn, destroyTenantApplicationOn } from 'tenancy-law/rules/application-retention';
import { applicationFailureMessage } from './application-messages.ts';
import { changeApplicationMutation } from './application-queries.ts';
import { storageCondition, storedLabel } from './storage-labels.ts';

type StorageSectionProps = { application: ApplicationSummary; property: Property };

/** Until when the application is stored (V41), and the legal hold that stops its destruction. */
export function StorageSection({ application, property }: StorageSectionProps) {
  const { destroyOn, legalHold } = application;
  return (
    <Section title="Storage" framed>
      <Stack gap="sm" align="start">
        <Text>
          {legalHold ? (
            'On hold for a dispute: we don’t destroy it.'
          ) : application.status === 'withdrawn' ? (
            'What the applicants wrote is destroyed. We destroy the rest within a day. You then get a certificate.'
          ) : destroyOn === null ? (
            `${storedLabel(application)}.`
          ) : (
            <>
              We destroy it on <LocalDate date={destroyOn} />
              {storageCondition(application)}. You then get a certificate.
            </>
          )}
        </Text>
        {application.status !== 'withdrawn' && (
          <Text size="sm" c="dimmed">
            {retentionSentence(application, property)}
          </Text>
        )}
        {(legalHold || destroyOn !== null) && <LegalHold application={application} />}
      </Stack>
    </Section>
  );
}

/** The rule of the state on the day of the decision, or today. */
function retentionSentence({ status, decidedAt }: ApplicationSummary, { address, timeZone }: Property): string {
  const date = localDateIn(timeZone, decidedAt === null ? new Date() : new Date(decidedAt));
  if (decidedAt === null) {
    const { sentence } = destroyApplicationOn(address.state, date, { hasConsent: false });
    return `Without a decision we destroy it ${undecidedMonths} months after it was sent. ${sentence}`;
  }
  return status === 'approved'
    ? destroyTenantApplicationOn(address.state, date).sentence
    : destroyApplicationOn(address.state, date, { hasConsent: false }).sentence;
}

function LegalHold({ application }: { application: ApplicationSummary }) {
  const [isAsking, setIsAsking] = useDialogState(false);
  const { mutate, reset, error, isPending } = useMutation(changeApplicationMutation(application));
  const { legalHold, destroyOn } = application;
  const change = () =>
    mutate(
      { patch: { legalHold: !legalHold } },
      {
        onSuccess: () => {
          setIsAsking(false);
          toast.success(legalHold ? 'Hold removed' : 'The application is on hold');
        },
        onError: (failure) => logger.error('A legal hold was not changed', { reason: String(failure) }),
      },
    );
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          reset();
          setIsAsking(true);
        }}
      >
        {legalHold ? 'Remove the hold' : 'Keep it for a dispute'}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={legalHold ? 'Remove the hold?' : 'Keep this application for a dispute?'}
          confirmLabel={legalHold ? 'Remove the hold' : 'Keep it'}
          isDestructive={legalHold}
          isBusy={isPending}
          error={error && applicationFailureMessage(error)}
          onConfirm={change}
          onCancel={() => setIsAsking(false)}
        >
          <Text>
            {legalHold ? (
              destroyOn !== null && (
                <>
                  We then destroy the application on <LocalDate date={destroyOn} />, or within a day when this date has
                  passed.
                </>
              )
            ) : (
              <>
                We won’t destroy it while the hold lasts. The law lets you keep it longer only for a dispute, such as a
                claim before a tribunal. Remove the hold when the dispute is over.
              </>
            )}
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}
