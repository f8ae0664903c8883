import { describe, expect, it } from 'vitest';
import { currentVersion } from './migrations.ts';
import { defaultSettings } from './settings.ts';
import { parseSettingsFile as parseWith, writeSettingsFile } from './settings-file.ts';

const parseSettingsFile = (text: string) => parseWith(text, () => true);

const CHANGED = { ...defaultSettings, theme: 'black', fontSize: 30, sites: { 'a.example': { font: 'mono' } } } as const;

const fileWith = (changes: object): string =>
  JSON.stringify({ format: 'winnow-settings', version: currentVersion(), settings: {}, ...changes });

describe('a settings file', () => {
  it('is read back as it was written', () => {
    expect(parseSettingsFile(writeSettingsFile(CHANGED))).toEqual({ ok: true, settings: CHANGED, ignored: [] });
  });

  it('states its format and the version of the schema', () => {
    expect(JSON.parse(writeSettingsFile(CHANGED))).toMatchObject({
      format: 'winnow-settings',
      version: currentVersion(),
    });
  });

  it('of an older version is migrated', () => {
    const file = parseSettingsFile(fileWith({ version: 1, settings: { fontSize: 6, theme: 'dark' } }));
    expect(file).toEqual({ ok: true, settings: { fontSize: 26, theme: 'dark' }, ignored: [] });
  });

  it.each([
    ['not_json', ''],
    ['not_json', '{"format":'],
    ['not_settings', '7'],
    ['not_settings', 'null'],
    ['not_settings', '[]'],
    ['not_settings', '{}'],
    ['not_settings', fileWith({ format: 'other' })],
    ['not_settings', fileWith({ settings: [1] })],
    ['not_settings', fileWith({ version: '2' })],
    ['not_settings', fileWith({ version: 0 })],
    ['newer', fileWith({ version: currentVersion() + 1 })],
  ])('is refused as %s: %s', (problem, text) => {
    expect(parseSettingsFile(text)).toEqual({ ok: false, problem });
  });

  it('gives its valid settings and names the others', () => {
    const sites = { 'a.example': { theme: 'dark' }, 'b.example': { theme: 'neon' }, 'c.example': 1 };
    const file = parseSettingsFile(fileWith({ settings: { theme: 'neon', width: 'wide', colour: 'red', sites } }));
    expect(file).toMatchObject({
      ok: true,
      settings: { width: 'wide', sites: { 'a.example': { theme: 'dark' } } },
      ignored: ['theme', 'colour', 'sites: b.example', 'sites: c.example'],
    });
    expect(file.ok && file.settings).not.toHaveProperty('theme');
  });

  it('chooses no voice on the internet, and keeps the voices of the user where it has no other', () => {
    const text = fileWith({ settings: { theme: 'dark', listenVoices: { en: 'Near', de: 'Far', fr: 'Mine' } } });
    const choices = new Map([['fr', 'Mine']]);
    expect(parseWith(text, (lang, voice) => voice === 'Near' || choices.get(lang) === voice)).toEqual({
      ok: true,
      settings: { theme: 'dark', listenVoices: { en: 'Near', fr: 'Mine' } },
      ignored: ['listenVoices: de'],
    });
    expect(parseWith(text, () => false)).toEqual({
      ok: true,
      settings: { theme: 'dark' },
      ignored: ['listenVoices: en', 'listenVoices: de', 'listenVoices: fr'],
    });
  });
});
