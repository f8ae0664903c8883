import { render, type ComponentChild } from 'preact';
import { act } from 'preact/test-utils';

/** Where a test renders its views. */
export type MountPoint = {
  readonly element: HTMLElement;
  /** Renders the view, or renders it again with other props, and runs its effects. */
  readonly show: (view: ComponentChild) => Promise<void>;
  /** Renders without waiting for effects, for tests of what happens before the next paint. */
  readonly showNow: (view: ComponentChild) => void;
  /** Unmounts the view and removes the element. */
  readonly remove: () => Promise<void>;
};

/** Adds an element to the test page, for one test's views. */
export function mountPoint(): MountPoint {
  const element = document.createElement('div');
  document.body.append(element);
  const show = async (view: ComponentChild): Promise<void> => {
    await act(() => {
      render(view, element);
    });
  };
  return {
    element,
    show,
    showNow: (view) => {
      render(view, element);
    },
    remove: async () => {
      await show(null);
      element.remove();
    },
  };
}
