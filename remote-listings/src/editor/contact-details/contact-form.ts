import * as z from 'zod/mini';
import type { StepForm } from '../step-form.ts';

const values = z.object({ name: z.string(), email: z.string(), phone: z.string() });
type ContactValues = z.infer<typeof values>;

const fields: Record<string, keyof ContactValues> = {
  'contactDetail.name': 'name',
  'contactDetail.email': 'email',
  'contactDetail.phone': 'phone',
};

export const contactForm: StepForm<ContactValues> = {
  step: 'contact-details',
  describe: 'the contact details of this listing',
  schema: values,
  version: 1,
  labels: { name: 'Name', email: 'E-mail', phone: 'Phone' },
  words: (_, value) => String(value),
  valuesOf: ({ contactDetail: { name, email = '', phone = '' } }) => ({ name, email, phone }),
  patchOf: ({ name, email, phone }) => ({
    patch: { contactDetail: { name: name.trim(), email: email.trim() || null, phone: phone.trim() || null } },
    errors: {},
  }),
  fieldOf: (path) => fields[path] ?? null,
};
