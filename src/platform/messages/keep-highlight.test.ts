import { beforeEach, expect, it, vi } from 'vitest';
import type { KeptHighlight } from '../stores/kept-highlights.ts';
import { keepHighlight } from './keep-highlight.ts';
import { fail, succeed } from './protocol.ts';

const { sendRequest, isPrivate } = vi.hoisted(() => ({
  sendRequest: vi.fn<(kind: string, argument: object) => Promise<unknown>>(),
  isPrivate: vi.fn(() => false),
}));
vi.mock('./messages.ts', () => ({ sendRequest }));
vi.mock('../browser/is-private.ts', () => ({ isPrivate }));

const URL = 'https://mill.example/wind';
const highlight: KeptHighlight = {
  ...{
    id: 'a',
    quote: { exact: 'grain', prefix: '', suffix: '' },
    position: 3,
    color: 'green',
    note: '',
    createdAt: 1,
  },
};

beforeEach(() => {
  sendRequest.mockReset().mockResolvedValue(succeed(null));
});

it('hands a highlight to the background before it does anything else', () => {
  void keepHighlight(URL, 'a', highlight);
  expect(sendRequest).toHaveBeenCalledExactlyOnceWith('keep/highlight', { url: URL, id: 'a', highlight });
});

it('sends nothing from a private window', async () => {
  isPrivate.mockReturnValueOnce(true);
  await keepHighlight(URL, 'a', highlight);
  expect(sendRequest).not.toHaveBeenCalled();
});

it('rejects with the error of the storage', async () => {
  sendRequest.mockResolvedValue(fail('failed', 'quota exceeded'));
  await expect(keepHighlight(URL, 'a', null)).rejects.toThrow('quota exceeded');
});
