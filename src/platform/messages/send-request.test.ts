import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../testing/fake-browser.ts';
import { DONE, sendRequest } from './messages.ts';

vi.mock('../browser/browser.ts', () => import('../testing/fake-browser.ts'));

const ENDED = new Error('The message channel closed before a response was received.');
const send = vi.fn<() => Promise<unknown>>();
let browser: FakeBrowser;

beforeEach(() => {
  browser = fakeBrowser();
  Object.assign(browser.runtime, { sendMessage: send.mockReset() });
});

describe('where the background ends in the middle of its work', () => {
  it('a request that may be made twice is made again', async () => {
    send.mockRejectedValueOnce(ENDED).mockResolvedValueOnce(DONE);
    expect(await sendRequest('store/without-rules', { ids: ['a'] })).toEqual(DONE);
    send.mockResolvedValueOnce(undefined).mockResolvedValueOnce(DONE);
    expect(await sendRequest('settings/change', { patches: [] })).toEqual(DONE);
    expect(send).toHaveBeenCalledTimes(4);
  });

  it('it is made three times more at most, and the view gets an answer', async () => {
    send.mockRejectedValue(ENDED);
    expect(await sendRequest('keep/place', { url: 'https://a.example/' })).toMatchObject({
      ok: false,
      error: { code: 'unreachable' },
    });
    expect(send).toHaveBeenCalledTimes(4);
  });

  it('a request that opens or moves something is made once', async () => {
    send.mockRejectedValue(ENDED);
    await sendRequest('open/link', { url: 'https://a.example/' });
    await sendRequest('reader/move', { token: 'a' });
    await sendRequest('reader/heatmap', { token: 'a', options: {}, words: {} as never });
    expect(send).toHaveBeenCalledTimes(3);
  });
});

it('a refusal is an answer, so nothing is made again', async () => {
  send.mockResolvedValue({ ok: false, error: { code: 'failed', message: 'disk full' } });
  await sendRequest('store/without-rules', { ids: ['a'] });
  expect(send).toHaveBeenCalledTimes(1);
});
