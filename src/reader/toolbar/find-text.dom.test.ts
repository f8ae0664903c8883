import { describe, expect, it } from 'vitest';
import { findText } from './find-text.ts';

function found(content: string, query: string): string[] {
  const root = document.createElement('div');
  root.innerHTML = content;
  return findText(root, query).map((range) => range.toString());
}

describe('findAll', () => {
  it('takes no notice of case, accents and runs of white space', () => {
    expect(found('<p>A Café, a\n   CAFE</p>', 'cafe')).toEqual(['Café', 'CAFE']);
    expect(found('<p>two\n   words</p>', ' Two  Words ')).toEqual(['two\n   words']);
  });

  it('finds across inline elements', () => {
    expect(found('<p>win<b>now</b>ing</p>', 'winnowing')).toEqual(['winnowing']);
  });

  it('does not find across paragraphs or cells', () => {
    expect(found('<p>win</p><p>now</p>', 'winnow')).toEqual([]);
    expect(found('<table><tr><td>win</td><td>now</td></tr></table>', 'winnow')).toEqual([]);
  });

  it('finds nothing for nothing', () => {
    expect(found('<p>x</p>', '   ')).toEqual([]);
  });

  it('keeps its place past characters that fold to more than one', () => {
    expect(found('<p>İstanbul ﬁve needle</p>', 'needle')).toEqual(['needle']);
  });

  it('finds what is written without spaces', () => {
    expect(found('<p>風が籾殻を運ぶ。</p>', '籾殻')).toEqual(['籾殻']);
  });
});
