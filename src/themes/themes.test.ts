import { describe, expect, it } from 'vitest';
import { resolveTheme, themeChoices, themes, type Theme, type ThemeColors } from './index.ts';

/** Minimum contrasts of WCAG 2.2: 1.4.6 for body text, 1.4.3 for other text, 1.4.11 for the rest. */
const AAA = 7;
const AA = 4.5;
const GRAPHIC = 3;

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
  ['edge', 'paper', GRAPHIC],
  ['edge', 'raised', GRAPHIC],
];

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe('contrast', () => {
  it('is computed as WCAG defines it', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  for (const theme of themes) {
    for (const [front, back, least] of PAIRS) {
      it(`of ${front} on ${back} is at least ${String(least)} in ${theme.id}`, () => {
        expect(contrast(theme.colors[front], theme.colors[back])).toBeGreaterThanOrEqual(least);
      });
    }
  }
});

describe('themes', () => {
  it('contain every theme file in the folder, with the file name as id', () => {
    const files = Object.keys(import.meta.glob('./*.ts'))
      .map((path) => path.slice(2))
      .filter((name) => !name.includes('.test.') && !['index.ts', 'theme.ts'].includes(name));
    expect(themes.map((theme) => `${theme.id}.ts`).sort()).toEqual(files.sort());
  });

  it('have a label and colors as #rrggbb', () => {
    for (const theme of themes as readonly Theme[]) {
      expect(theme.label.trim()).not.toBe('');
      for (const value of Object.values(theme.colors)) expect(value).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('come after auto in the picker', () => {
    expect(themeChoices[0]).toBe('auto');
  });
});

describe('resolveTheme', () => {
  it('follows the system for auto', () => {
    expect(resolveTheme('auto', true).id).toBe('dark');
    expect(resolveTheme('auto', false).id).toBe('light');
  });

  it('ignores the system for a chosen theme', () => {
    expect(resolveTheme('sepia', true).id).toBe('sepia');
  });
});
