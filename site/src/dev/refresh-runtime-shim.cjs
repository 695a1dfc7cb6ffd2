// React's fast refresh must be one for the page and be there before React: the gateway's HTML brings it (refresh-script.ts).
module.exports = { ...window.verandahRefresh, injectIntoGlobalHook() {} };
