import { Component, type FunctionComponent } from 'preact';

/** A view that is rendered again only if one of its props is another value: for the rows of a long list. */
export function memoized<P extends object>(View: FunctionComponent<P>) {
  return class Memoized extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const now: Readonly<Record<string, unknown>> = { ...this.props };
      return Object.entries(next).some(([name, value]) => value !== now[name]);
    }

    override render() {
      return <View {...this.props} />;
    }
  };
}
