import { TextInput } from '@mantine/core';
import { EntryList } from './entry-list.tsx';
import classes from './part-fields.module.css';
import type { PartFieldsProps } from './part-fields.tsx';
import { emptyHome, emptyReferee } from './part-values.ts';

export function RentalHistoryFields(props: PartFieldsProps) {
  const { form } = props;
  return (
    <EntryList
      {...props}
      field="rentalHistory"
      title="Rental history"
      lead="Homes that you’ve rented, the latest first."
      noun="home"
      max={5}
      empty={emptyHome}
    >
      {(path) => (
        <>
          <TextInput label="Address" autoComplete="off" maxLength={200} {...form.getInputProps(`${path}.address`)} />
          <div className={classes.pair}>
            <TextInput label="From" type="date" {...form.getInputProps(`${path}.from`)} />
            <TextInput
              label="To"
              type="date"
              description="Leave blank if you still live there."
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              {...form.getInputProps(`${path}.to`)}
            />
          </div>
          <TextInput
            label="Owner or agency (optional)"
            autoComplete="off"
            maxLength={120}
            {...form.getInputProps(`${path}.lessor.name`)}
          />
          <ContactInputs form={form} path={`${path}.lessor`} />
        </>
      )}
    </EntryList>
  );
}

export function RefereeFields(props: PartFieldsProps) {
  const { form } = props;
  return (
    <EntryList
      {...props}
      field="referees"
      title="Referees"
      lead="People who know you and agree to be contacted."
      noun="referee"
      max={4}
      empty={emptyReferee}
    >
      {(path) => (
        <>
          <div className={classes.pair}>
            <TextInput label="Name" autoComplete="off" maxLength={120} {...form.getInputProps(`${path}.name`)} />
            <TextInput
              label="How you know them"
              autoComplete="off"
              maxLength={80}
              {...form.getInputProps(`${path}.relationship`)}
            />
          </div>
          <ContactInputs form={form} path={path} />
        </>
      )}
    </EntryList>
  );
}

/** Phone and email of someone else. Both are optional. */
export function ContactInputs({ form, path }: Pick<PartFieldsProps, 'form'> & { path: string }) {
  return (
    <div className={classes.pair}>
      <TextInput
        label="Their phone"
        type="tel"
        autoComplete="off"
        maxLength={30}
        {...form.getInputProps(`${path}.phone`)}
      />
      <TextInput
        label="Their email"
        type="email"
        autoComplete="off"
        maxLength={254}
        {...form.getInputProps(`${path}.email`)}
      />
    </div>
  );
}
