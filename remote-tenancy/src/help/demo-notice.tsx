import { LocalDate } from 'shared-ui';
import classes from './text-page.module.css';

/** Says that no real company is behind the site. */
export function DemoNotice() {
  return (
    <div className={classes.notice} role="note">
      <p>
        <strong>Verandah is a demonstration site.</strong> Verandah Pty Ltd isn’t a real company, and its listings and
        people are made up. Don’t enter real identity documents, bank accounts or cards.
      </p>
    </div>
  );
}

/** The notice and the date at the top of a legal page. */
export function LegalLead({ updatedOn }: { updatedOn: string }) {
  return (
    <>
      <DemoNotice />
      <p className={classes.updated}>
        Last updated <LocalDate date={updatedOn} />
      </p>
    </>
  );
}
