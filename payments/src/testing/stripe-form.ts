export type FormValue = string | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

/** Parses the form that Stripe's library sends: `metadata[reference]=…&expand[0]=…`. */
export function parseForm(text: string | URLSearchParams): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop() ?? '';
    let target = form;
    for (const part of path) {
      const child = target[part];
      const next: Form = typeof child === 'object' ? child : {};
      target[part] = next;
      target = next;
    }
    target[last] = value;
  }
  return form;
}

export const textOf = (form: Form, name: string): string | null => {
  const value = form[name];
  return typeof value === 'string' ? value : null;
};

/** Returns the values of a list such as `expand[0]`. */
export const listOf = (form: Form, name: string): string[] => {
  const values = form[name];
  return typeof values === 'object' ? Object.values(values).filter((value) => typeof value === 'string') : [];
};
