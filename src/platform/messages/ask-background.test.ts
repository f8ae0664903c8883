import { beforeEach, expect, it, vi } from 'vitest';
import { askBackground, store, storeUnlessPrivate } from './ask-background.ts';
import { fail, succeed } from './protocol.ts';

const { sendRequest, isPrivate } = vi.hoisted(() => ({
  sendRequest: vi.fn<(kind: string, argument: object) => Promise<unknown>>(),
  isPrivate: vi.fn(() => false),
}));
vi.mock('./messages.ts', () => ({ sendRequest }));
vi.mock('../browser/is-private.ts', () => ({ isPrivate }));

const URL = 'https://mill.example/wind';
const PLACE = { url: URL, place: null };

beforeEach(() => {
  sendRequest.mockReset().mockResolvedValue(succeed(null));
  isPrivate.mockReturnValue(false);
});

it('hands what is to be stored to the background before it does anything else', () => {
  void storeUnlessPrivate('store/place', PLACE);
  expect(sendRequest).toHaveBeenCalledExactlyOnceWith('store/place', PLACE);
});

it('resolves to the result', async () => {
  sendRequest.mockResolvedValue(succeed(['mill.example']));
  expect(await store('store/rules', { rules: [] })).toEqual(['mill.example']);
});

it('sends nothing to be stored from a private window, and rejects what a person asked for', async () => {
  isPrivate.mockReturnValue(true);
  await storeUnlessPrivate('store/place', PLACE);
  await expect(store('store/rules', { rules: [] })).rejects.toThrow('private');
  expect(sendRequest).not.toHaveBeenCalled();
});

it('rejects with the error of the background', async () => {
  sendRequest.mockResolvedValue(fail('failed', 'quota exceeded'));
  await expect(storeUnlessPrivate('store/place', PLACE)).rejects.toThrow('quota exceeded');
  await expect(askBackground('keep/place', { url: URL })).rejects.toThrow('quota exceeded');
});
