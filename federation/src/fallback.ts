/** The event that the shell dispatches on `window` when it cannot start. */
export const startFailedEvent = 'verandah:failed';

const texts = {
  reloading: 'We couldn’t load this page. Reloading…',
  help: 'We couldn’t load this page. Check your connection, pause browser extensions, or try again later.',
  readable: 'Part of this page didn’t load, so buttons won’t work.',
  slow: 'This page is taking longer than usual.',
};

/** The element in which {@link fallbackScript} shows its message. It needs no stylesheet and no other script. */
export const fallbackHtml =
  '<div id="fallback" role="alert" hidden style="position:sticky;bottom:0;z-index:999;padding:16px;background:#24342c;color:#fff;font:16px sans-serif"><span></span> <a href="" style="color:#fff">Reload</a></div>';

/**
 * Inline script that never leaves the user with a blank page. Put it after {@link fallbackHtml}, which follows `#root`.
 * - When the shell's script is missing or fails, shows a message. A page without content also reloads, once in a
 *   minute; content from the server stays.
 * - When the shell has not rendered after 8 s, says that the page is slow.
 * - When code of a remote or an extension has removed the page or its header, shows a message and reloads, once in a
 *   minute.
 *
 * The shell's first file defines `__verandahGuard`, and its first render sets `data-ready` on `#root`.
 */
export const fallbackScript = `{let failed,blank=0;const box=document.getElementById('fallback'),root=box.previousElementSibling,
show=text=>{box.firstChild.textContent=text;box.hidden=!text;box.isConnected||document.documentElement.append(box)},
fail=readable=>{if(failed)return;let again;if(!readable)try{const last=sessionStorage.fallback||0,now=sessionStorage.fallback=Date.now();again=now-last>6e4&&navigator.onLine}catch{}
show(failed=readable?'${texts.readable}':again?'${texts.reloading}':'${texts.help}');again&&setTimeout(()=>location.reload(),2e3)};
addEventListener('${startFailedEvent}',()=>fail(root.firstChild));
addEventListener('DOMContentLoaded',()=>window.__verandahGuard||fail(root.firstChild));
setInterval(()=>{if(failed)return box.isConnected||show(failed);if(root.dataset.ready==null)return performance.now()>8e3&&show('${texts.slow}');
const has=name=>root.querySelector(name);if(root.isConnected&&root.firstChild&&(!has('[data-layout]')||has('[data-layout]>header')))blank=0,box.hidden=true;else++blank>1&&fail()},1e3)}`;
