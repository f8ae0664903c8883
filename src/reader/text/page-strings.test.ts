import { describe, expect, it } from 'vitest';
import { formatDate, hostOf, shorten, webAddress } from './page-strings.ts';

describe('formatDate', () => {
  it('keeps the day that the page wrote in any time zone', () => {
    expect(formatDate('2024-05-06T23:30:00-08:00', 'en')).toBe('May 6, 2024');
    expect(formatDate('2024-05-06', 'de')).toBe('6. Mai 2024');
  });

  it.each(['i-klingon', 'en-a-b-c', 'x', ''])(
    'formats the date if the page states the invalid language "%s"',
    (lang) => {
      expect(formatDate('2024-05-06', lang)).toContain('2024');
    },
  );

  it('returns text that is no date unchanged', () => {
    expect(formatDate('last  spring', 'en')).toBe('last spring');
    expect(formatDate('2024-99-99', 'en')).toBe('2024-99-99');
  });
});

describe('hostOf', () => {
  it('ignores a user name that looks like a host', () => {
    expect(hostOf('https://bank.example:pw@www.evil.example:8080/bank')).toBe('evil.example');
  });

  it('shows a non-ASCII host in Punycode', () => {
    expect(hostOf('https://аpple.example/')).toMatch(/^xn--/);
  });

  it('returns an empty string for an invalid URL', () => {
    expect(hostOf('')).toBe('');
  });
});

describe('webAddress', () => {
  it('leaves out user name and password', () => {
    expect(webAddress('https://user:secret@mill.example/wind?a=1#b')).toBe('https://mill.example/wind?a=1#b');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'about:blank', ''])(
    'returns nothing for "%s"',
    (url) => {
      expect(webAddress(url)).toBeNull();
    },
  );
});

describe('shorten', () => {
  it('cuts between characters and not inside a surrogate pair', () => {
    expect(shorten('𝒜'.repeat(10), 5)).toBe(`${'𝒜'.repeat(4)}…`);
    expect(shorten('  a \n b ')).toBe('a b');
  });

  it('leaves out every character that turns the direction of text around it', () => {
    const marks = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
    expect(shorten([...marks].map((mark) => `a${mark}`).join(''))).toBe('a'.repeat(marks.length));
    // The joiners of Persian and of emoji are letters of their words.
    expect(shorten('می\u200cخواهم 👩\u200d🚀')).toBe('می\u200cخواهم 👩\u200d🚀');
  });

  it('cuts between words where possible', () => {
    expect(shorten('grain and chaff, and more of it', 24)).toBe('grain and chaff, and…');
    expect(shorten('grain and chaff, wind', 17)).toBe('grain and chaff…');
  });
});
