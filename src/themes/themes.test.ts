import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { contrastOf, mix } from './color.ts';
import { fixedThemeIds, themeChoices } from './ids.ts';
import { resolveTheme, themes, type ThemeColors } from './index.ts';
import { ownTheme } from './own.ts';

/** Minimum contrasts of WCAG 2.2: 1.4.6 for body text, 1.4.3 for other text, 1.4.11 for the rest. */
const AAA = 7;
const AA = 4.5;
const GRAPHIC = 3;

/** The colours of words in a listing. */
const CODE = ['codeKeyword', 'codeString', 'codeNumber', 'codeName', 'codeType'] as const;

const PAIRS: readonly (readonly [keyof ThemeColors, keyof ThemeColors, number])[] = [
  ['ink', 'paper', AAA],
  ['ink', 'raised', AAA],
  ['ink', 'inset', AAA],
  ['ink', 'notice', AAA],
  ['heading', 'paper', AAA],
  ['muted', 'paper', AA],
  ['muted', 'raised', AA],
  ['muted', 'inset', AA],
  ['link', 'paper', AA],
  ['link', 'inset', AA],
  ['link', 'notice', AA],
  ['onAccent', 'accent', AA],
  ['accent', 'paper', AA],
  ['accent', 'raised', AA],
  ['ink', 'mark', AA],
  ['ink', 'markCurrent', AA],
  ['ink', 'markYellow', AA],
  ['ink', 'markGreen', AA],
  ['ink', 'markBlue', AA],
  ['ink', 'markPink', AA],
  ['edge', 'paper', GRAPHIC],
  ['edge', 'raised', GRAPHIC],
  ...CODE.map((front) => [front, 'inset', AA] as const),
];

/** Colours of text that the theme of high contrast shows at AAA instead of AA. */
const TEXT = new Set<keyof ThemeColors>(['ink', 'heading', 'muted', 'link', 'accent', 'onAccent', ...CODE]);

describe('contrast', () => {
  it('is computed as WCAG defines it', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  for (const theme of themes) {
    for (const [front, back, least] of PAIRS) {
      const wanted = theme.id === 'contrast' && TEXT.has(front) ? AAA : least;
      it(`of ${front} on ${back} is at least ${String(wanted)} in ${theme.id}`, () => {
        expect(contrastOf(theme.colors[front], theme.colors[back])).toBeGreaterThanOrEqual(wanted);
      });
    }
  }
});

/** Distance of two colours in red, green and blue. Far above what eyes tell apart side by side. */
const MIN_DISTANCE = 24;

describe('the four colours of highlights', () => {
  for (const { id, colors } of themes)
    it(`differ from each other and from the paper in ${id}`, () => {
      const { paper, markYellow, markGreen, markBlue, markPink } = colors;
      const all = [paper, markYellow, markGreen, markBlue, markPink];
      for (const [at, one] of all.entries())
        for (const other of all.slice(at + 1))
          expect(distance(one, other), `${one} and ${other}`).toBeGreaterThan(MIN_DISTANCE);
    });
});

function distance(one: string, other: string): number {
  const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const others = channels(other);
  return Math.hypot(...channels(one).map((value, at) => value - others[at]!));
}

describe('themes', () => {
  it('contain every theme file in the folder, with the file name as id', () => {
    const others = ['index.ts', 'theme.ts', 'ids.ts', 'own.ts', 'color.ts'];
    const files = Object.keys(import.meta.glob('./*.ts'))
      .map((path) => path.slice(2))
      .filter((name) => !name.includes('.test.') && !others.includes(name));
    expect(themes.map((theme) => `${theme.id}.ts`).sort()).toEqual(files.sort());
  });

  it('have a label and colors as #rrggbb', () => {
    for (const theme of themes) {
      expect(theme.label.trim()).not.toBe('');
      for (const value of Object.values(theme.colors)) expect(value).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('stand in the picker in the order of the registry, between auto and own', () => {
    expect(themeChoices).toEqual(['auto', ...themes.map(({ id }) => id), 'own']);
    expect(themes.map(({ id }) => id)).toEqual(fixedThemeIds);
  });
});

const OWN = { ink: '#102030', paper: '#fff8e0' };

describe('resolveTheme', () => {
  it('follows the system for auto', () => {
    expect(resolveTheme('auto', true, OWN).id).toBe('dark');
    expect(resolveTheme('auto', false, OWN).id).toBe('light');
  });

  it('ignores the system for a chosen theme', () => {
    expect(resolveTheme('sepia', true, OWN).id).toBe('sepia');
  });

  it('shows the own colours, as a dark theme if the paper is the darker one', () => {
    expect(resolveTheme('own', true, OWN)).toMatchObject({ scheme: 'light', colors: OWN });
    expect(ownTheme({ ink: OWN.paper, paper: OWN.ink }).scheme).toBe('dark');
  });
});

describe('a theme of two colours', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

  it('is readable in every pair at AA if ink on paper is', () => {
    fc.assert(
      fc.property(color, color, (ink, paper) => {
        fc.pre(contrastOf(ink, paper) >= AA);
        const { colors } = ownTheme({ ink, paper });
        for (const [front, back, least] of PAIRS)
          expect(contrastOf(colors[front], colors[back]), `${front} on ${back}`).toBeGreaterThanOrEqual(
            Math.min(least, AA),
          );
      }),
      { numRuns: 2000 },
    );
  });

  it('exists for any two colours, and is made of mixtures of both', () => {
    fc.assert(
      fc.property(color, color, (ink, paper) => {
        for (const value of Object.values(ownTheme({ ink, paper }).colors)) expect(value).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
    expect(mix('#ffffff', '#000000', 0.5)).toBe('#808080');
  });
});
