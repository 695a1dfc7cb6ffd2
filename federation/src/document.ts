/**
 * Inline script before all others in the document. It removes every script and stylesheet tag that has loaded or
 * failed, because webpack reuses a tag with the same address, and would wait forever for one that has already settled.
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
 * Inline script that formats a first date and price once the content is painted and the page's own scripts are still
 * loading. It takes 15 to 25 ms, four times that on a phone.
 */
export const warmFormattersScript =
  "requestAnimationFrame(()=>window.requestIdleCallback?.(()=>{new Intl.DateTimeFormat('en-AU',{timeZone:'Australia/Sydney'});new Intl.NumberFormat('en-AU',{style:'currency',currency:'AUD'})}))";

/** Names of the Trusted Types policies that shell and remotes create: webpack's, the loader's and the style text's. */
export function trustedTypesPolicies(remotes: readonly string[]): string[] {
  return ['webpack#shell', ...remotes.map((name) => `webpack#${name}`), 'verandah-loader', 'default'];
}
