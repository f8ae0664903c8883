import { Component, type ComponentChildren } from 'preact';

type BoundaryProps = {
  readonly children: ComponentChildren;
  /** What is shown instead: what went wrong, and the way to try again. */
  readonly fallback: (error: Error, retry: () => void) => ComponentChildren;
};

/** Keeps a failure of one view from leaving a blank page. */
export class ErrorBoundary extends Component<BoundaryProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static override getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return this.props.fallback(error, () => {
      this.setState({ error: null });
    });
  }
}
