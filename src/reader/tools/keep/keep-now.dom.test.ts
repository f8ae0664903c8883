import { expect, it, vi } from 'vitest';
import { prepareSink } from '../../article/sink.ts';
import { testArticle } from '../../testing/test-article.ts';
import { testContext } from '../../testing/test-context.ts';
import type { ReaderHost } from '../../reading/reader-host.ts';
import { logError } from '../../../platform/browser/log-error.ts';
import { keepNow } from './keep-now.ts';
import { keep as tool } from './index.ts';

vi.mock('../../../platform/browser/log-error.ts', async (load) => ({ ...(await load<object>()), logError: vi.fn() }));

await prepareSink();

/** Presses the key; the place of the reader keeps articles like this. */
function press(keep: ReaderHost['keep']) {
  const showStatus = vi.fn();
  const article = testArticle({ url: 'https://a.example/boat', content: '<p>Oars and a rudder</p>' });
  const context = testContext({ article, showStatus });
  keepNow({ ...context, showStatus, host: { ...context.host, ...(keep && { keep }) } });
  return showStatus;
}

const said = (showStatus: ReturnType<typeof press>, text: string): Promise<void> =>
  vi.waitFor(() => {
    expect(showStatus).toHaveBeenLastCalledWith(expect.stringContaining(text));
  });

it('has the key S', () => {
  expect(tool.keys).toContainEqual({ keys: ['s'], labelKey: 'keep_offline', run: keepNow });
});

it('keeps the article and says so', async () => {
  const keep = vi.fn(() => Promise.resolve({ kind: 'kept', missing: 0 } as const));
  await said(press(keep), 'kept');
  expect(keep).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'Oars and a rudder' }));
});

it('says why the article is not kept', async () => {
  await said(
    press(() => Promise.resolve({ kind: 'not-kept', cause: 'full', detail: '' })),
    'not_kept_full',
  );
  await said(
    press(() => Promise.reject(new Error('no disk'))),
    'no disk',
  );
  expect(logError).toHaveBeenCalledExactlyOnceWith('keep', new Error('no disk'));
});
