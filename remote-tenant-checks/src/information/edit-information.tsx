import { Alert, List, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { cachedResource, isApiProblem, patchResource, refetchResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { tenantCheckDetail, tenantCheckProduct } from 'shared-contract/tenant-check/tenant-check';
import { isKnown } from 'shared-contract/wire/open-enum';
import { toast, useSafeNavigate } from 'shared-platform';
import { ConfirmDialog, useDialogState } from 'shared-ui';
import { refetchCheck, refetchContent, taggedCheckQuery } from '../check/check-queries.ts';
import type { EditedCheck } from '../edit/edit-frame.tsx';
import { InformationForm } from './information-form.tsx';
import { type InformationValues, parseChangedCheck, valuesOfApplicant } from './information-values.ts';
import { type LostPart, lostByChange, lostText, savedMessage } from './lost-by-change.ts';
import { useInformationForm } from './use-information-form.ts';

/** The information about a check that was not sent yet. Asks before a change removes an authorisation or documents. */
export function EditInformation({ check, content, property }: EditedCheck) {
  const navigate = useSafeNavigate();
  const [isSaved, setIsSaved] = useState(false);
  const [asked, setAsked] = useDialogState<{ values: InformationValues; lost: LostPart[] } | null>(null);
  // The version that the form was filled with. The server rejects a change of a later one.
  const [etag, setEtag] = useState(() => cachedResource(taggedCheckQuery(check.id))?.etag ?? null);
  const editor = useInformationForm({
    initialValues: {
      product: isKnown(tenantCheckProduct, check.product) ? check.product : '',
      property: check.property.id,
      consent: true,
      ...valuesOfApplicant(content.applicant),
    },
    properties: [property],
    isDone: isSaved,
    errorsOf(values, context) {
      const parsed = parseChangedCheck(values, context);
      return parsed.ok ? {} : parsed.errors;
    },
    async save(values, context) {
      const parsed = parseChangedCheck(values, context);
      if (!parsed.ok) return;
      if (editor.form.isDirty()) await send(parsed.value, lostBy(values));
      setIsSaved(true);
    },
  });

  const lostBy = (values: InformationValues) =>
    editor.form.isDirty() ? lostByChange(check, content, values.name) : [];

  async function saveOrAsk(values: InformationValues) {
    const lost = lostBy(values);
    if (lost.length === 0) return editor.onSave(values);
    setAsked({ values, lost });
  }

  async function saveAsked(values: InformationValues) {
    await editor.onSave(values);
    setAsked(null);
  }

  async function send(patch: object, lost: LostPart[]) {
    try {
      await patchResource(check['@id'], patch, tenantCheckDetail, { ifMatch: etag ?? undefined });
    } catch (error) {
      // The next attempt is for the version that the page then shows.
      if (isApiProblem(error, { status: 412 })) setEtag((await refetchResource(taggedCheckQuery(check.id))).etag);
      throw error;
    }
    await Promise.all([refetchContent(check.id), refetchCheck()]);
    toast.success(savedMessage(lost));
  }

  // Navigates in an effect, after the form counts as saved. Before that, leaving would open the dialog about unsaved
  // changes.
  useEffect(() => {
    if (isSaved) navigate(addresses.tenantCheckStep(check.id, 'authorisation'));
  }, [isSaved, check.id, navigate]);

  return (
    <>
      <InformationForm
        editor={{ ...editor, onSave: saveOrAsk }}
        property={
          <Text size="sm">
            Property: <strong>{check.property.fullAddress}</strong>. For another property, request a new check.
          </Text>
        }
        notices={
          check.authorisedAt && (
            <Alert color="yellow" role="note" title="The applicant has authorised this check as it is">
              If you change anything here, we remove the authorisation, and you need a new one. With another name, we
              remove the documents too.
            </Alert>
          )
        }
      />
      {asked && (
        <ConfirmDialog
          title={`Save and remove ${lostText(asked.lost)}?`}
          confirmLabel="Save and remove"
          isDestructive
          isBusy={editor.isSaving}
          onConfirm={() => void saveAsked(asked.values)}
          onCancel={() => setAsked(null)}
        >
          <Text>This change removes:</Text>
          <List>
            {asked.lost.map((part) => (
              <List.Item key={part}>{lostTexts[part]}</List.Item>
            ))}
          </List>
          <Text>You can’t undo this.</Text>
        </ConfirmDialog>
      )}
    </>
  );
}

const lostTexts: Record<LostPart, string> = {
  authorisation: 'The authorisation. The applicant must sign again, or you upload a new authority.',
  documents: 'The documents with their scans, because they’re in another name.',
};
