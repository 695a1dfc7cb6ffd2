import { Alert, Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem, useIdempotencyKey, useResource } from 'shared-api';
import { useUser } from 'shared-auth';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import type { ApplicationSummary } from 'shared-contract/application/application';
import { localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import type { Property } from 'shared-contract/property/property';
import { messagesByField } from 'shared-contract/wire/messages-by-field';
import { logger, useSafeNavigate } from 'shared-platform';
import { useFocusOnFirstError } from 'shared-ui';
import { stateForm } from 'tenancy-law/form/state-form';
import { agreementsQuery } from '../agreements-query.ts';
import { createAgreementMutation } from './create-agreement.ts';
import { FromApplication } from './from-application.tsx';
import {
  type NewAgreementValues,
  newAgreementErrors,
  newAgreementInput,
  newAgreementValues,
  partyField,
} from './new-agreement-values.ts';
import { OwnerFields, TenantFields } from './party-fields.tsx';
import { StartingPoint } from './starting-point.tsx';

type NewAgreementProps = {
  property: Property;
  /** The approved application to start from. The server copies its tenants, so the page doesn't ask for them. */
  application: ApplicationSummary | null;
};

/** Asks for the parties of a new agreement. Everything else is entered in the editor, which opens next. */
export function NewAgreement({ property, application }: NewAgreementProps) {
  const user = useUser();
  const { state } = property.address;
  const today = localDateIn(property.timeZone, new Date());
  const navigate = useSafeNavigate();
  const agreements = useResource(agreementsQuery(property.id));
  const [previous, setPrevious] = useState<TenancyAgreement | null>(null);
  const form = useForm<NewAgreementValues>({
    initialValues: newAgreementValues(user, null),
    validate: (values) => newAgreementErrors(values, application),
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  const reject = () => setRejections((count) => count + 1);
  const { mutateAsync, isPending } = useMutation(createAgreementMutation());
  const keyOf = useIdempotencyKey();

  function start(from: TenancyAgreement | null) {
    setPrevious(from);
    form.setValues(newAgreementValues(user, from));
    form.clearErrors();
  }

  async function create(values: NewAgreementValues) {
    setFailure(null);
    const owner = `/api/customer-users/${encodeURIComponent(user.id)}`;
    const input = newAgreementInput(values, { property: property['@id'], owner, state, previous, application });
    try {
      const { id } = await mutateAsync({ input, idempotencyKey: keyOf(input) });
      navigate(addresses.tenancyAgreementStep(id, 'tenancy-details'));
    } catch (error) {
      if (isApiProblem(error, { status: 422 })) {
        form.setErrors(messagesByField(error.violations, partyField));
        reject();
        const shown = application ? /^landlordDetails/ : /^(?:landlord|tenant)Details/;
        const rest = error.violations.filter(({ propertyPath }) => !shown.test(propertyPath));
        setFailure(rest.length > 0 ? rest.map(({ message }) => message).join(' ') : null);
        return;
      }
      logger.error('The agreement was not created', { reason: String(error) });
      setFailure('Check your connection and try again. Your details are still here.');
    }
  }

  return (
    <form ref={useFocusOnFirstError(rejections)} noValidate onSubmit={form.onSubmit(create, reject)}>
      <Stack gap="xl" maw="44rem">
        {failure ? (
          <Alert color="red" role="alert" title="We couldn’t create the agreement">
            {failure}
          </Alert>
        ) : null}
        {application ? (
          <FromApplication application={application} />
        ) : (
          <>
            {agreements.length > 0 && <StartingPoint agreements={agreements} previous={previous} onChoose={start} />}
            <TenantFields form={form} label={stateForm(state, today).labels.tenant} />
          </>
        )}
        <OwnerFields form={form} />
        <Group justify="flex-end">
          <Button type="submit" loading={isPending}>
            Create the agreement
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
