import { render } from 'preact';
import { act } from 'preact/test-utils';

/** A place on the test's page for a view to be drawn in. */
export function openHost(): HTMLElement {
  const host = document.createElement('div');
  document.body.append(host);
  return host;
}

/** Takes the view away with what it listens to, and its place. */
export async function closeHost(host: HTMLElement): Promise<void> {
  await act(() => {
    render(null, host);
  });
  host.remove();
}
