import { describe, expect, it } from 'vitest';
import { fileName } from './file-name.ts';

const bytes = (text: string): number => new TextEncoder().encode(text).length;

describe('the name of a file', () => {
  it.each([
    ['Grain and chaff', 'Grain and chaff.epub'],
    ['  The\n  tide  mill ', 'The tide mill.epub'],
    ['What is 1/2? A "half": <b>\\ | *', 'What is 1 2 A half b.epub'],
    ['../../etc/passwd', 'etc passwd.epub'],
    ['.hidden', 'hidden.epub'],
    ['-rf *', 'rf.epub'],
    ['~root', 'root.epub'],
    ['ends with dots...', 'ends with dots.epub'],
    ['CON', '_CON.epub'],
    ['nul.tar', '_nul.tar.epub'],
    ['com¹', '_com¹.epub'],
    ['Console', 'Console.epub'],
    ['null', 'null.epub'],
    ['', 'article.epub'],
    ['???', 'article.epub'],
    ['\u202egpj.exe\u202c', 'gpj.exe.epub'],
    ['a\u0000b\u001fc\u007f\u0085', 'abc.epub'],
    ['half \ud83d of one', 'half of one.epub'],
    ['zero\u200bwidth\ufeff', 'zerowidth.epub'],
    ['می‌خواهم', 'می‌خواهم.epub'],
    ['👩‍🌾 and grain', '👩‍🌾 and grain.epub'],
    ['潮汐磨坊：一百年', '潮汐磨坊：一百年.epub'],
    ['cafe\u0301', 'caf\u00e9.epub'],
  ])('of %j is %j', (title, name) => {
    expect(fileName(title, 'epub')).toBe(name);
  });

  it.each(['a', 'ж', '磨', '👩‍🌾', 'a\u0334', 'a word '])('of a long title of %j has at most 140 bytes', (unit) => {
    const name = fileName(unit.repeat(5000), 'html');
    expect(bytes(name)).toBeLessThanOrEqual(140);
    expect(bytes(name)).toBeGreaterThan(100);
    expect(unit.repeat(5000).normalize('NFC').startsWith(name.slice(0, -'.html'.length))).toBe(true);
    expect(name).toMatch(/\.html$/);
  });

  it('is cut between words', () => {
    expect(fileName('tide mill '.repeat(50), 'md')).toMatch(/(?:tide|mill)\.md$/);
  });

  it('of a grapheme that never ends is the fallback', () => {
    expect(fileName(`a${'\u0334'.repeat(1000)}`, 'txt')).toBe('article.txt');
  });
});
