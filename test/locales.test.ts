import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUILDER_REASONS, CHOICE_REASONS, PERSON_REASONS } from '../src/article/blocks.ts';
import { SELECTION_NOTICES } from '../src/article/extraction.ts';
import { RULE_SCOPES } from '../src/article/rules.ts';
import { messageKey } from '../src/platform/browser/message-keys.ts';
import { englishMessages, languages, registryMessages, storedMessages } from '../vite/messages.ts';

const ROOT = join(import.meta.dirname, '..');
const ALGORITHMS = join(ROOT, 'src/engine/algorithms');

const interfaceKeys = Object.keys(storedMessages('en'));
const registryKeys = Object.keys(registryMessages());
const english = englishMessages();

const source = sourceIn(join(ROOT, 'src')) + readFileSync(join(ROOT, 'manifest.json'), 'utf8');

/** Text of all TypeScript files in a folder and its subfolders, tests left out. */
function sourceIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/** The quoted keys in a piece of code. */
function quotedKeys(text: string): string[] {
  return [...text.matchAll(/'([a-z][a-z0-9_]+)'/g)].map((match) => match[1] ?? '');
}

/** Keys written out in full: in calls of translate(), in labels of shortcuts and in the manifest. */
const writtenKeys = new Set([
  ...[...source.matchAll(/\btranslate(?:Count)?\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap((call) =>
    quotedKeys((call[1] ?? '').split(',')[0] ?? '').filter((key) => key.includes('_')),
  ),
  ...[...source.matchAll(/(?:labelKey: |file_step_)'?[a-z_]+'/g)].flatMap((line) => quotedKeys(line[0])),
  ...[...source.matchAll(/__MSG_([a-z_]+)__/g)].map((match) => match[1] ?? ''),
]);
/** Prefixes of keys that the code puts together, such as width_${value}. */
const prefixes = [...source.matchAll(/`([a-z_]+_)\$\{/g)].map((match) => match[1] ?? '');
/** Keys of the interface that the code derives from an id. */
const derivedKeys = [
  messageKey('theme', 'auto'),
  messageKey('theme', 'own'),
  ...RULE_SCOPES.map((scope) => messageKey('rule_on', scope)),
  ...[...Object.values(BUILDER_REASONS), ...Object.values(CHOICE_REASONS), ...Object.values(PERSON_REASONS)].map(
    (reason) => messageKey('reason', reason),
  ),
  ...Object.values(SELECTION_NOTICES).map((notice) => messageKey('note', notice)),
];

describe('English messages', () => {
  it('exist for every key in the code', () => {
    expect(writtenKeys.size).toBeGreaterThan(50);
    expect([...writtenKeys, ...derivedKeys].filter((key) => !(key in english))).toEqual([]);
    for (const prefix of prefixes) expect(interfaceKeys.some((key) => key.startsWith(prefix))).toBe(true);
  });

  it('are all used by the code', () => {
    const unused = interfaceKeys.filter(
      (key) =>
        !source.includes(`'${key}'`) &&
        !writtenKeys.has(key) &&
        !writtenKeys.has(key.replace(/_one$/, '')) &&
        !derivedKeys.includes(key) &&
        !prefixes.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });

  it('have keys that every browser accepts', () => {
    for (const key of Object.keys(english)) expect(key).toMatch(/^[A-Za-z0-9_]+$/);
  });

  it('are never empty', () => {
    for (const [key, { message }] of Object.entries(english)) expect(message.trim(), key).not.toBe('');
  });
});

describe('words.json', () => {
  const folders = readdirSync(ALGORITHMS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const sourceOf = new Map(folders.map(({ name }) => [name, sourceIn(join(ALGORITHMS, name))]));
  const allSource = sourceIn(ALGORITHMS);
  type Words = { readonly reasons?: object; readonly notices?: object };
  const wordsIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'words.json'), 'utf8')) as Words;
  const idsIn = ({ reasons = {}, notices = {} }: Words) => [...Object.keys(reasons), ...Object.keys(notices)];
  /** Explanations of a kept and a left-out block share one topic: the code names the topic only. */
  const isGiven = (id: string, code: string) =>
    code.includes(`'${id}'`) || code.includes(`'${id.replace(/-(for|against)$/, '')}'`);

  it.each(folders.map(({ name }) => name))('of %s holds only reasons and notices that it gives', (name) => {
    const ids = idsIn(wordsIn(join(ALGORITHMS, name)));
    expect(ids.filter((id) => !isGiven(id, sourceOf.get(name) ?? ''))).toEqual([]);
  });

  it('of all algorithms holds only reasons that several give', () => {
    const { reasons = {}, notices = {} } = wordsIn(ALGORITHMS);
    const users = (id: string) => [...sourceOf.values()].filter((code) => isGiven(id, code)).length;
    expect(Object.keys(reasons).filter((id) => users(id) < 2)).toEqual([]);
    expect(Object.keys(notices).filter((id) => !isGiven(id, allSource))).toEqual([]);
  });
});

/** Keys of messages with a number of things: English has another form of them for one. */
const countedKeys = interfaceKeys.filter((key) => `${key}_one` in english);
/** Words of themes, formats and algorithms that some language translates. */
const translatedWords = new Set(
  languages()
    .flatMap((language) => Object.keys(storedMessages(language)))
    .filter((key) => registryKeys.includes(key)),
);

/** Plural forms of a language next to `other`, with the numbers below 200 that they stand for. */
function pluralForms(tag: string): ReadonlyMap<string, readonly number[]> {
  const rules = new Intl.PluralRules(tag);
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  const forms = rules.resolvedOptions().pluralCategories.filter((form) => form !== 'other');
  return new Map(forms.map((form) => [form, numbers.filter((number) => rules.select(number) === form)]));
}

describe('languages', () => {
  it('include English and at least one more', () => {
    expect(languages()).toContain('en');
    expect(languages().length).toBeGreaterThan(1);
  });

  describe.each(languages())('%s', (language) => {
    const messages = storedMessages(language);
    const tag = language.replace('_', '-');
    const forms = pluralForms(tag);
    const pluralKeys = countedKeys.flatMap((key) => [...forms.keys()].map((form) => `${key}_${form}`));
    const singleKeys = interfaceKeys.filter((key) => !countedKeys.some((counted) => key === `${counted}_one`));

    it('has every message of the interface, in each of its plural forms', () => {
      expect([...singleKeys, ...pluralKeys].filter((key) => !(key in messages))).toEqual([]);
    });

    // A new theme, format or algorithm may have English words only. What one language translates, all translate.
    it('translates the words that other languages translate', () => {
      // English words are in the code.
      const known = language === 'en' ? english : messages;
      expect([...translatedWords].filter((key) => !(key in known))).toEqual([]);
    });

    it('has no unknown message', () => {
      const known = new Set([...singleKeys, ...pluralKeys, ...registryKeys]);
      expect(Object.keys(messages).filter((key) => !known.has(key))).toEqual([]);
    });

    it('has the placeholders of the English message', () => {
      const placeholders = (text = ''): string[] => (text.match(/\$\d/g) ?? []).sort();
      const fixed = new Set([...forms].filter(([, numbers]) => numbers.length === 1).map(([form]) => form));
      for (const [key, { message }] of Object.entries(messages)) {
        expect(message, key).toBe(message.trim());
        expect(message, key).not.toBe('');
        const [, counted = key, form = ''] = /^(.+_count)_([a-z]+)$/.exec(key) ?? [];
        const expected = placeholders(english[counted]?.message);
        // A form for a single number may write it in words.
        const isInWords = fixed.has(form) && !placeholders(message).includes('$1');
        expect(placeholders(message), key).toEqual(isInWords ? expected.filter((one) => one !== '$1') : expected);
      }
    });

    it('states its tag and its direction', () => {
      expect(messages['language_tag']?.message).toBe(tag);
      expect(messages['language_direction']?.message).toBe(/^(ar|fa|he|ur)\b/.test(tag) ? 'rtl' : 'ltr');
    });

    it('has a name and a description that the stores accept', () => {
      expect(messages['extension_name']?.message.length).toBeLessThanOrEqual(45);
      expect(messages['extension_short_name']?.message.length).toBeLessThanOrEqual(12);
      expect(messages['extension_description']?.message.length).toBeLessThanOrEqual(132);
    });

    it('writes reasons as parts of a list', () => {
      const reasons = [
        ...Object.values(BUILDER_REASONS),
        ...Object.values(CHOICE_REASONS),
        ...Object.values(PERSON_REASONS),
      ]
        .map((reason) => messageKey('reason', reason))
        .concat(registryKeys.filter((key) => key.startsWith('reason_')));
      for (const key of reasons) expect(messages[key]?.message ?? '', key).not.toMatch(/[.。]$/);
    });
  });
});
