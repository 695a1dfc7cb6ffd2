export const style = `
:root { color-scheme: light dark; --accent: #2f6b57; --filled: #2f6b57; --filled-dark: #24543f; --ink: #1d2622; --quiet: #56635d;
  --line: #ccd6d0; --field: #8b9a92; --ground: #f6f8f6; --card: #fff; --error: #a4262c; --alarm: #fdf1f1; }
@media (prefers-color-scheme: dark) {
  :root { --accent: #8cc4a5; --filled: #2b6f4e; --filled-dark: #256043; --ink: #dfe4e0; --quiet: #a7b1aa;
    --line: #3f4944; --field: #6c776f; --ground: #161b18; --card: #1f2622; --error: #ee9a92; --alarm: #321917; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--ground); color: var(--ink);
  font: 1rem/1.55 Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
header { padding: 1.25rem 1.5rem; }
header a { display: inline-flex; align-items: center; gap: .6rem; color: var(--accent); font-weight: 700; font-size: 1.25rem;
  letter-spacing: -.01em; text-decoration: none; }
main { flex: 1; width: 100%; max-width: 27rem; margin: 4vh auto 3rem; padding: 0 1rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 2rem; box-shadow: 0 1px 3px rgb(20 40 30 / 6%); }
h1 { margin: 0 0 .35rem; font-size: 1.6rem; line-height: 1.25; letter-spacing: -.015em; }
.lead { margin: 0 0 1.5rem; color: var(--quiet); }
label { display: block; margin: 1rem 0 .3rem; font-weight: 600; font-size: .95rem; }
input { width: 100%; min-height: 2.9rem; padding: .5rem .8rem; font: inherit; color: inherit; background: var(--card);
  border: 1px solid var(--field); border-radius: 8px; }
input[aria-invalid='true'] { border-color: var(--error); }
.input { position: relative; }
.input:has(.show) input { padding-right: 4.5rem; }
.show, .show:hover { position: absolute; inset: 0 .25rem 0 auto; width: auto; min-height: 2.75rem; margin: auto 0; padding: 0 .75rem;
  background: none; color: var(--accent); font-size: .9rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.hint { margin: .3rem 0 0; color: var(--quiet); font-size: .9rem; }
.problem { margin: .3rem 0 0; color: var(--error); font-size: .9rem; }
.alert { margin: 0 0 1rem; padding: .8rem 1rem; border-left: 4px solid var(--error); border-radius: 6px; background: var(--alarm); }
.names { display: grid; grid-template-columns: 1fr 1fr; gap: 0 .8rem; }
button, .button { display: block; width: 100%; min-height: 3rem; margin-top: 1.5rem; padding: .6rem 1rem; border: 0; border-radius: 8px;
  background: var(--filled); color: #fff; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--filled-dark); }
.status { margin: 0 0 1.5rem; padding: .8rem 1rem; border: 1px solid var(--line); border-radius: 8px; }
.status p { margin: 0; overflow-wrap: anywhere; }
.secondary, .secondary:hover { min-height: 2.75rem; margin-top: .6rem; border: 1px solid var(--field); background: none; color: var(--accent); }
.other { margin: 1.25rem 0 0; text-align: center; color: var(--quiet); }
a { color: var(--accent); text-underline-offset: .15em; }
:focus-visible { outline: 3px solid #7fb8a2; outline-offset: 2px; }
.demo { margin-top: 1.25rem; padding: 1rem 1.25rem; border: 1px dashed var(--line); border-radius: 12px; font-size: .92rem; color: var(--quiet); }
.demo p { margin: 0 0 .4rem; }
.demo ul { margin: 0; padding-left: 1.1rem; }
.sandbox { margin: 1.25rem 0 0; color: var(--quiet); font-size: .9rem; text-align: center; }
code { font-size: .95em; color: var(--ink); overflow-wrap: anywhere; }
@media (max-width: 420px) { .card { padding: 1.4rem 1.15rem; } main { margin-top: 1vh; } .names { grid-template-columns: 1fr; } }
`;
