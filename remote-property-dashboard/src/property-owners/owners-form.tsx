import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { maxOwners, type PropertyOwner, shareText, wholeShare } from 'shared-contract/property/property-owners';
import { toast, useUnsavedWork } from 'shared-platform';
import { useFocusOnFirstError } from 'shared-ui';
import { changeFailure } from '../form/change-failure.ts';
import {
  newOwner,
  type OwnersFormValues,
  ownerErrors,
  parseOwnersForm,
  sumOfTyped,
  valuesOfOwners,
} from './owner-form-values.ts';
import { changeOwnersMutation } from './owners-query.ts';
import classes from './property-owners.module.css';

type OwnersFormProps = {
  propertyId: string;
  owners: readonly PropertyOwner[];
  etag: string | null;
  onClose: () => void;
};

/** All owners of a property with their shares. They are saved together, because they add up to 100%. */
export function OwnersForm({ propertyId, owners, etag, onClose }: OwnersFormProps) {
  const form = useForm<OwnersFormValues>({
    initialValues: valuesOfOwners(owners),
    validate: (values) => {
      const parsed = parseOwnersForm(values);
      return parsed.ok ? {} : parsed.errors;
    },
  });
  const { mutateAsync, isPending } = useMutation(changeOwnersMutation(propertyId));
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  const onInvalid = () => setRejections((count) => count + 1);
  const rows = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState(0);
  // The form opens with the focus in its first field. A new row gets the focus too.
  useEffect(() => {
    const names = rows.current?.querySelectorAll<HTMLInputElement>('[data-owner-name]');
    names?.[added === 0 ? 0 : names.length - 1]?.focus();
  }, [added]);
  useUnsavedWork({ id: 'property-owners', dirty: form.isDirty() && !isPending, description: 'the owners' });
  const { values } = form;

  async function save(typed: OwnersFormValues) {
    const parsed = parseOwnersForm(typed);
    if (!parsed.ok) return;
    setFailure(null);
    try {
      await mutateAsync({ patch: parsed.patch, etag });
      toast.success('Owners saved');
      onClose();
    } catch (error) {
      const { errors, message } = changeFailure(error, 'list of owners', ownerErrors);
      form.setErrors(errors);
      setFailure(message);
      onInvalid();
    }
  }

  return (
    <form
      ref={useFocusOnFirstError(rejections)}
      noValidate
      autoComplete="off"
      onSubmit={form.onSubmit(save, onInvalid)}
    >
      <Stack gap="md" ref={rows}>
        {values.owners.map(({ key }, index) => (
          <div key={key} className={classes.owner}>
            <TextInput
              data-owner-name
              label={`Owner ${index + 1}`}
              maxLength={80}
              {...form.getInputProps(`owners.${index}.name`)}
            />
            <TextInput
              label={`Share of owner ${index + 1}`}
              rightSection="%"
              inputMode="decimal"
              maxLength={8}
              {...form.getInputProps(`owners.${index}.share`)}
            />
            <Button
              variant="subtle"
              color="red"
              aria-label={`Remove owner ${index + 1}`}
              onClick={() => form.removeListItem('owners', index)}
            >
              Remove
            </Button>
          </div>
        ))}
        <Text role="status" className={classes.sum}>
          {values.owners.length === 0
            ? 'No owners: the report is for one owner with 100%.'
            : sumText(sumOfTyped(values))}
        </Text>
        {form.errors.owners && (
          <Alert color="red" role="alert" title="Check the shares">
            {form.errors.owners}
          </Alert>
        )}
        {failure && (
          <Alert color="red" role="alert" title="We couldn’t save the owners">
            {failure}
          </Alert>
        )}
        <Group gap="sm">
          <Button
            variant="default"
            disabled={values.owners.length >= maxOwners}
            onClick={() => {
              form.insertListItem('owners', newOwner());
              setAdded((count) => count + 1);
            }}
          >
            Add an owner
          </Button>
          <Button type="submit" loading={isPending}>
            Save owners
          </Button>
          <Button variant="default" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function sumText(sum: number): string {
  const difference =
    sum === wholeShare ? '' : `, ${shareText(Math.abs(wholeShare - sum))} too ${sum > wholeShare ? 'much' : 'little'}`;
  return `Together ${shareText(sum)}${difference}`;
}
