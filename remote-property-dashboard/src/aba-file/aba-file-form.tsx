import {
  Alert,
  Anchor,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Stack,
  Text,
  TextInput,
  VisuallyHidden,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, isApiProblem, useResource } from 'shared-api';
import { localDateIn } from 'shared-contract/date/local-date';
import { formatMoney } from 'shared-contract/money/money';
import { addresses } from 'shared-contract/page/addresses';
import { type AbaFileInput, maxAbaPayees } from 'shared-contract/property/aba-file';
import type { BankAccountResource } from 'shared-contract/property/bank-account';
import { signInRequiredCode } from 'shared-contract/user/session';
import { saveFile, toast, useUnsavedWork } from 'shared-platform';
import { Section, useFocusOnFirstError } from 'shared-ui';
import { accountFailure } from '../bank-accounts/account-failure.ts';
import classes from '../bank-accounts/bank-accounts.module.css';
import { propertyQuery } from '../property/property-query.ts';
import { type AbaFormValues, abaErrors, newAbaValues, newPayee, parseAbaForm, totalOf } from './aba-form-values.ts';
import { AbaPayee } from './aba-payee.tsx';

type AbaFileFormProps = {
  propertyId: string;
  accounts: readonly BankAccountResource[];
  onClose: () => void;
};

/** Makes a file with payments for the owner's bank. What is typed is in no draft and no storage of the browser. */
export function AbaFileForm({ propertyId, accounts, onClose }: AbaFileFormProps) {
  const { timeZone } = useResource(propertyQuery(propertyId));
  const [today] = useState(() => localDateIn(timeZone, new Date()));
  const form = useForm<AbaFormValues>({
    initialValues: newAbaValues(accounts, today),
    validate: (values) => {
      const parsed = parseAbaForm(values);
      return parsed.ok ? {} : parsed.errors;
    },
  });
  const [failure, setFailure] = useState<'sign-in' | { message: string } | null>(null);
  const [rejections, setRejections] = useState(0);
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { mutateAsync, isPending } = useMutation({ mutationFn: download, gcTime: 0 });
  useUnsavedWork({ id: 'aba-file', dirty: form.isDirty() && !isPending, description: 'these payments' });
  const { payees } = form.values;
  const addButton = useRef<HTMLButtonElement>(null);
  function removePayee(index: number) {
    form.removeListItem('payees', index);
    // The pressed button is gone.
    requestAnimationFrame(() => addButton.current?.focus());
  }

  async function send(values: AbaFormValues) {
    const parsed = parseAbaForm(values);
    if (!parsed.ok) return;
    setFailure(null);
    try {
      await mutateAsync({ accountId: values.accountId, request: parsed.request });
      form.resetDirty(values);
      toast.success('ABA file downloaded');
    } catch (error) {
      if (isApiProblem(error, { code: signInRequiredCode })) return setFailure('sign-in');
      if (isApiProblem(error, { status: 422 })) form.setErrors(abaErrors(error.violations));
      setFailure({ message: accountFailure(error).message ?? 'Check the fields in red.' });
      setRejections((count) => count + 1);
    }
  }

  return (
    <Section title="Pay with an ABA file" framed>
      <form
        ref={useFocusOnFirstError(rejections)}
        noValidate
        autoComplete="off"
        onSubmit={form.onSubmit(send, () => setRejections((count) => count + 1))}
      >
        <Stack gap="md">
          <Text>
            List the bills to pay, download the file and upload it in your online banking, where you approve the
            payments. We don’t store the payees.
          </Text>
          <Text>
            The file has your whole account number, so it needs a password typed in the last ten minutes.{' '}
            <PasswordLink propertyId={propertyId}>Enter your password</PasswordLink> before you start.
          </Text>
          <div className={classes.numbers}>
            <NativeSelect
              ref={first}
              label="Pay from"
              data={accounts.map(({ id, name, maskedNumber }) => ({ value: id, label: `${name} (${maskedNumber})` }))}
              {...form.getInputProps('accountId')}
            />
            <TextInput label="Payment date" type="date" min={today} {...form.getInputProps('date')} />
          </div>
          <div className={classes.numbers}>
            <TextInput
              label="Bank"
              description="Its three letters, such as CBA, NAB, ANZ or WBC"
              maxLength={20}
              {...form.getInputProps('bank')}
            />
            <TextInput
              label="APCA user ID"
              description="Up to six digits. Your bank gives it to you"
              inputMode="numeric"
              maxLength={20}
              {...form.getInputProps('userId')}
            />
          </div>
          <div className={classes.numbers}>
            <TextInput
              label="Name of the user ID"
              description="As your bank has it, up to 26 characters"
              maxLength={100}
              {...form.getInputProps('userName')}
            />
            <TextInput
              label="Description"
              description="On your statement, up to 12 characters"
              maxLength={100}
              {...form.getInputProps('description')}
            />
          </div>
          <Checkbox
            label="Add a balancing entry"
            description="One debit of the total. Ask your bank if it needs one."
            {...form.getInputProps('isBalanced', { type: 'checkbox' })}
          />
          {payees.map(({ key }, index) => (
            <AbaPayee
              key={key}
              number={index + 1}
              fieldProps={(name) => form.getInputProps(`payees.${index}.${name}`)}
              onRemove={payees.length === 1 ? null : () => removePayee(index)}
            />
          ))}
          <div>
            <Button
              ref={addButton}
              variant="default"
              disabled={payees.length >= maxAbaPayees}
              onClick={() => form.insertListItem('payees', newPayee())}
            >
              Add a payee
            </Button>
          </div>
          {form.errors.payees && <Text c="red.8">{form.errors.payees}</Text>}
          {failure !== null && (
            <Alert color="red" role="alert" title="We couldn’t make the file">
              {failure === 'sign-in' ? (
                <>
                  <PasswordLink propertyId={propertyId}>Enter your password again</PasswordLink>. Then come back to this
                  tab and download the file: your payees are still here.
                </>
              ) : (
                failure.message
              )}
            </Alert>
          )}
          <Group gap="sm">
            <Button type="submit" loading={isPending}>
              Download ABA file
            </Button>
            <Button variant="default" disabled={isPending} onClick={onClose}>
              Close
            </Button>
            <Text>Total {formatMoney(totalOf(payees))}</Text>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

/** Opens a new tab, because what is typed in this one is in no storage. */
const PasswordLink = ({ propertyId, children }: { propertyId: string; children: string }) => (
  <Anchor
    underline="always"
    href={addresses.confirmPassword(addresses.bankAccounts(propertyId))}
    target="_blank"
    rel="noopener"
  >
    {children}
    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
  </Anchor>
);

async function download({ accountId, request }: { accountId: string; request: AbaFileInput }): Promise<void> {
  const path = `/api/bank-accounts/${encodeURIComponent(accountId)}/aba-file`;
  const { file, name } = await api.download(path, { body: request, types: ['text/plain'] });
  saveFile(file, name ?? 'payments.aba');
}
