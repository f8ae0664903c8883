import { describe, expect, it } from 'vitest';
import { testVoice } from './testing/fake-engine.ts';
import { baseLanguage, choiceOf, chooseVoice, groupVoices } from './voices.ts';

const VOICES = [
  testVoice('American', 'en-US'),
  testVoice('Cloud', 'en-GB', { isLocal: false }),
  testVoice('British', 'en-GB'),
  testVoice('Mainland', 'zh-CN'),
  testVoice('Taiwan', 'zh-TW'),
  testVoice('espeak Mandarin', 'cmn'),
  testVoice('strange', '??'),
];
const names = (voices: readonly { readonly name: string }[]) => voices.map(({ name }) => name);

describe('groupVoices', () => {
  it('puts the voices of the region first, those on the device before others', () => {
    expect(names(groupVoices(VOICES, 'en-GB').own)).toEqual(['British', 'American', 'Cloud']);
    expect(names(groupVoices(VOICES, 'en').own)).toEqual(['American', 'British', 'Cloud']);
  });

  it('takes the script into account', () => {
    expect(names(groupVoices(VOICES, 'zh-Hant').own)).toEqual(['Taiwan']);
    expect(names(groupVoices(VOICES, 'zh').own)).toContain('espeak Mandarin');
  });

  it('has all other voices as others', () => {
    const { own, others } = groupVoices(VOICES, 'zh-CN');
    expect(own.length + others.length).toBe(VOICES.length);
    expect(names(others)).toContain('strange');
  });
});

describe('chooseVoice', () => {
  it('takes the chosen voice while it is there, also one of another language', () => {
    expect(chooseVoice(VOICES, 'en', 'Taiwan')?.name).toBe('Taiwan');
    expect(chooseVoice(VOICES, 'en-GB', 'Removed')?.name).toBe('British');
  });

  it('takes none of another language and none on the internet by itself', () => {
    expect(chooseVoice(VOICES, 'ar', undefined)).toBeNull();
    const [, cloud] = VOICES;
    expect(chooseVoice([cloud!], 'en', undefined)).toBeNull();
    expect(chooseVoice([cloud!], 'en', choiceOf(cloud!))).toBe(cloud);
  });

  it('takes a voice on the internet only if it was chosen as such, not by a name that syncing brings', () => {
    const [, cloud] = VOICES;
    expect(chooseVoice([cloud!], 'en', 'Cloud')).toBeNull();
    expect(chooseVoice(VOICES, 'en-GB', 'Cloud')?.name).toBe('British');
    const near = testVoice('Cloud', 'en-GB');
    expect(chooseVoice([near], 'en', choiceOf(near))).toBe(near);
    expect(chooseVoice([near], 'en', choiceOf(cloud!))).toBe(near);
  });

  it('prefers the default voice of the system, unless the text states another region', () => {
    const voices = [...VOICES, testVoice('Mine', 'en-GB', { isDefault: true })];
    expect(chooseVoice(voices, 'en-GB', undefined)?.name).toBe('Mine');
    expect(chooseVoice(voices, 'en', undefined)?.name).toBe('Mine');
    expect(chooseVoice(voices, 'en-US', undefined)?.name).toBe('American');
  });
});

describe('baseLanguage', () => {
  it('is the same for all regions of a language in one script', () => {
    expect(baseLanguage('en-GB')).toBe(baseLanguage('en'));
    expect(baseLanguage('zh-TW')).not.toBe(baseLanguage('zh-CN'));
    expect(baseLanguage('??')).toBe('??');
  });
});
