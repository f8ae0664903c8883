import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sender } from './messages.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { pageDigest } from '../browser/page-of.ts';
import {
  claimTicket,
  issueTicket,
  rememberPage,
  renameTicketsOf,
  revokeOverlayTicket,
  revokeTicketsOf,
} from './tickets.ts';

vi.mock('../browser/browser.ts', () => import('../testing/fake-browser.ts'));

const PAGE_TAB = 7;
const READER_TAB = 8;
const frame: Sender = { page: 'reader', tabId: PAGE_TAB, frameId: 3, documentId: 'A', isPrivate: false };
const whole: Sender = { page: 'reader', tabId: READER_TAB, frameId: 0, documentId: 'B', isPrivate: false };

beforeEach(() => {
  fakeBrowser();
});

describe('the token of an overlay', () => {
  it('is valid repeatedly for the frame that used it first', async () => {
    const token = await issueTicket('overlay', PAGE_TAB);
    expect(await claimTicket(token, frame)).toMatchObject({ surface: 'overlay', tabId: PAGE_TAB });
    expect(await claimTicket(token, frame)).toMatchObject({ tabId: PAGE_TAB });
  });

  it('is invalid for a second frame, a reloaded frame and another tab', async () => {
    const token = await issueTicket('overlay', PAGE_TAB);
    await claimTicket(token, frame);
    expect(await claimTicket(token, { ...frame, frameId: 4 })).toBeNull();
    expect(await claimTicket(token, { ...frame, documentId: 'C' })).toBeNull();
    expect(await claimTicket(token, { ...frame, tabId: READER_TAB })).toBeNull();
  });

  it('is invalid in another tab and in a top frame, even if used first', async () => {
    const token = await issueTicket('overlay', PAGE_TAB);
    expect(await claimTicket(token, { ...frame, tabId: READER_TAB })).toBeNull();
    expect(await claimTicket(token, { ...frame, frameId: 0 })).toBeNull();
    expect(await claimTicket(token, frame)).not.toBeNull();
  });

  it('is valid for only one of two frames that use it at the same time', async () => {
    const token = await issueTicket('overlay', PAGE_TAB);
    const claims = await Promise.all([claimTicket(token, frame), claimTicket(token, { ...frame, frameId: 4 })]);
    expect(claims.map((ticket) => ticket !== null)).toEqual([true, false]);
  });

  it('is revoked if the tab opens another overlay or closes it', async () => {
    const first = await issueTicket('overlay', PAGE_TAB);
    const second = await issueTicket('overlay', PAGE_TAB);
    expect(await claimTicket(first, frame)).toBeNull();
    await revokeOverlayTicket(PAGE_TAB);
    expect(await claimTicket(second, frame)).toBeNull();
  });
});

describe('the token of a reader tab', () => {
  it('stays valid after a reload, but not in another tab', async () => {
    const token = await issueTicket('tab', PAGE_TAB);
    expect(await claimTicket(token, whole)).toMatchObject({ surface: 'tab', tabId: PAGE_TAB });
    expect(await claimTicket(token, { ...whole, documentId: 'reloaded' })).not.toBeNull();
    expect(await claimTicket(token, { ...whole, tabId: 9 })).toBeNull();
  });

  it('is for the page that was read first', async () => {
    const token = await issueTicket('tab', PAGE_TAB);
    expect(await claimTicket(token, whole)).toMatchObject({ page: '' });
    await rememberPage(token, 'https://example.org/?first#part');
    const read = await claimTicket(token, whole);
    expect(read?.page).toBe(await pageDigest('https://example.org/?first'));
    await rememberPage(token, 'https://example.org/?later');
    expect(await claimTicket(token, whole)).toEqual(read);
  });

  it('is invalid in a frame', async () => {
    expect(await claimTicket(await issueTicket('tab', PAGE_TAB), frame)).toBeNull();
  });

  it('stays valid in its reader tab if that gets another id, and in no other tab', async () => {
    const [token, other] = [await issueTicket('tab', PAGE_TAB), await issueTicket('tab', PAGE_TAB)];
    await claimTicket(token, whole);
    await claimTicket(other, { ...whole, tabId: 9 });
    await renameTicketsOf(READER_TAB, 20);
    expect(await claimTicket(token, whole)).toBeNull();
    expect(await claimTicket(token, { ...whole, tabId: 20 })).toMatchObject({ tabId: PAGE_TAB });
    expect(await claimTicket(other, { ...whole, tabId: 20 })).toBeNull();
    expect(await claimTicket(other, { ...whole, tabId: 9 })).not.toBeNull();
    await revokeTicketsOf(20);
    expect(await claimTicket(token, { ...whole, tabId: 20 })).toBeNull();
  });

  it('is for the same page if the tab of the page gets another id', async () => {
    const token = await issueTicket('tab', PAGE_TAB);
    await renameTicketsOf(PAGE_TAB, 20);
    expect(await claimTicket(token, whole)).toMatchObject({ tabId: 20 });
    await renameTicketsOf(20, 21);
    expect(await claimTicket(token, whole)).toMatchObject({ tabId: 21 });
  });

  it('is removed with its reader tab, but stays when the page that it reads is closed', async () => {
    const token = await issueTicket('tab', PAGE_TAB);
    await claimTicket(token, whole);
    await revokeTicketsOf(PAGE_TAB);
    expect(await claimTicket(token, whole)).not.toBeNull();
    await revokeTicketsOf(READER_TAB);
    expect(await claimTicket(token, whole)).toBeNull();
  });
});

describe('an invalid token', () => {
  for (const token of ['', 'x', '0'.repeat(32), 'A'.repeat(32), null, 7, {}, ['0'.repeat(32)]]) {
    it(`is refused: ${JSON.stringify(token)}`, async () => {
      await issueTicket('overlay', PAGE_TAB);
      expect(await claimTicket(token, frame)).toBeNull();
    });
  }

  it('never repeats', async () => {
    const tokens = await Promise.all(Array.from({ length: 50 }, () => issueTicket('tab', PAGE_TAB)));
    expect(new Set(tokens).size).toBe(50);
  });
});
