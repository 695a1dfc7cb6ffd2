import classes from './welcome.module.css';

/** A picture of a house with a verandah. It is decorative, so screen readers ignore it. */
export function VerandahIllustration() {
  return (
    <svg viewBox="0 0 480 300" className={classes.illustration} aria-hidden="true" focusable="false">
      <rect width="480" height="300" rx="18" fill="#eef4ef" />
      <circle cx="392" cy="74" r="30" fill="#f6dfa4" />
      <path d="M0 218c70-26 132-30 204-14s150 18 276-18v96a18 18 0 0 1-18 18H18a18 18 0 0 1-18-18z" fill="#d5e5d9" />
      <path d="M84 138 232 62l148 76z" fill="#3b6b55" />
      <path d="M216 78h26V52h-26z" fill="#8c5a44" />
      <path d="M102 138h260v92H102z" fill="#fbf8f1" />
      <path d="M66 150 96 128h272l30 22z" fill="#52876d" />
      <path d="M72 150h320v8H72z" fill="#fff" />
      <path d="M84 158h8v76h-8zm72 0h8v76h-8zm144 0h8v76h-8zm72 0h8v76h-8z" fill="#fff" />
      <path d="M206 166h52v64h-52z" fill="#2b6f4e" />
      <circle cx="248" cy="200" r="3" fill="#f6dfa4" />
      <path d="M114 172h32v38h-32zm204 0h32v38h-32z" fill="#bcd7e3" />
      <path d="M129 172h2v38h-2zm204 0h2v38h-2zM114 190h32v2h-32zm204 0h32v2h-32z" fill="#fff" />
      <path d="M66 230h332v10H66z" fill="#c9a98a" />
      <path d="M206 240h52v8h-52zm-8 8h68v8h-68z" fill="#b9967a" />
      <path d="M96 206h56v3H96zm212 0h60v3h-60z" fill="#fff" />
      <circle cx="48" cy="196" r="26" fill="#6fa283" />
      <path d="M45 196h6v44h-6z" fill="#7a5a45" />
      <circle cx="430" cy="208" r="20" fill="#7fae91" />
      <path d="M428 208h4v36h-4z" fill="#7a5a45" />
    </svg>
  );
}
