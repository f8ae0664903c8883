import { expect, it, vi } from 'vitest';

type Fake = { readonly runtime: { id?: string; sendMessage: (message: unknown) => Promise<void> } };

it('ends once the extension is gone: it reads the page no more and sends nothing', async () => {
  const sendMessage = vi.fn(() => Promise.resolve());
  const fake: Fake = { runtime: { id: 'own', sendMessage } };
  vi.stubGlobal('browser', fake);
  const text = vi.spyOn(HTMLElement.prototype, 'innerText', 'get');
  await import('./scripts/page-ready.ts');
  expect(sendMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'page/ready', how: 'loaded' });
  const before = location.href;
  history.pushState(null, '', '?second');
  await vi.waitFor(() => {
    expect(text.mock.calls.length).toBeGreaterThan(1);
  });
  delete fake.runtime.id;
  document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  text.mockClear();

  history.pushState(null, '', '?third');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(text).not.toHaveBeenCalled();
  expect(sendMessage).toHaveBeenCalledTimes(1);
  history.replaceState(null, '', before);
});
