import { Alert, Button, Checkbox, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { postResource, useIdempotencyKey, useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { tenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { idOfIri } from 'shared-contract/wire/json-ld';
import { useSafeNavigate } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { checksPath, refetchCheck } from '../check/check-queries.ts';
import { propertiesQuery } from '../check/property-queries.ts';
import { InformationForm } from './information-form.tsx';
import { emptyInformation, type InformationValues, parseNewCheck } from './information-values.ts';
import { type CheckOrigin, originQuery, valuesOfAdult } from './origin-query.ts';
import { PropertyField } from './property-field.tsx';
import { useInformationForm } from './use-information-form.ts';

/** The form of a check that starts from an adult of a rental application. */
export function NewCheckFromApplication({ origin }: { origin: CheckOrigin }) {
  const application = useResource(originQuery(origin));
  const { applicationId, adult } = origin;
  const hasAdult = application.adults[adult] !== undefined;
  return (
    <NewCheck
      initialValues={valuesOfAdult(application, adult)}
      origin={hasAdult ? { application: `/api/applications/${applicationId}`, adult } : {}}
      cancelTo={addresses.application(idOfIri(application.property), applicationId)}
    />
  );
}

type NewCheckProps = {
  initialValues?: InformationValues;
  origin?: { application?: string; adult?: number };
  /** Where the user came from. */
  cancelTo?: string;
};

/** The form of a new check. Once it's saved, the authorisation is the next step. */
export function NewCheck({
  initialValues = emptyInformation,
  origin = {},
  cancelTo = addresses.tenantChecks(),
}: NewCheckProps) {
  const navigate = useSafeNavigate();
  const properties = useResource(propertiesQuery());
  const [created, setCreated] = useState<string | null>(null);
  const idFor = useIdempotencyKey();
  const editor = useInformationForm({
    initialValues,
    properties,
    isDone: created !== null,
    errorsOf(values, context) {
      const parsed = parseNewCheck(values, context, { id: crypto.randomUUID(), ...origin });
      return parsed.ok ? {} : parsed.errors;
    },
    async save(values, context) {
      // The same id for each attempt with the same values, so that a repeated request creates one check.
      const parsed = parseNewCheck(values, context, { id: idFor(values), ...origin });
      if (!parsed.ok) return;
      const { id } = await postResource(checksPath, parsed.value, tenantCheckDetail);
      await refetchCheck();
      setCreated(id);
    },
  });

  // Navigates in an effect, after the form counts as saved. Before that, leaving would open the dialog about unsaved
  // changes.
  useEffect(() => {
    if (created !== null) navigate(addresses.tenantCheckStep(created, 'authorisation'), { replace: true });
  }, [created, navigate]);

  return (
    <InformationForm
      editor={editor}
      property={<PropertyField form={editor.form} properties={properties} />}
      notices={
        origin.application !== undefined && (
          <Alert color="gray" role="note">
            We’ve filled this in from the rental application. Check it: the applicant’s log now says that you read it.
          </Alert>
        )
      }
    >
      <Checkbox
        label="The applicant knows about this check and agreed that I enter these details."
        {...editor.form.getInputProps('consent', { type: 'checkbox' })}
      />
      <Group gap="sm">
        <Button type="submit" loading={editor.isSaving}>
          Continue to authorisation
        </Button>
        <Button variant="subtle" component={Link} to={cancelTo}>
          Cancel
        </Button>
      </Group>
    </InformationForm>
  );
}
