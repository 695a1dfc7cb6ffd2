/** What the site collects, by what a person does there. */
export function Collected() {
  return (
    <>
      <p>We collect only what each part of the site needs:</p>
      <ul>
        <li>
          <strong>Account:</strong> your name, email address and, if you add it, your phone number; when you signed in
          and with which browser and device, so that you can recognise them.
        </li>
        <li>
          <strong>Properties and listings:</strong> address, details, prices, photos, documents, proof of ownership and
          the contact person. We remove the place and time of a photo when you upload it.
        </li>
        <li>
          <strong>Enquiries:</strong> your name, email address, message and, if you add it, your phone number.
        </li>
        <li>
          <strong>Booked inspections:</strong> your name, email address and, if you add it, your phone number.
        </li>
        <li>
          <strong>Offers:</strong> the names of all buyers or renters, contact details, terms, solicitor and message.
        </li>
        <li>
          <strong>Rental applications:</strong> what the form of the state allows, such as where you’ve lived, work,
          income, referees and who will live there. We never ask for a tax file number or bank statements.
        </li>
        <li>
          <strong>Your activity:</strong> which enquiries, offers and rental applications you sent while signed in, so
          that you can follow them in your account.
        </li>
        <li>
          <strong>Tenant checks:</strong> your name, date of birth, contact details, address, identity documents with
          their scans, your signed authorisation and the result of the search.
        </li>
        <li>
          <strong>Tenancies:</strong> names and contact details of landlords and tenants, agreements, notices, rent,
          bond and, with a signature, its time, the browser and the network it came from (not the full IP address).
        </li>
        <li>
          <strong>Money:</strong> orders, invoices, expenses with receipts, and bank accounts. Card numbers go straight
          to the payment provider. We store only the brand, the last four digits and the expiry date.
        </li>
        <li>
          <strong>Saved items:</strong> your shortlist, notes, hidden listings and saved searches.
        </li>
        <li>
          <strong>Technical data:</strong> errors and loading times with the page’s address and the kind of browser.
          Your IP address limits how many requests you can send, and is part of log entries about errors.
        </li>
      </ul>
      <p>
        We use it to do what you asked for, to email you about it, to keep the site safe and working, and to meet legal
        duties such as tax records. We don’t use it for advertising, and we don’t sell it.
      </p>
      <p>
        If you leave out what’s required, such as an email address in an enquiry, we can’t do that part for you. When an
        owner adds you, for example as a tenant or for a tenant check, we get your details from them.
      </p>
    </>
  );
}
