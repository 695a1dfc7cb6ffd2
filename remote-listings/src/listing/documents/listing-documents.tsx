import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import type { Listing } from 'shared-contract/listing/listing';
import { DownloadLink } from '../../download/download-link.tsx';
import classes from './listing-documents.module.css';

/** The documents that the owner has made public: the contract, the statement of information, reports. */
export function ListingDocuments({ listing }: { listing: Listing }) {
  const documents = listing.listingAssets.flatMap(({ id, file, fileName }) =>
    file && fileName ? [{ id, file, fileName }] : [],
  );
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className={classes.heading}>
        Documents
      </h2>
      <ul className={classes.documents}>
        {documents.map(({ id, file, fileName }) => (
          <li key={id}>
            <DownloadLink className={classes.document} href={file} fileName={fileName}>
              <IconFileText size={22} stroke={1.5} aria-hidden="true" />
              <span className={classes.name}>{fileName}</span>
            </DownloadLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
