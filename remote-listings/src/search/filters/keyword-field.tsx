import { useId } from 'react';
import classes from './filters.module.css';
import type { SectionProps } from './section-props.ts';

export function KeywordField({ search, onChange }: SectionProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        Words in the description, such as “north facing”
      </label>
      <input
        id={id}
        type="search"
        className={classes.select}
        data-plain
        maxLength={80}
        autoComplete="off"
        value={search.keywords}
        onChange={({ target }) => onChange({ keywords: target.value })}
      />
    </div>
  );
}
