/** What the site stores in a visitor's browser. */
export function BrowserStorage() {
  return (
    <>
      <p>
        We use only cookies and storage that the site needs to work. There’s no advertising and no tracking across
        sites.
      </p>
      <ul>
        <li>
          <strong>Session cookie:</strong> remembers your sign-in for up to 30 days. Without an account you get one only
          when you send something, such as an enquiry.
        </li>
        <li>
          <strong>Short-lived cookies:</strong> they last from 2 seconds to an hour, while you sign in or save
          something. After you sign out, one remains until the sign-out has reached us, for 30 days at most.
        </li>
        <li>
          <strong>Drafts:</strong> what you type into forms, for up to 7 days, so that a closed tab loses nothing.
          Drafts contain no files, identity documents, bank details or passwords. Those of enquiries and offers contain
          no contact details. The draft of a rental application contains the names and email addresses of the adults.
        </li>
        <li>
          <strong>Shortlist and saved searches without an account:</strong> on this device only. When you sign in, we
          move them to your account.
        </li>
        <li>
          <strong>Choices:</strong> your colour scheme, and whether single-key shortcuts are on, stay in this browser.
        </li>
      </ul>
      <p>
        Signing out removes your drafts and your account’s data from the browser. You can delete everything in your
        browser’s settings at any time; then unsent drafts and a shortlist without an account are lost.
      </p>
    </>
  );
}
