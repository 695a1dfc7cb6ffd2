// Replaces the module of React's fast refresh. The page needs one instance, and before React loads, so an inline script
// in the HTML creates it (refresh-script.ts).
module.exports = { ...window.verandahRefresh, injectIntoGlobalHook() {} };
