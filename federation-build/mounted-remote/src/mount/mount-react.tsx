import type { Mount, MountContext } from 'federation';
import { Component, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Returns the `mount` of a page that is a component. It renders at once, so that the shell finds the heading. */
export function mountReact(Page: ComponentType<{ context: MountContext }>): Mount {
  return (element, first) => {
    const root = createRoot(element);
    const render = (context: MountContext) => (
      <ErrorBoundary onError={context.onError}>
        <Page context={context} />
      </ErrorBoundary>
    );
    flushSync(() => root.render(render(first)));
    return {
      update: (context) => root.render(render(context)),
      unmount: () => root.unmount(),
    };
  };
}

type ErrorBoundaryProps = { onError: (error: unknown) => void; children: ReactNode };

/** Passes an error of the page to the shell, which then shows its failure notice. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasError ? null : this.props.children;
  }
}
