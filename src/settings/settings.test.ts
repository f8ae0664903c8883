import { describe, expect, it } from 'vitest';
import { themeChoices } from '../themes/ids.ts';
import { MAX_SITES, schema } from './schema.ts';
import { defaultSettings, parsePatch, parseSettings, settingKeys } from './settings.ts';

const CHOSEN = {
  theme: 'sepia',
  ownInk: '#112233',
  ownPaper: '#ffeedd',
  font: 'sans',
  fontSize: 27,
  width: 'wide',
  lineHeight: 125,
  letterSpacing: 3,
  wordSpacing: 12,
  align: 'justify',
  columns: 'two',
  algorithm: 'div-scorer',
  listenRate: 125,
  listenVoices: { 'de-Latn': 'Vera' },
  lit: 'line',
  paging: 'pages',
  pictures: 'hidden',
  sites: { 'news.example': { theme: 'dark', fontSize: 30 } },
};

/** Invalid values for each key. */
const CORRUPT: Readonly<Record<keyof typeof schema, readonly unknown[]>> = {
  theme: ['neon', 1, null, ['dark'], ''],
  ownInk: ['red', '#fff', '#GGGGGG', 5],
  ownPaper: ['url(x)', '#ffffff;', null],
  font: ['comic', false],
  fontSize: [11, 49, 20.5, '19', null, Number.NaN],
  width: ['Wide', 2, {}],
  lineHeight: [79, 161, 1.5],
  letterSpacing: [-1, 21],
  wordSpacing: [-5, 61],
  align: ['center'],
  columns: [2, 'three'],
  algorithm: ['', 'Div Scorer', '../x', 'a'.repeat(41), 7],
  listenRate: [49, 301, '100', 1.5],
  listenVoices: [[], 'Vera', null],
  lit: ['word', true],
  paging: ['page', 1],
  pictures: ['off', false],
  sites: [[], 'news.example', null],
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

describe('the looks of sites', () => {
  it('are under hosts as browsers write them', () => {
    const look = { theme: 'dark' };
    const hosts = ['a.example', 'xn--80ak6aa92e.com', '[::1]', '10.0.0.1', 'constructor'];
    const others = [
      '',
      'аррӏе.com',
      'a b',
      'user:pass@a.example',
      'A.example',
      'a\u202e.example',
      `${'a'.repeat(254)}`,
    ];
    const stored = Object.fromEntries([...hosts, ...others].map((host) => [host, look]));
    expect(Object.keys(parseSettings({ sites: stored }).sites)).toEqual(hosts);
  });
});

describe('a change', () => {
  it('keeps only its valid keys', () => {
    expect(parsePatch({ theme: 'dark', fontSize: 99, colour: 'red' })).toEqual({ theme: 'dark' });
  });
});

describe('the chosen voices', () => {
  it('are names by language, none too long and the latest ones if there are too many', () => {
    const stored = { en: 'Alva', de: 7, fr: 'x'.repeat(300) };
    expect(parseSettings({ listenVoices: stored }).listenVoices).toEqual({ en: 'Alva' });
    const many = Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`l${at}`, 'Alva']));
    const kept = Object.keys(parseSettings({ listenVoices: many }).listenVoices);
    expect(kept).toHaveLength(60);
    expect(kept.at(-1)).toBe('l98');
  });
});

describe('the looks of sites', () => {
  it('hold only valid settings of the look', () => {
    const stored = {
      'a.example': { theme: 'black', fontSize: 99, algorithm: 'bte', sites: {} },
      'b.example': 7,
      '': {},
    };
    expect(parseSettings({ sites: stored }).sites).toEqual({ 'a.example': { theme: 'black' } });
  });

  it('are limited to the latest ones', () => {
    const stored = Object.fromEntries(
      Array.from({ length: MAX_SITES + 5 }, (_, at) => [`site-${String(at)}.example`, {}]),
    );
    const { sites } = parseSettings({ sites: stored });
    expect(Object.keys(sites)).toHaveLength(MAX_SITES);
    expect(sites).not.toHaveProperty(['site-4.example']);
    expect(sites).toHaveProperty([`site-${String(MAX_SITES + 4)}.example`]);
  });
});

describe('the schema', () => {
  it('has a valid default for every key', () => {
    for (const key of settingKeys) expect(schema[key].parse(schema[key].fallback)).toEqual(schema[key].fallback);
  });

  it('offers every theme', () => {
    expect(schema.theme.values).toEqual(themeChoices);
  });
});
