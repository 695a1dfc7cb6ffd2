import { TextInput } from '@mantine/core';
import type { ContactOfUser } from '../../contact-of-user.ts';

type FieldProps = { value: string; error: string | undefined };

type ContactFieldsProps = {
  field: (
    name: keyof ContactOfUser,
  ) => FieldProps & { onChange: (event: { currentTarget: { value: string } }) => void };
  /** What we send to the email address. */
  emailHint: string;
  /** Why the advertiser may call. */
  phoneHint: string;
};

const belowInput: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** The contact details of a visitor. */
export function ContactFields({ field, emailHint, phoneHint }: ContactFieldsProps) {
  return (
    <>
      <TextInput label="Your name" withAsterisk autoComplete="name" {...field('name')} />
      <TextInput
        label="Email"
        withAsterisk
        type="email"
        autoComplete="email"
        description={emailHint}
        inputWrapperOrder={belowInput}
        {...field('email')}
      />
      <TextInput
        label="Phone"
        type="tel"
        autoComplete="tel"
        description={phoneHint}
        inputWrapperOrder={belowInput}
        {...field('phone')}
      />
    </>
  );
}
