import { beforeEach, expect, it, vi } from 'vitest';
import { askAndDo } from './ask-for-site.ts';
import { fail, succeed } from './protocol.ts';

const { sendRequest, access } = vi.hoisted(() => ({
  sendRequest: vi.fn<(kind: string, argument: object) => Promise<unknown>>(),
  access: { canAsk: vi.fn(() => true), askForSite: vi.fn(() => Promise.resolve()) },
}));
vi.mock('./messages.ts', () => ({ sendRequest }));
vi.mock('../browser/site-access.ts', () => ({ canAsk: access.canAsk }));
vi.mock('../stores/site-wish.ts', () => ({ askForSite: access.askForSite }));

const LINK = { kind: 'link', url: 'https://a.example/story' } as const;

beforeEach(() => {
  sendRequest.mockReset().mockResolvedValue(succeed(true));
  access.canAsk.mockReturnValue(true);
  access.askForSite.mockClear();
});

it('asks, and lets the background do what is wished', async () => {
  expect(await askAndDo(LINK)).toBe(true);
  expect(access.askForSite).toHaveBeenCalledWith(LINK);
  expect(sendRequest).toHaveBeenCalledWith('site/answered', { url: LINK.url });
});

it('opens a link without a question where the browser cannot ask', async () => {
  access.canAsk.mockReturnValue(false);
  expect(await askAndDo(LINK)).toBe(false);
  expect(access.askForSite).not.toHaveBeenCalled();
  expect(sendRequest).toHaveBeenCalledWith('open/link', { url: LINK.url });
});

it('rejects with the error of the background', async () => {
  sendRequest.mockResolvedValue(fail('failed', 'no tab'));
  await expect(askAndDo(LINK)).rejects.toThrow('no tab');
});
