/*
 * The script of the card fields. The site shows them in a frame and exchanges messages with them: the site asks for a
 * token, and receives a token or an error, but never what was typed.
 */

import { type CardErrors, type CardField, type CardInput, cardErrors, digitsOf, parseExpiry } from './card-check.ts';

const siteOrigin = document.body.dataset.site ?? '';
const names: readonly CardField[] = ['number', 'expiry', 'securityCode'];
const inputs: Record<CardField, HTMLInputElement> = {
  number: inputOf('number'),
  expiry: inputOf('expiry'),
  securityCode: inputOf('securityCode'),
};
/** The fields that the customer has left, or that a submit has checked. Only these show an error. */
const checked = new Set<CardField>();
/** Why this service rejected the card, until the customer changes it. */
let rejected: CardErrors = {};

function inputOf(id: CardField): HTMLInputElement {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) throw new Error(`The page has no field ${id}.`);
  return input;
}

function post(message: object): void {
  if (parent !== window) parent.postMessage(message, siteOrigin);
}

function typedCard(): CardInput {
  return {
    number: inputs.number.value,
    ...parseExpiry(inputs.expiry.value),
    securityCode: inputs.securityCode.value,
  };
}

/** Shows the errors of the checked fields, and reports to the site whether the card is complete. */
function update(): void {
  const errors = { ...cardErrors(typedCard(), new Date()), ...rejected };
  const shown = names.filter((name) => checked.has(name) && errors[name]);
  for (const name of names) showError(name, shown.includes(name) ? errors[name] : undefined);
  const [first] = shown;
  post({
    type: 'verandah-card:change',
    complete: Object.keys(errors).length === 0,
    error: (first && errors[first]) ?? null,
  });
}

function showError(name: CardField, message: string | undefined): void {
  const problem = document.getElementById(`${name}-problem`);
  if (!problem || problem.textContent === (message ?? '')) return;
  problem.textContent = message ?? '';
  problem.hidden = !message;
  if (message) {
    inputs[name].setAttribute('aria-invalid', 'true');
    inputs[name].setAttribute('aria-describedby', problem.id);
  } else {
    inputs[name].removeAttribute('aria-invalid');
    inputs[name].removeAttribute('aria-describedby');
  }
}

/** Formats what was typed. The cursor stays behind the same digit. */
function format(input: HTMLInputElement, formatted: (digits: string) => string): void {
  const start = input.selectionStart ?? input.value.length;
  const isAtEnd = start === input.value.length;
  const digitsBefore = input.value.slice(0, start).replaceAll(/\D/g, '').length;
  const text = formatted(input.value.replaceAll(/\D/g, ''));
  if (text === input.value) return;
  input.value = text;
  let position = 0;
  for (let digits = 0; position < text.length && digits < digitsBefore; position += 1) {
    if (/\d/.test(text[position] ?? '')) digits += 1;
  }
  const cursor = isAtEnd ? text.length : position;
  input.setSelectionRange(cursor, cursor);
}

const groupsOfFour = (digits: string) => digits.slice(0, 19).replaceAll(/(\d{4})(?=\d)/g, '$1 ');

function monthAndYear(digits: string): string {
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const [month, year] = [padded.slice(0, 2), padded.slice(2)];
  return year === ''
    ? month
    : `${month} / ${year.length === 4 && year.startsWith('20') ? year.slice(2) : year.slice(0, 2)}`;
}

async function submit(requestId: unknown): Promise<void> {
  for (const name of names) checked.add(name);
  update();
  const card = typedCard();
  const errors = cardErrors(card, new Date());
  const [invalid] = names.filter((name) => errors[name]);
  if (invalid) return fail(requestId, invalid, errors[invalid] ?? '');
  try {
    const response = await fetch('/card-tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...card, number: digitsOf(card.number) }),
      signal: AbortSignal.timeout(15_000),
    });
    const data = await response.json();
    if (response.ok) return post({ type: 'verandah-card:token', requestId, token: data.token, card: data.card });
    const field: CardField = names.find((name) => name === data.error.field) ?? 'number';
    rejected = { [field]: data.error.message };
    update();
    fail(requestId, field, data.error.message);
  } catch {
    fail(requestId, null, 'We couldn’t check your card. Try again in a moment.');
  }
}

function fail(requestId: unknown, field: CardField | null, message: string): void {
  if (field) inputs[field].focus();
  post({ type: 'verandah-card:failed', requestId, message });
}

for (const name of names) {
  const input = inputs[name];
  input.addEventListener('input', () => {
    if (name === 'number') format(input, groupsOfFour);
    if (name === 'securityCode') format(input, (digits) => digits.slice(0, 4));
    if (name === 'expiry' && !/\/\s*$/.test(input.value)) format(input, monthAndYear);
    rejected = {};
    update();
  });
  input.addEventListener('blur', () => {
    if (input.value !== '') checked.add(name);
    update();
  });
}

addEventListener('message', ({ origin, source, data }: MessageEvent) => {
  if (origin !== siteOrigin || source !== parent) return;
  if (data?.type === 'verandah-card:submit') void submit(data.requestId);
  if (data?.type === 'verandah-card:focus') inputs.number.focus();
});

// The height changes when an error appears and when lines wrap.
new ResizeObserver(() => {
  post({ type: 'verandah-card:ready', height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
}).observe(document.documentElement);
