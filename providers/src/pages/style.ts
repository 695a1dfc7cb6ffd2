/** The colours of the site's theme, in both schemes. */
export const colours = `
:root { color-scheme: light; --body: #fff; --ink: #1a211d; --quiet: #59645d; --line: #d4dad4; --field: #fff; --ground: #f7f8f6; --card: #fff;
  --accent: #2b6f4e; --accent-dark: #1f573c; --placeholder: #6c776f; --error: #b93a31; --focus: #2b6f4e; }
:root[data-scheme='dark'] { color-scheme: dark; --body: #161b18; --ink: #dfe4e0; --quiet: #a7b1aa; --line: #3f4944; --field: #1f2622; --ground: #161b18;
  --card: #1f2622; --accent: #2b6f4e; --accent-dark: #3b8560; --placeholder: #919c94; --error: #e99b95; --focus: #70ac8b; }
@media (prefers-color-scheme: dark) {
  :root:not([data-scheme]) { color-scheme: dark; --body: #161b18; --ink: #dfe4e0; --quiet: #a7b1aa; --line: #3f4944; --field: #1f2622; --ground: #161b18;
    --card: #1f2622; --accent: #2b6f4e; --accent-dark: #3b8560; --placeholder: #919c94; --error: #e99b95; --focus: #70ac8b; }
}
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink);
  font: 1rem/1.55 ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;

/** The style of whole pages: the challenge and Zip. */
export const pageStyle = `${colours}
body { min-height: 100vh; background: var(--ground); }
a:not(.button) { color: var(--focus); }
.page { max-width: 27rem; margin: 0 auto; padding: 1.5rem 1rem; }
.card { padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
.brand { margin: 0 0 1rem; color: var(--quiet); font-size: .875rem; font-weight: 600; }
h1 { margin: 0 0 .5rem; font-size: 1.375rem; line-height: 1.3; }
p { margin: 0 0 1rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .35rem 1rem; margin: 1rem 0; }
dt { color: var(--quiet); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.total { font-weight: 650; }
.note { margin: 1rem 0 0; color: var(--quiet); font-size: .875rem; text-align: center; }
form { display: grid; gap: .625rem; margin-top: 1.25rem; }
button, .button { display: block; width: 100%; min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid var(--accent); border-radius: .625rem;
  background: var(--accent); color: #fff; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--accent-dark); }
button.plain { background: none; border-color: var(--placeholder); color: var(--ink); }
button.plain:hover { background: var(--ground); }
`;
