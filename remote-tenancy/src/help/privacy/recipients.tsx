import { Fragment } from 'react';
import { checkCoverage } from 'shared-contract/tenant-check/check-product';

/** Who gets personal information from the site. */
export function Recipients() {
  return (
    <>
      <ul>
        <li>
          <strong>Everyone:</strong> published listings, with the contact person’s name. The email address and phone
          number of an owner aren’t shown, and the street can be hidden.
        </li>
        <li>
          <strong>The owner or agent of a listing:</strong> enquiries, booked inspections, offers and rental
          applications for it.
        </li>
        <li>
          <strong>The other adults of a rental application:</strong> your name and whether your part is complete, not
          what you wrote.
        </li>
        <li>
          <strong>Landlords and tenants of a tenancy:</strong> agreements, notices, receipts and reminders.
        </li>
        <li>
          <strong>Tenancy databases, only with the applicant’s signed authorisation:</strong> the provider of tenant
          checks searches{' '}
          {checkCoverage.Combined.databases.map(({ name, operator, website }, index) => (
            <Fragment key={name}>
              {index > 0 && ' and '}
              <a href={website}>{name}</a> ({operator})
            </Fragment>
          ))}
          .
        </li>
        <li>
          <strong>Payment providers:</strong> what a payment needs, when you pay by card or Zip.
        </li>
        <li>
          <strong>The login service and our email service:</strong> what they need to sign you in and to deliver emails.
        </li>
        <li>
          <strong>People you share a document with:</strong> anyone with a share link, until its last day.
        </li>
        <li>
          <strong>Courts and authorities:</strong> only what the law requires.
        </li>
      </ul>
      <p>
        This demonstration runs its own test versions of the payment and tenant check providers. It sends nothing to
        real ones, and nothing overseas.
      </p>
    </>
  );
}
