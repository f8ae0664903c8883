import { beforeEach, expect, it, vi } from 'vitest';
import { succeed, type Reply } from '../platform/messages/protocol.ts';
import { openLink } from './open-link.ts';

const TAB = 5;
const PAGE = 'https://a.example/story';

const { newTab, mayRead, tabUrl, markNotAllowed, reader } = vi.hoisted(() => ({
  newTab: { openLinkTab: vi.fn<() => Promise<number | null>>(), isReadable: vi.fn<() => Promise<boolean>>() },
  mayRead: vi.fn<(url: string) => Promise<boolean>>(),
  tabUrl: vi.fn<() => Promise<string | null>>(),
  markNotAllowed: vi.fn<(tabId: number) => Promise<void>>(),
  reader: {
    openOverlay: vi.fn<() => Promise<Reply<null>>>(),
    openOrExplain: vi.fn<(tabId: number, open: () => Promise<Reply<unknown>>) => Promise<void>>(),
  },
}));
vi.mock('../platform/browser/new-tab.ts', () => newTab);
vi.mock('../platform/browser/site-access.ts', () => ({ mayRead }));
vi.mock('../platform/browser/tabs.ts', () => ({ tabUrl }));
vi.mock('../platform/stores/not-allowed.ts', () => ({ markNotAllowed }));
vi.mock('./open-reader.ts', () => reader);

/** The reply that decides whether the reader explains itself. */
let opened: Reply<unknown> | null;

beforeEach(() => {
  opened = null;
  newTab.openLinkTab.mockReset().mockResolvedValue(TAB);
  newTab.isReadable.mockReset().mockResolvedValue(true);
  mayRead.mockReset().mockResolvedValue(true);
  tabUrl.mockReset().mockResolvedValue('');
  markNotAllowed.mockReset().mockResolvedValue();
  reader.openOverlay.mockReset().mockResolvedValue(succeed(null));
  reader.openOrExplain.mockReset().mockImplementation(async (_, open) => void (opened = await open()));
});

it('opens the reader over the page of a link that Winnow may read', async () => {
  await openLink(PAGE);
  expect(reader.openOverlay).toHaveBeenCalledWith(TAB);
  expect(opened).toEqual(succeed(null));
  expect(markNotAllowed).not.toHaveBeenCalled();
});

it('says how to read the page if Winnow may not read it, also after a redirect to another site', async () => {
  mayRead.mockResolvedValueOnce(false);
  await openLink(PAGE);
  newTab.isReadable.mockResolvedValue(false);
  await openLink(PAGE);
  expect(markNotAllowed.mock.calls).toEqual([[TAB], [TAB]]);
  expect(opened).toMatchObject({ ok: false, error: { code: 'refused' } });
  expect(reader.openOverlay).not.toHaveBeenCalled();
});

it('does nothing for a tab that is not there, or was closed', async () => {
  newTab.openLinkTab.mockResolvedValueOnce(null);
  await openLink(PAGE);
  tabUrl.mockResolvedValue(null);
  mayRead.mockResolvedValue(false);
  await openLink(PAGE);
  expect(reader.openOrExplain).not.toHaveBeenCalled();
  expect(markNotAllowed).not.toHaveBeenCalled();
});
