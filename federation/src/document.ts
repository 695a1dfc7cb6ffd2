/**
 * Inline script that runs before any file is loaded. It removes each script tag that has loaded, and each script or
 * link tag that has failed. Otherwise webpack, when it wants to load the same URL, would find the tag and wait for its
 * load event, which has already fired.
 */
export const removeSettledTagsScript =
  "for(const type of['load','error'])addEventListener(type,({target:tag})=>{if(tag.tagName==='SCRIPT'||type==='error'&&tag.tagName==='LINK')tag.remove()},true)";

/**
 * Inline script that sets the colour scheme before the first paint: the scheme that the user chose, which the browser
 * stores, or else the scheme of the device.
 */
export const colourSchemeScript =
  "{let stored;try{stored=JSON.parse(localStorage.getItem('verandah-browser:colour-scheme')).value}catch{}document.documentElement.dataset.mantineColorScheme=stored==='dark'||stored!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}";

/**
 * Inline script that creates a date format and a price format while the page's other scripts are loading. The first
 * format of a document takes 15 to 25 ms to create, and four times as long on a phone. Without this script, hydration
 * would take longer by that time.
 */
export const warmFormattersScript =
  "requestAnimationFrame(()=>window.requestIdleCallback?.(()=>{new Intl.DateTimeFormat('en-AU',{timeZone:'Australia/Sydney'});new Intl.NumberFormat('en-AU',{style:'currency',currency:'AUD'})}))";

/**
 * Returns the names of the allowed Trusted Types policies: one of webpack for the shell and for each remote,
 * `verandah-loader` of the shell's script loader, and `default` for code without a policy of its own.
 */
export function trustedTypesPolicies(remotes: readonly string[]): string[] {
  return ['webpack#shell', ...remotes.map((name) => `webpack#${name}`), 'verandah-loader', 'default'];
}
