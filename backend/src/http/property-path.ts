/** `['tenantDetails', 0, 'email']` → `tenantDetails[0].email`, as API Platform writes it. */
export function propertyPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`),
    '',
  );
}
