/**
 * Inline script before all others. It removes every script and stylesheet tag that has loaded or failed. webpack would
 * reuse a tag with the same URL and wait forever for its load event.
 */
export const removeSettledTagsScript =
  "for(const type of['load','error'])addEventListener(type,({target:tag})=>{if(tag.tagName==='SCRIPT'||type==='error'&&tag.tagName==='LINK')tag.remove()},true)";

/**
 * Inline script that sets the colour scheme before the first paint: the stored choice (shared-platform's colour
 * scheme), else the device's.
 */
export const colourSchemeScript =
  "{let stored;try{stored=JSON.parse(localStorage.getItem('verandah-browser:colour-scheme')).value}catch{}document.documentElement.dataset.mantineColorScheme=stored==='dark'||stored!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}";

/**
 * Inline script that formats a date and a price while the page's own scripts are still loading. The first formatting
 * takes 15 to 25 ms, on a phone four times as long, and would otherwise delay hydration.
 */
export const warmFormattersScript =
  "requestAnimationFrame(()=>window.requestIdleCallback?.(()=>{new Intl.DateTimeFormat('en-AU',{timeZone:'Australia/Sydney'});new Intl.NumberFormat('en-AU',{style:'currency',currency:'AUD'})}))";

/**
 * Returns the names of the Trusted Types policies that shell and remotes create: webpack's, the script loader's and the
 * one for style text.
 */
export function trustedTypesPolicies(remotes: readonly string[]): string[] {
  return ['webpack#shell', ...remotes.map((name) => `webpack#${name}`), 'verandah-loader', 'default'];
}
