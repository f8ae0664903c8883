import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { ALLOWED_SENDERS } from './allowed-senders.ts';
import { DONE, handleRequests, type RequestHandlers } from './messages.ts';
import type { RequestKind } from './protocol.ts';
import { EXTENSION_ID, fakeBrowser, ROOT, type FakeBrowser } from '../testing/fake-browser.ts';

vi.mock('../browser/browser.ts', () => import('../testing/fake-browser.ts'));

const POPUP = { id: EXTENSION_ID, url: `${ROOT}src/popup/index.html` };
const READER = {
  id: EXTENSION_ID,
  url: `${ROOT}src/reader/index.html#token`,
  frameId: 3,
  documentId: 'A',
  tab: { id: 7 },
};
const OPEN = { kind: 'open/overlay', argument: { tabId: 1 } };
const LEAVE = { kind: 'reader/leave', argument: { token: 'x' } };

let browser: FakeBrowser;
const kinds = Object.keys(ALLOWED_SENDERS) as RequestKind[];
const handlers = Object.fromEntries(kinds.map((kind) => [kind, vi.fn()])) as {
  readonly [K in RequestKind]: Mock<RequestHandlers[K]>;
};

beforeEach(() => {
  browser = fakeBrowser();
  vi.stubGlobal('reportError', vi.fn());
  for (const handler of Object.values<Mock>(handlers)) handler.mockReset().mockResolvedValue(DONE as never);
  handleRequests(handlers);
});

/** The reply, or undefined if no listener answers. */
function deliver(message: unknown, from: unknown): Promise<unknown> {
  return new Promise((resolve) => {
    const [kept] = browser.runtime.onMessage.fire(message, from, resolve);
    if (kept !== true) resolve(undefined);
  });
}

describe('a request', () => {
  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('of the kind %s is none', async (kind) => {
    expect(await deliver({ kind, argument: {} }, READER)).toBeUndefined();
  });

  it('reaches its handler with the sender that the browser reports', async () => {
    expect(await deliver(LEAVE, READER)).toEqual(DONE);
    expect(handlers['reader/leave']).toHaveBeenCalledWith(LEAVE.argument, {
      page: 'reader',
      tabId: 7,
      frameId: 3,
      documentId: 'A',
      isPrivate: false,
    });
  });

  const strangers = {
    'another extension': { ...POPUP, id: 'other' },
    'a script inside a web page': { id: EXTENSION_ID, url: 'https://example.org/', frameId: 0, tab: { id: 7 } },
    'a page with a similar address': {
      id: EXTENSION_ID,
      url: `https://example.org/${ROOT}src/popup/index.html`,
    },
    'an unknown page of the extension': { id: EXTENSION_ID, url: `${ROOT}src/popup/index.html.html` },
    'a sender without an address': { id: EXTENSION_ID },
    'a page that may not send this request': READER,
  };
  for (const [who, from] of Object.entries(strangers)) {
    it(`from ${who} is refused`, async () => {
      expect(await deliver(OPEN, from)).toMatchObject({ ok: false, error: { code: 'refused' } });
      expect(handlers['open/overlay']).not.toHaveBeenCalled();
    });
  }

  for (const message of [
    null,
    'open/overlay',
    {},
    { kind: 'toString', argument: {} },
    { kind: 'open/overlay' },
    { kind: 'open/overlay', argument: null },
  ]) {
    it(`with a malformed message gets no answer: ${JSON.stringify(message)}`, async () => {
      expect(await deliver(message, POPUP)).toBeUndefined();
    });
  }

  it('gets an error if its reply is too large', async () => {
    handlers['open/overlay'].mockResolvedValue({ ok: true, value: null });
    const replies: unknown[] = [];
    await new Promise<void>((resolve) => {
      browser.runtime.onMessage.fire(OPEN, POPUP, (reply: unknown) => {
        if ((reply as { ok: boolean }).ok) throw new TypeError('Message length exceeded maximum allowed length.');
        replies.push(reply);
        resolve();
      });
    });
    expect(replies).toEqual([
      { ok: false, error: { code: 'too-large', message: 'Message length exceeded maximum allowed length.' } },
    ]);
  });

  it('gets an error if its handler throws', async () => {
    handlers['open/overlay'].mockRejectedValue(new Error('no such tab'));
    expect(await deliver(OPEN, POPUP)).toEqual({ ok: false, error: { code: 'failed', message: 'no such tab' } });
  });
});
