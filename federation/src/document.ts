/**
 * Inline script that stands before all others in the document: takes every script and stylesheet that has settled, or failed,
 * out of it. Webpack joins a tag it finds with its address; one that settled before would leave it waiting for ever.
 */
export const removeSettledTagsScript =
  "for(const type of['load','error'])addEventListener(type,({target:tag})=>{if(tag.tagName==='SCRIPT'||type==='error'&&tag.tagName==='LINK')tag.remove()},true)";

/**
 * Inline script that draws the page in the colours it will have, before anything is drawn: what this browser keeps
 * (shared-platform's colour scheme), else what the device says.
 */
export const colourSchemeScript =
  "{let kept;try{kept=JSON.parse(localStorage.getItem('verandah-browser:colour-scheme')).value}catch{}document.documentElement.dataset.mantineColorScheme=kept==='dark'||kept!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}";

/**
 * Inline script: what a browser's first date and first price cost (15 to 25 ms, four times that on a phone) is paid once the
 * content has been painted, while the page's own scripts are still on their way.
 */
export const warmFormattersScript =
  "requestAnimationFrame(()=>window.requestIdleCallback?.(()=>{new Intl.DateTimeFormat('en-AU',{timeZone:'Australia/Sydney'});new Intl.NumberFormat('en-AU',{style:'currency',currency:'AUD'})}))";

/** Names of the Trusted Types policies that shell and remotes create: webpack's, the loader's, and the one for style text. */
export function trustedTypesPolicies(remotes: readonly string[]): string[] {
  return ['webpack#shell', ...remotes.map((name) => `webpack#${name}`), 'verandah-loader', 'default'];
}
