import { expect, it } from 'vitest';
import { decodePage } from './decode-page.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it('prefers byte order mark, then header, then declaration, then fallback', () => {
  expect(decodePage(latin('\u00ef\u00bb\u00bf\u00c3\u00a9'), 'text/html; charset=windows-1252', 'windows-1252')).toBe(
    'é',
  );
  expect(decodePage(latin('<meta charset="utf-8">\u00e9'), 'text/html; charset="iso-8859-1"', 'utf-8')).toContain('é');
  expect(
    decodePage(
      latin('<meta http-equiv="content-type" content="text/html; charset=windows-1251">\u00e9'),
      'text/html',
      'utf-8',
    ),
  ).toContain('й');
  expect(decodePage(latin('\u00e9'), 'text/html', 'windows-1252')).toBe('é');
});

it('ignores an unknown encoding', () => {
  expect(decodePage(latin('<meta charset="nonsense">\u00c3\u00a9'), 'text/html; charset=x-none', 'utf-8')).toContain(
    'é',
  );
});
