import { expect, it, vi } from 'vitest';
import { prepareSink } from '../../article/sink.ts';
import { background } from '../../testing/no-background.ts';
import { testArticle } from '../../testing/test-article.ts';
import { testContext } from '../../testing/test-context.ts';
import { keepAwaited } from './keep-awaited.ts';

await prepareSink();

/** Starts with an article; the reading list waits for it or not. */
function start(isAwaited: Promise<boolean>) {
  vi.spyOn(background, 'ask').mockReturnValue(isAwaited);
  const keep = vi.fn(() => Promise.resolve({ kind: 'kept', missing: 0 } as const));
  const showStatus = vi.fn();
  const article = testArticle({ url: 'https://a.example/boat', content: '<p>Oars and a rudder</p>' });
  const context = testContext({ article, showStatus });
  const end = keepAwaited({ ...context, article, showStatus, host: { ...context.host, keep } }, document.body);
  return { keep, showStatus, end };
}

it('keeps the article that the reading list waits for, and says so', async () => {
  const { keep, showStatus } = start(Promise.resolve(true));
  await vi.waitFor(() => {
    expect(showStatus).toHaveBeenCalledOnce();
  });
  expect(keep).toHaveBeenCalledWith(expect.objectContaining({ text: 'Oars and a rudder', pictures: [] }));
  expect(background.ask).toHaveBeenCalledWith('keep/is-awaited', {
    addresses: ['https://a.example/boat', 'https://a.example/boat'],
  });
});

it('keeps no other article', async () => {
  const { keep } = start(Promise.resolve(false));
  await new Promise((resolve) => setTimeout(resolve));
  expect(keep).not.toHaveBeenCalled();
});

it('keeps none that is no longer shown', async () => {
  const { keep, end } = start(Promise.resolve(true));
  end();
  await new Promise((resolve) => setTimeout(resolve));
  expect(keep).not.toHaveBeenCalled();
});

it('says that the list cannot be read', async () => {
  const { keep, showStatus } = start(Promise.reject(new Error('no disk')));
  await vi.waitFor(() => {
    expect(showStatus).toHaveBeenCalledWith(expect.stringContaining('no disk'));
  });
  expect(keep).not.toHaveBeenCalled();
});
