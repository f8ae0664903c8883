import { describe, expect, it } from 'vitest';
import { themeChoices } from '../themes/index.ts';
import { schema } from './schema.ts';
import { defaultSettings, parsePatch, parseSettings, settingKeys } from './settings.ts';

const CHOSEN = { theme: 'sepia', fontSize: 7, width: 'wide', font: 'sans', algorithm: 'div-scorer' };

/** Invalid values for each key. */
const CORRUPT: Readonly<Record<keyof typeof schema, readonly unknown[]>> = {
  theme: ['neon', 1, null, ['dark'], ''],
  fontSize: [-1, 9, 2.5, '4', null, Number.NaN],
  width: ['Wide', 2, {}],
  font: ['comic', false],
  algorithm: ['', 'Div Scorer', '../x', 'a'.repeat(41), 7],
};

describe('stored settings', () => {
  it('stay as they are if all are valid', () => {
    expect(parseSettings(CHOSEN)).toEqual(CHOSEN);
  });

  it('are the defaults if nothing is stored', () => {
    expect(parseSettings({})).toEqual(defaultSettings);
  });

  for (const key of settingKeys) {
    for (const bad of CORRUPT[key]) {
      it(`replace only ${key} if it is ${JSON.stringify(bad)}`, () => {
        expect(parseSettings({ ...CHOSEN, [key]: bad })).toEqual({ ...CHOSEN, [key]: defaultSettings[key] });
      });
    }
  }

  it('have no keys outside the schema', () => {
    expect(parseSettings({ ...CHOSEN, colour: 'red' })).not.toHaveProperty('colour');
  });
});

describe('a change', () => {
  it('keeps only its valid keys', () => {
    expect(parsePatch({ theme: 'dark', fontSize: 99, colour: 'red' })).toEqual({ theme: 'dark' });
  });
});

describe('the schema', () => {
  it('has a valid default for every key', () => {
    for (const key of settingKeys) expect(schema[key].parse(schema[key].fallback)).toBe(schema[key].fallback);
  });

  it('offers every theme', () => {
    expect(schema.theme.values).toEqual(themeChoices);
  });
});
