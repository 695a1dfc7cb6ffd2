export const toggleValue = (all: readonly string[], value: string): string[] =>
  all.includes(value) ? all.filter((other) => other !== value) : [...all, value];
