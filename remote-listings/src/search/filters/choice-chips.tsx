import { formatCount } from '../results/count-labels.ts';
import classes from './filter-drawer.module.css';

type Option = { value: string; label: string; count?: number | undefined };

type ChoiceChipsProps = {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  /** True for a long list: leaves out choices without results, unless they are chosen. */
  hideEmpty?: boolean;
};

/** A group of toggle buttons. Each shows how many results it would give. */
export function ChoiceChips({ label, options, chosen, onToggle, hideEmpty = false }: ChoiceChipsProps) {
  const shown = hideEmpty ? options.filter(({ value, count }) => count !== 0 || chosen.includes(value)) : options;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the section's heading replaces a legend.
    <div role="group" aria-label={label} className={classes.choices}>
      {shown.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          className={classes.choice}
          aria-pressed={chosen.includes(value)}
          data-none={count === 0 || undefined}
          onClick={() => onToggle(value)}
        >
          {label}
          {count !== undefined && <span className={classes.count}>{formatCount(count)}</span>}
        </button>
      ))}
    </div>
  );
}
