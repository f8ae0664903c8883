import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { DISABLED_BY_PLAYWRIGHT } from './lean-chromium.mjs';

test('repeats the features that the installed Playwright turns off', async () => {
  const bundle = await readFile(createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle'), 'utf8');
  const [, list = ''] = /\bdisabledFeatures = \[(.*?)\]/s.exec(bundle) ?? [];
  expect(DISABLED_BY_PLAYWRIGHT).toEqual([...list.matchAll(/"(\w+)"/g)].map(([, feature]) => feature));
});
