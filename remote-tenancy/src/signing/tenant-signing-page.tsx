import { Button, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isApiProblem } from 'shared-api';
import type { SigningView } from 'shared-contract/agreement/signing';
import { toast } from 'shared-platform';
import { CardSkeletons, DownloadButton, EmptyState, ErrorState, formatInstant, PageHeader } from 'shared-ui';
import { AnswerActions } from './answer-actions.tsx';
import { DocumentSections } from './document-sections.tsx';
import { focusTitle } from './focus-title.ts';
import { SignForm } from './sign-form.tsx';
import { SigningProgress } from './signing-progress.tsx';
import { downloadOfLink, signingViewQuery, tenantCodeMutation, tenantSignatureMutation } from './signing-query.ts';
import { signingStateText } from './signing-state-text.ts';
import classes from './tenant-signing-page.module.css';

type LinkProps = { view: SigningView; token: string };

/** The page `/agreements/{token}` with the agreement of a tenant. The link to it is in the emails to the tenant. */
export function TenantSigningPage({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(signingViewQuery(token));
  return (
    <>
      {/* The page's URL is secret, so links to other sites must not send it as the referrer. */}
      <meta name="referrer" content="no-referrer" />
      {data ? <Agreement view={data} token={token} /> : <NoAgreement error={error} onRetry={() => void refetch()} />}
    </>
  );
}

function Agreement({ view, token }: LinkProps) {
  const { signing, next, timeZone } = view;
  const { title, text } = signingStateText(view, formatInstant(signing.expiresAt, 'date', timeZone));
  return (
    <>
      <PageHeader
        title={title}
        description={text}
        breadcrumbs={<Text size="sm">{view.address}</Text>}
        actions={<ToAction next={next} />}
      />
      <div className={classes.columns}>
        <Stack gap="xl" className={classes.main ?? ''}>
          {next !== 'closed' && <AgreementDocument view={view} token={token} />}
          <Action view={view} token={token} />
          {next !== 'done' && next !== 'closed' && (
            <Text size="sm" c="dimmed">
              Anyone with this link can act for you, so don’t share it.
            </Text>
          )}
          <Text size="sm" c="dimmed">
            Verandah doesn’t give legal advice. If you’re unsure about a term, ask your state’s tenancy authority or a
            tenancy advice service before you sign.
          </Text>
        </Stack>
        {next !== 'closed' && (
          <aside className={classes.side} aria-labelledby="progress">
            <Title order={2} size="h4" id="progress" mb="md">
              Progress
            </Title>
            <SigningProgress signing={signing} state={view.state} timeZone={timeZone} party={view.party} />
          </aside>
        )}
      </div>
    </>
  );
}

/** A button that scrolls to the answer or the signature below the document, which is long on a phone. */
function ToAction({ next }: Pick<SigningView, 'next'>) {
  if (next !== 'answer' && next !== 'sign') return null;
  const show = () => {
    const title = document.getElementById(next);
    title?.scrollIntoView({ block: 'center' });
    title?.focus({ preventScroll: true });
  };
  return (
    <Button variant="default" onClick={show}>
      {next === 'answer' ? 'Go to your answer' : 'Go to your signature'}
    </Button>
  );
}

function AgreementDocument({ view, token }: LinkProps) {
  const isSigned = view.next === 'done';
  return (
    <Stack component="section" gap="md" aria-labelledby="agreement">
      <Title order={2} size="h3" id="agreement">
        The agreement
      </Title>
      <div>
        <DownloadButton
          label={isSigned ? 'Download the signed PDF' : 'Download the PDF'}
          variant={isSigned ? 'filled' : 'default'}
          download={() => downloadOfLink(token)}
        />
      </div>
      <DocumentSections sections={view.sections} />
    </Stack>
  );
}

function Action({ view, token }: LinkProps) {
  const own = view.signing.parties.find(({ id }) => id === view.party);
  if (view.next === 'answer') {
    return (
      <Stack component="section" gap="md" aria-labelledby="answer">
        <Title order={2} size="h3" id="answer" tabIndex={-1}>
          Your answer
        </Title>
        <AnswerActions view={view} token={token} />
      </Stack>
    );
  }
  if (view.next !== 'sign') return null;
  const signed = () => {
    requestAnimationFrame(focusTitle);
    toast.success('Agreement signed');
  };
  return (
    <Stack component="section" gap="md" aria-labelledby="sign">
      <Title order={2} size="h3" id="sign" tabIndex={-1}>
        Your signature
      </Title>
      <SignForm
        documentSha256={view.signing.documentSha256}
        email={own?.email ?? ''}
        codeMutation={tenantCodeMutation(token)}
        signatureMutation={tenantSignatureMutation(token)}
        onSigned={signed}
      />
    </Stack>
  );
}

function NoAgreement({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) return <CardSkeletons shape="rows" count={3} label="Loading your agreement" />;
  if (![404, 410, 422].some((status) => isApiProblem(error, { status }))) {
    return <ErrorState error={error} title="We couldn’t load your agreement" onRetry={onRetry} />;
  }
  return (
    <>
      <PageHeader title="This link isn’t valid" />
      <EmptyState title="The link may be incomplete or out of date">
        Open the link in our latest email about the agreement. If that doesn’t work, ask the sender for a new one.
      </EmptyState>
    </>
  );
}
