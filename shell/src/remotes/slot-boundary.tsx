import { Component, type ReactNode } from 'react';

interface SlotBoundaryProps {
  readonly children: ReactNode;
  readonly renderError: (error: unknown, reset: () => void) => ReactNode;
  /**
   * When this value changes, the boundary renders its children again after an error. Pass, for example, the path of the
   * URL.
   */
  readonly resetKey?: string | undefined;
}

/**
 * Catches errors that a remote's page throws while it renders. Give each remote its own boundary with its own `key`.
 */
export class SlotBoundary extends Component<SlotBoundaryProps, { thrown?: { error: unknown } }> {
  override state: { thrown?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override componentDidUpdate(before: SlotBoundaryProps) {
    if (this.state.thrown && before.resetKey !== this.props.resetKey) this.setState({ thrown: undefined });
  }

  override render() {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    return this.props.renderError(thrown.error, () => this.setState({ thrown: undefined }));
  }
}
