import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentVersion } from './migrations.ts';
import { parseSettings, settingKeys } from './settings.ts';
import { parseSettingsFile, writeSettingsFile } from './settings-file.ts';

/** Characters of the largest file in these tests, and milliseconds: linear code needs a hundredth of them. */
const SIZE = 2_000_000;
const timeout = 30_000;

const NAMES = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', ...settingKeys];
/** Those that are hosts: browsers write hosts in lower case. */
const HOSTS = ['__proto__', 'constructor'];

const read = (text: string) => parseSettingsFile(text, () => true);
const fileWith = (settings: string): string =>
  `{"format":"winnow-settings","version":${String(currentVersion())},"settings":${settings}}`;
const repeated = (count: number, one: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => one(at)).join();

describe('a hostile settings file', () => {
  it.each([
    [
      'sites without end',
      fileWith(`{"sites":{${repeated(40_000, (at) => `"s${String(at)}.example":{"theme":"dark"}`)}}}`),
    ],
    ['damaged sites without end', fileWith(`{"sites":{${repeated(80_000, (at) => `"s${String(at)}.example":null`)}}}`)],
    ['voices without end', fileWith(`{"listenVoices":{${repeated(80_000, (at) => `"l${String(at)}":"Alva"`)}}}`)],
    ['unknown settings without end', fileWith(`{${repeated(80_000, (at) => `"k${String(at)}":${String(at)}`)}}`)],
    ['one key many times', fileWith(`{${repeated(100_000, () => '"theme":"dark"')}}`)],
    ['lists in lists', fileWith(`{"sites":${'['.repeat(SIZE / 2)}${']'.repeat(SIZE / 2)}}`)],
    ['objects in objects', fileWith(`{"sites":${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}}`)],
    [
      'a long text for each setting',
      fileWith(`{${settingKeys.map((key) => `"${key}":"${'x'.repeat(100_000)}"`).join()}}`),
    ],
    ['open brackets', '['.repeat(SIZE)],
    ['spaces', ' '.repeat(SIZE)],
  ])('is read in linear time: %s', { timeout }, (_, text) => {
    const file = read(text);
    if (!file.ok) return;
    expect(writeSettingsFile(parseSettings(file.settings)).length).toBeLessThan(200_000);
  });

  it('takes names that every object has for no setting and no look', () => {
    const names = `{${HOSTS.map((name) => `"${name}":{"theme":"dark"}`).join()}}`;
    const file = read(
      fileWith(`{"constructor":1,"__proto__":{"theme":"dark"},"sites":${names},"listenVoices":{"toString":"Alva"}}`),
    );
    expect(file).toMatchObject({ ok: true, ignored: ['constructor', '__proto__'] });
    const settings = file.ok ? file.settings : {};
    expect(settings.theme).toBeUndefined();
    expect(Object.keys(settings.sites ?? {})).toEqual(HOSTS);
    expect(Object.getPrototypeOf(settings.sites)).toBe(Object.prototype);
  });

  it('leaves out a size of an old version that is no number', () => {
    const file = read('{"format":"winnow-settings","version":1,"settings":{"fontSize":{"toString":[]}}}');
    expect(file).toMatchObject({ ok: true, settings: {} });
  });

  it('gives only valid settings, whatever it holds', () => {
    const key = fc.oneof(fc.constantFrom(...NAMES), fc.string());
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('dark', 19, '#112233', null),
      fc.dictionary(key, fc.oneof(fc.jsonValue(), fc.dictionary(key, fc.jsonValue()))),
    );
    const settings = fc.dictionary(key, value);
    const file = fc.record({
      format: fc.constantFrom('winnow-settings', 'winnow-rules'),
      version: fc.oneof(fc.constantFrom(1, currentVersion()), fc.jsonValue()),
      settings: fc.oneof(settings, fc.jsonValue()),
    });
    fc.assert(
      fc.property(file, (one) => {
        const parsed = read(JSON.stringify(one));
        if (!parsed.ok) return;
        const whole = parseSettings(parsed.settings);
        // Reading it again finds nothing to leave out.
        const again = read(writeSettingsFile(whole));
        expect(again).toEqual({ ok: true, settings: whole, ignored: [] });
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(read(text).ok).toBe(false);
      }),
    );
  });
});
