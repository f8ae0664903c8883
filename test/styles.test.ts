import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');

// The build writes it for Chromium 120 as variables that follow `color-scheme` in a style sheet. Scripts set it here.
test('no style of the extension uses light-dark()', () => {
  const styles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.css') && !path.startsWith('playground'),
  );
  expect(styles.length).toBeGreaterThan(20);
  expect(styles.filter((path) => readFileSync(join(SOURCES, path), 'utf8').includes('light-dark('))).toEqual([]);
});
