import { stateNames } from 'shared-contract/place/state-names';
import { australianState } from 'shared-contract/place/suburb';
import { binDays } from 'shared-contract/property/document-rules';
import { reportDays } from 'shared-contract/tenant-check/tenant-check-rules';
import { applicationRetentionRows } from 'tenancy-law/rules/application-retention';
import { periodText } from 'tenancy-law/rules/calendar';
import { rowAt } from 'tenancy-law/rules/law-row';
import classes from '../text-page.module.css';

/** How long personal information is stored. The periods of the states come from the rules that the site applies. */
export function StorageTimes({ today }: { today: string }) {
  return (
    <>
      <p>
        <strong>Rental applications</strong> have a date of destruction, which you see on the page behind your private
        link. On that date we destroy the application and store a signed certificate without names as proof.
      </p>
      <ul>
        <li>A draft: 1 month after its last change.</li>
        <li>Without a decision: 6 months after it was submitted.</li>
        <li>Withdrawn: within a day.</li>
        <li>Approved, but no tenancy starts: 6 months after the approval.</li>
        <li>Declined, or approved with a tenancy that has ended: see the table.</li>
      </ul>
      <StatePeriods today={today} />
      <p>
        <strong>Tenant checks:</strong> the report expires after {reportDays} days. When the result arrives, we delete
        the numbers of identity documents except for the last digits, and make scans unreadable. A complete check is
        then stored for as long as an unsuccessful application, counted from the result. A check without a result is
        destroyed 6 months after its last change, and 7 days after it’s cancelled or withdrawn.
      </p>
      <p>
        An owner can put an application or a check on hold for a dispute. It’s then destroyed after the hold ends. You
        see the hold on your page.
      </p>
      <p>
        <strong>Other records:</strong>
      </p>
      <ul>
        <li>Documents in the bin: {binDays} days. Removed expenses and photos: 1 day.</li>
        <li>A booked inspection: 30 days after the inspection.</li>
        <li>A sign-in: 30 days at most, and 14 days without use.</li>
        <li>
          Enquiries, offers, agreements, tenancies, rent records and saved items: until they’re deleted or the account
          they belong to is closed. They have no automatic date.
        </li>
        <li>Orders, payments and invoices: at least 5 years, because tax law requires it.</li>
      </ul>
    </>
  );
}

function StatePeriods({ today }: { today: string }) {
  return (
    <table className={classes.table}>
      <caption>When we destroy a rental application</caption>
      <thead>
        <tr>
          <th scope="col">State or territory</th>
          <th scope="col">Declined: after the decision</th>
          <th scope="col">Approved: after the tenancy</th>
        </tr>
      </thead>
      <tbody>
        {australianState.options.map((state) => {
          const { period, withConsent, afterTenancy } = rowAt(applicationRetentionRows, state, today).value;
          return (
            <tr key={state}>
              <th scope="row">{stateNames[state].replace(/^the /, '')}</th>
              <td>
                {periodText(period)}
                {withConsent && `, or ${periodText(withConsent)} if all adults agree`}
              </td>
              <td>{periodText(afterTenancy)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
