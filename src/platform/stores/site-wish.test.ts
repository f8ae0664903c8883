import { beforeEach, expect, it, vi } from 'vitest';
import { askForSite, takeWish } from './site-wish.ts';

const { browser, session } = vi.hoisted(() => {
  const session = new Map<string, unknown>();
  const browser = {
    extension: { inIncognitoContext: false },
    permissions: {
      request: vi.fn(() => Promise.resolve(true)),
    } as Record<string, ReturnType<typeof vi.fn>> | undefined,
    storage: {
      session: {
        get: (key: string) => Promise.resolve(session.has(key) ? { [key]: session.get(key) } : {}),
        set: (items: object) => {
          for (const [key, value] of Object.entries(items)) session.set(key, value);
          return Promise.resolve();
        },
        remove: (key: string) => Promise.resolve(session.delete(key)),
      },
    },
  };
  return { browser, session };
});
vi.mock('../browser/browser.ts', () => ({ default: browser }));

const LINK = { kind: 'link', url: 'https://www.a.example/page' } as const;
const ORIGINS = ['http://a.example/*', 'https://a.example/*', 'http://www.a.example/*', 'https://www.a.example/*'];
const permissions = browser.permissions!;

beforeEach(() => {
  vi.clearAllMocks();
  session.clear();
  browser.permissions = permissions;
  browser.extension.inIncognitoContext = false;
});

it('asks for one site, with and without www, before it does anything else', () => {
  void askForSite(LINK);
  expect(permissions['request']).toHaveBeenCalledExactlyOnceWith({ origins: ORIGINS });
});

it.each([
  ['http://127.0.0.1:8080/x', ['http://127.0.0.1/*', 'https://127.0.0.1/*']],
  ['http://localhost/x', ['http://localhost/*', 'https://localhost/*']],
  ['http://[::1]/x', ['http://[::1]/*', 'https://[::1]/*']],
])('asks for one host only where there can be no www: %s', (url, origins) => {
  void askForSite({ kind: 'link', url });
  expect(permissions['request']).toHaveBeenCalledExactlyOnceWith({ origins });
});

it('gives the wish to the first caller only', async () => {
  await askForSite(LINK);
  expect(await Promise.all([takeWish(), takeWish()])).toEqual([LINK, null]);
});

it('asks nothing in a private window, and where the browser cannot ask', async () => {
  browser.extension.inIncognitoContext = true;
  await askForSite(LINK);
  browser.extension.inIncognitoContext = false;
  browser.permissions = undefined;
  await askForSite(LINK);
  expect(permissions['request']).not.toHaveBeenCalled();
  expect(await takeWish()).toEqual(LINK);
});
