import IconLayoutColumns from '@tabler/icons-react/dist/esm/icons/IconLayoutColumns.mjs';
import IconLayoutList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs';
import IconMap2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import { Link } from 'shared-platform/router';
import { type Search, type SearchLayout, searchUrl } from '../url/search-url.ts';
import classes from './layout-switch.module.css';

const choices = [
  { layout: 'list', label: 'List', Icon: IconLayoutList },
  { layout: 'split', label: 'Split', Icon: IconLayoutColumns },
  { layout: 'map', label: 'Map', Icon: IconMap2 },
] as const satisfies { layout: SearchLayout; label: string; Icon: unknown }[];

/** Links that switch between list, split view and map. They are links, because each has its own URL. */
export function LayoutSwitch({ search }: { search: Search }) {
  return (
    <nav className={classes.switch} aria-label="List or map">
      {choices.map(({ layout, label, Icon }) => (
        <Link
          key={layout}
          className={classes.choice}
          data-layout={layout}
          to={searchUrl({ ...search, layout })}
          aria-current={search.layout === layout ? 'true' : undefined}
          preventScrollReset
        >
          <Icon size={18} stroke={1.7} aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
