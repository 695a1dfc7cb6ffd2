import { Component, type ReactNode } from 'react';

interface SlotBoundaryProps {
  readonly children: ReactNode;
  /** Draws what was thrown. */
  readonly renderError: (error: unknown, reset: () => void) => ReactNode;
  /** What the page is drawn for, such as the address's path: what failed for one object is tried for another. */
  readonly resetKey?: string;
}

/** Keeps what a remote's page throws in its room. A new page is a new boundary: give it a key. */
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
