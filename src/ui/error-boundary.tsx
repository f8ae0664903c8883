import { Component, type ComponentChildren } from 'preact';

type BoundaryProps = {
  readonly children: ComponentChildren;
  /** Renders the error instead of the children; `retry` renders the children again. */
  readonly fallback: (error: Error, retry: () => void) => ComponentChildren;
};

/** Catches rendering errors of its children, so that the page does not stay blank. */
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
