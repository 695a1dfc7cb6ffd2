import { formatPhone, tidyPhone } from 'shared-contract/contact/person-contact';
import * as z from 'shared-contract/schema';
import type { ListingStepForm } from '../edited-listing.ts';

const values = z.object({ name: z.string(), email: z.string(), phone: z.string(), streetHidden: z.boolean() });
type ContactValues = z.infer<typeof values>;

const fields: Record<string, keyof ContactValues> = {
  'contactDetail.name': 'name',
  'contactDetail.email': 'email',
  'contactDetail.phone': 'phone',
  streetHidden: 'streetHidden',
};

export const contactForm: ListingStepForm<ContactValues> = {
  step: 'contact-details',
  draftDescription: 'the contact details of this listing',
  schema: values,
  version: 2,
  labels: { name: 'Name', email: 'Email', phone: 'Phone', streetHidden: 'Keep the street address private' },
  formatValue: (_, value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)),
  valuesOf: ({ contactDetail: { name, email = '', phone = '' }, streetHidden = false }) => ({
    name,
    email,
    phone: formatPhone(phone),
    streetHidden,
  }),
  patchOf: ({ name, email, phone, streetHidden }) => ({
    patch: {
      contactDetail: { name: name.trim(), email: email.trim() || null, phone: tidyPhone(phone) || null },
      streetHidden,
    },
    errors: {},
  }),
  fieldOf: (path) => fields[path] ?? null,
};
