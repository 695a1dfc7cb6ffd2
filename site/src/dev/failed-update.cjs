// Called by fast refresh. An update whose module fails while it runs is loaded with the page: it may import from a
// shared module that the page had not loaded.
module.exports = {
  handleRuntimeError: () => window.location.reload(),
  clearRuntimeErrors() {},
};
