import { type Html, html } from './html.ts';

type Field = {
  name: string;
  label: string;
  autocomplete: string;
  type?: 'text' | 'email' | 'password';
  value?: string | undefined;
  error?: string | undefined;
  hint?: string;
  autofocus?: boolean;
};

export function field({ name, label, autocomplete, type = 'text', value, error, hint, autofocus }: Field): Html {
  const described = [error && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`<div>
<label for="${name}">${label}</label>
<div class="input"><input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required${value ? html` value="${value}"` : ''}${
    error ? html` aria-invalid="true"` : ''
  }${described ? html` aria-describedby="${described}"` : ''}${autofocus ? html` autofocus` : ''}></div>
${error ? html`<p class="problem" id="${name}-problem">${error}</p>` : ''}${
  hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''
}</div>`;
}

export function alert(message: string | undefined): Html {
  return message ? html`<p class="alert" role="alert">${message}</p>` : html``;
}

/** Returns the summary to show above a form with errors; undefined for a form without errors. */
export function errorSummary(errors: Record<string, string | undefined>): string | undefined {
  const count = Object.keys(errors).length;
  if (count === 0) return undefined;
  return `Fix ${count === 1 ? 'the field' : `the ${count} fields`} in red.`;
}
