import { beforeEach, expect, it, vi } from 'vitest';
import { giveBackSite, permittedSites } from './site-access.ts';

const { permissions } = vi.hoisted(() => ({
  permissions: {
    remove: vi.fn(() => Promise.resolve(true)),
    getAll: vi.fn(() => Promise.resolve({ origins: [] as string[] })),
  },
}));
vi.mock('./browser.ts', () => ({ default: { permissions } }));

const ORIGINS = ['http://a.example/*', 'https://a.example/*', 'http://www.a.example/*', 'https://www.a.example/*'];

beforeEach(() => {
  vi.clearAllMocks();
});

it('lists each permitted site once, and gives back all of its addresses', async () => {
  permissions.getAll.mockResolvedValue({ origins: [...ORIGINS, '*://b.example/*', 'moz-extension://own/*'] });
  expect(await permittedSites()).toEqual(['a.example', 'b.example']);
  await giveBackSite('a.example');
  expect(permissions.remove).toHaveBeenCalledExactlyOnceWith({ origins: ORIGINS });
});
