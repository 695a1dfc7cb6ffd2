/** Source of an entry whose container is another one, until the page sets `isRepaired`. `real` is the entry's own. */
export function withContainer(container: string): (entry: string) => string {
  return (entry) => `${entry}
if (!globalThis.isRepaired) {
  const real = remote_tenant_checks;
  remote_tenant_checks = ${container};
}
`;
}

/**
 * Source of an entry whose page has another component, until the page sets `isRepaired`.
 * @param component source of a React component, which can use `react` and `Real`, the page's own component
 */
export function withComponent(component: string): (entry: string) => string {
  return withContainer(`{
    init(scope, ...rest) {
      real.scope = scope;
      return real.init(scope, ...rest);
    },
    async get(name) {
      const module = (await real.get(name))();
      const react = (await Object.values(real.scope.react)[0].get())();
      const Real = module.Component;
      const Broken = ${component};
      const Component = () => react.createElement(globalThis.isRepaired ? Real : Broken);
      return () => ({ ...module, Component });
    },
  }`);
}
