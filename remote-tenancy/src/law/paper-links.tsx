import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import type { AgreementPaper } from 'tenancy-law/library/agreement-papers';
import { versionText } from 'tenancy-law/library/official-forms';
import classes from './paper-links.module.css';

/**
 * Official documents with the pages of their publishers, in new tabs, so that the page with the agreement stays open.
 */
export function PaperLinks({ papers, label }: { papers: readonly AgreementPaper[]; label: string }) {
  return (
    <ul className={classes.papers} aria-label={label}>
      {papers.map(({ title, form }) => (
        <li key={title}>
          <Anchor size="sm" href={form.url} target="_blank" rel="noopener noreferrer" className={classes.link}>
            {title} <IconExternalLink size={14} aria-hidden="true" />
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </Anchor>
          <Text size="sm" c="dimmed">
            {form.publisher} · {versionText(form)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
