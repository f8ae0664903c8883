import { describe, expect, it } from 'vitest';

type Messages = Readonly<Record<string, { readonly message: string; readonly description?: string }>>;

const files = import.meta.glob<string>('../../public/_locales/*/messages.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const locales = new Map(
  Object.entries(files).map(([path, text]) => [path.split('/').at(-2) ?? '', JSON.parse(text) as Messages] as const),
);
const english = locales.get('en') ?? {};

const sources = Object.entries(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '../../manifest.json'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const source = sources.map(([, text]) => text).join('\n');

const literals = (text: string): string[] => [...text.matchAll(/'([a-z][a-z0-9_]+)'/g)].map((match) => match[1] ?? '');

/** Keys written out: inside a call of t(), and in lists that are handed to one. */
const written = new Set([
  ...[...source.matchAll(/\bt\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap((call) =>
    literals((call[1] ?? '').split(',')[0] ?? ''),
  ),
  ...[...source.matchAll(/(?:labelKey: |file_step_)'?[a-z_]+'/g)].flatMap((line) => literals(line[0])),
  ...[...source.matchAll(/__MSG_([a-z_]+)__/g)].map((match) => match[1] ?? ''),
]);
/** Starts of keys that are put together, such as theme_${id}. */
const prefixes = [...source.matchAll(/`([a-z]+_)\$\{/g)].map((match) => match[1] ?? '');

describe('the words', () => {
  it('are there in more than one language', () => {
    expect([...locales.keys()]).toEqual(expect.arrayContaining(['en', 'de']));
  });

  it('are there for every key that the code asks for', () => {
    expect(written.size).toBeGreaterThan(50);
    expect([...written].filter((key) => !(key in english))).toEqual([]);
    for (const prefix of prefixes) expect(Object.keys(english).some((key) => key.startsWith(prefix))).toBe(true);
  });

  it('are each asked for', () => {
    const idle = Object.keys(english).filter(
      (key) => !source.includes(`'${key}'`) && !written.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)),
    );
    expect(idle).toEqual([]);
  });

  it('have keys that every browser takes, and a description that fits the stores', () => {
    for (const key of Object.keys(english)) expect(key).toMatch(/^[A-Za-z0-9_]+$/);
    for (const [, messages] of locales)
      expect(messages['extension_description']?.message.length).toBeLessThanOrEqual(132);
  });

  for (const [name, messages] of locales) {
    it(`say the same things in ${name}`, () => {
      expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
    });

    it(`leave the same gaps to fill in ${name}`, () => {
      const gaps = (text = ''): string[] => (text.match(/\$\d/g) ?? []).sort();
      for (const [key, { message }] of Object.entries(messages)) {
        expect(message.trim(), key).not.toBe('');
        expect(gaps(message), key).toEqual(gaps(english[key]?.message));
      }
    });
  }
});
