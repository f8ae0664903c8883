import { describe, expect, it } from 'vitest';
import { currentVersion, isNewer, isOutdated, migrate, VERSION_KEY, type Migration } from './migrations.ts';

const STEPS: readonly Migration[] = [
  ({ size, ...rest }) => ({ ...rest, fontSize: size }),
  (items) => ({ ...items, fontSize: Number(items['fontSize']) + 1 }),
];

describe('migrating stored settings', () => {
  it('applies every step after the stored version in order', () => {
    expect(migrate({ size: 2, [VERSION_KEY]: 1 }, STEPS)).toMatchObject({ fontSize: 3 });
    expect(migrate({ fontSize: 2, [VERSION_KEY]: 2 }, STEPS)).toMatchObject({ fontSize: 3 });
  });

  it('does not change current and newer items', () => {
    for (const version of [3, 9]) {
      const stored = { fontSize: 2, [VERSION_KEY]: version };
      expect(migrate(stored, STEPS)).toBe(stored);
    }
  });

  it('treats items without a valid version as current', () => {
    for (const version of [undefined, 'two', 0, -1, 1.5]) {
      const stored = { fontSize: 2, [VERSION_KEY]: version };
      expect(migrate(stored, STEPS)).toBe(stored);
      expect(isOutdated(stored, STEPS)).toBe(false);
    }
  });

  it('detects older items', () => {
    expect(isOutdated({ [VERSION_KEY]: 1 }, STEPS)).toBe(true);
    expect(isOutdated({ [VERSION_KEY]: currentVersion(STEPS) }, STEPS)).toBe(false);
  });

  it('detects newer items', () => {
    expect([2, 3, 4].map((version) => isNewer({ [VERSION_KEY]: version }, STEPS))).toEqual([false, false, true]);
    expect(isNewer({}, STEPS)).toBe(false);
  });

  it('turns the index of a text size into pixels', () => {
    const migrated = [0, 3, 8, 'large'].map((fontSize) => migrate({ fontSize, theme: 'dark', [VERSION_KEY]: 1 }));
    expect(migrated.map(({ fontSize }) => fontSize)).toEqual([15, 19, 34, undefined]);
    expect(migrated[0]).toMatchObject({ theme: 'dark' });
  });
});
