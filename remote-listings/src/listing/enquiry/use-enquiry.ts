import { useMutation } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import type { EnquiryReason } from 'shared-contract/enquiry/enquiry';
import type { Listing } from 'shared-contract/listing/listing';
import { useDraft } from 'shared-platform';
import { contactOfUser } from '../../contact-of-user.ts';
import { useContactForm } from '../contact-form/use-contact-form.ts';
import { emptyEnquiry, enquiryFields, enquiryFormValues, parseEnquiry, withReasons } from './enquiry-form-values.ts';
import { enquiryFailureMessage } from './failure-messages.ts';
import { sendEnquiryMutation } from './send-enquiry.ts';

/**
 * Returns the state of the enquiry form: its values, which are also stored as a draft, its errors, and the functions
 * that change and send it.
 */
export function useEnquiry(listing: Listing) {
  const { values, setValues, change, field, failure, rejections, send } = useContactForm({
    initial: emptyEnquiry,
    fields: enquiryFields,
    logMessage: 'An enquiry was not sent',
    failureMessage: enquiryFailureMessage,
  });
  const { mutateAsync, isPending, data: receipt, reset } = useMutation(sendEnquiryMutation());
  const session = useSession();
  const person = session.status === 'signedIn' ? session.appUser : null;
  const { isPersisted } = useDraft({
    entity: `enquiry/${listing.id}`,
    step: 'message',
    version: 1,
    schema: enquiryFormValues,
    values,
    dirty: !receipt && (values.message !== '' || values.reasons.length > 0),
    // Contact details that are filled in for a signed-in user are not typed.
    initial: person ? { ...emptyEnquiry, ...contactOfUser(person) } : emptyEnquiry,
    description: 'the contact details in your enquiry',
    apply: ({ reasons, message }) => setValues((before) => ({ ...before, reasons, message })),
    // Contact details are personal data, so a draft must not store them in the browser.
    sensitiveFields: ['name', 'email', 'phone'],
  });

  /** Empties the form for another message. The contact details stay. */
  function startAnother() {
    setValues({ ...values, reasons: [], message: '' });
    reset();
  }

  return {
    values,
    field,
    failure,
    rejections,
    isSending: isPending,
    isDraftPersisted: isPersisted,
    isSent: receipt !== undefined,
    send: () => send(parseEnquiry(values, listing['@id']), mutateAsync),
    startAnother,
    setReasons: (reasons: EnquiryReason[]) => setValues(withReasons(values, reasons)),
    setWebsite: (website: string) => change({ website }),
  };
}

export type Enquiry = ReturnType<typeof useEnquiry>;
