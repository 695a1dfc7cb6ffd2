/** Converts a path to API Platform's format: `['tenantDetails', 0, 'email']` to `tenantDetails[0].email`. */
export function propertyPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`),
    '',
  );
}
