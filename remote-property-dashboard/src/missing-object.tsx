import { Anchor } from '@mantine/core';
import { Link } from 'shared-platform/router';
import { EmptyState } from 'shared-ui';

type MissingObjectProps = {
  /** Such as `document`. */
  name: string;
  /** The name and address of the page that lists the objects. */
  list: string;
  listUrl: string;
};

/** Shown for an id that names no such object of this property. */
export function MissingObject({ name, list, listUrl }: MissingObjectProps) {
  return (
    <EmptyState
      title={`We can’t find that ${name} here`}
      action={
        <Anchor component={Link} to={listUrl}>
          Go to {list}
        </Anchor>
      }
    >
      It may have been removed, or belong to another property.
    </EmptyState>
  );
}
