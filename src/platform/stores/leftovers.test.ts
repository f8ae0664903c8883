import { expect, it, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { removeLeftovers } from './leftovers.ts';

vi.mock('../browser/browser.ts', () => import('../testing/fake-browser.ts'));

it('removes what nothing uses any more, and nothing else', async () => {
  const { storage } = fakeBrowser();
  await storage.local.set({ templates: ['a.example'], 'template:a.example': {}, places: {}, theme: 'dark' });
  await removeLeftovers();
  expect(Object.fromEntries(storage.local.items)).toEqual({ places: {}, theme: 'dark' });
});
