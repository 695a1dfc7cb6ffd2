import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { type OfficialForm, versionText } from 'tenancy-law/library/official-forms';
import classes from './forms.module.css';

/** The forms and guides of a state, each with the page of its publisher. */
export function FormList({ forms }: { forms: readonly OfficialForm[] }) {
  return (
    <ul className={classes.rows}>
      {forms.map((form) => (
        <li key={`${form.kind} ${form.name} ${form.number}`} className={classes.row}>
          <div className={classes.text}>
            <span className={classes.name}>{titleOf(form)}</span>
            <Text size="sm">{form.purpose}</Text>
            <Text size="sm" c="dimmed">
              {form.publisher} · {versionText(form)}
            </Text>
          </div>
          <div className={classes.side}>
            <Anchor href={form.url} target="_blank" rel="noopener noreferrer" className={classes.link}>
              Open the page <IconExternalLink size={16} aria-hidden="true" />
              <VisuallyHidden>
                : {titleOf(form)}, {form.state} (opens in a new tab)
              </VisuallyHidden>
            </Anchor>
          </div>
        </li>
      ))}
    </ul>
  );
}

const titleOf = ({ name, number }: OfficialForm) => (number === null ? name : `${name} (${number})`);
