import { Switch, TextInput } from '@mantine/core';
import { useListingForm } from '../edited-listing.ts';
import { FormFrame } from '../frame/form-frame.tsx';
import { contactForm } from './contact-form.ts';

/** The step for the contact person of the listing. Visitors see only the person's name. */
export function ContactDetailsStep() {
  const editor = useListingForm(contactForm);
  const { form } = editor;
  return (
    <FormFrame editor={editor} lead="We send enquiries and offers to this person. Visitors only see the name.">
      <TextInput label="Name" autoComplete="name" withAsterisk maxLength={120} {...form.getInputProps('name')} />
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        withAsterisk
        maxLength={254}
        {...form.getInputProps('email')}
      />
      <TextInput
        label="Phone"
        description="An Australian number, such as 0491 570 006 or (03) 5550 1234."
        type="tel"
        autoComplete="tel"
        maxLength={20}
        {...form.getInputProps('phone')}
      />
      <Switch
        label="Keep the street address private"
        description="Visitors, the map and search engines only see the suburb."
        {...form.getInputProps('streetHidden', { type: 'checkbox' })}
      />
    </FormFrame>
  );
}
