import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { stateNames } from 'shared-contract/place/state-names';
import { useAgreementForm, useEditedAgreement } from '../edited-agreement.ts';
import { AgreementFormFrame } from '../frame/agreement-form-frame.tsx';
import { formOf } from '../state-form-of.ts';
import classes from './utilities.module.css';
import { utilitiesForm } from './utilities-form.ts';
import { usualUtilitiesValues } from './utilities-values.ts';
import { services } from './utility-defaults.ts';
import { UtilityFields } from './utility-fields.tsx';

/** The step for the services of the home: which are connected, who pays, and how a shared bill is divided. */
export function UtilitiesStep() {
  const { value: agreement } = useEditedAgreement();
  const editor = useAgreementForm(utilitiesForm);
  const { form } = editor;
  const { state } = agreement.property.address;
  const [{ labels }] = useState(() => formOf(agreement));
  const isEmpty = services.every((service) => !form.values[service].connected);

  function startAsUsual() {
    // The button disappears, so the heading of the step takes the focus.
    document.getElementById('step')?.focus();
    form.setValues(usualUtilitiesValues(state));
  }

  return (
    <AgreementFormFrame
      editor={editor}
      lead="Which services the home has, who pays for them, and how shared bills are divided."
    >
      {isEmpty ? (
        <Group justify="space-between" gap="sm">
          <Text size="sm">Nothing is connected yet.</Text>
          <Button variant="default" size="xs" onClick={startAsUsual}>
            Start with what’s usual in {stateNames[state]}
          </Button>
        </Group>
      ) : null}
      <div className={classes.services}>
        {services.map((service) => (
          <UtilityFields key={service} service={service} form={form} labels={labels} />
        ))}
      </div>
    </AgreementFormFrame>
  );
}
