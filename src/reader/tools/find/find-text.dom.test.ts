import { describe, expect, it } from 'vitest';
import { findText, readFolded } from './find-text.ts';

function matchesOf(content: string, query: string): string[] {
  const root = document.createElement('div');
  root.innerHTML = content;
  return findText(readFolded(root), query).map((range) => range.toString());
}

describe('findText', () => {
  it('ignores case, accents and runs of white space', () => {
    expect(matchesOf('<p>A Café, a\n   CAFE</p>', 'cafe')).toEqual(['Café', 'CAFE']);
    expect(matchesOf('<p>two\n   words</p>', ' Two  Words ')).toEqual(['two\n   words']);
  });

  it('finds text across inline elements', () => {
    expect(matchesOf('<p>win<b>now</b>ing</p>', 'winnowing')).toEqual(['winnowing']);
  });

  it('does not match across paragraphs or cells', () => {
    expect(matchesOf('<p>win</p><p>now</p>', 'winnow')).toEqual([]);
    expect(matchesOf('<table><tr><td>win</td><td>now</td></tr></table>', 'winnow')).toEqual([]);
  });

  it('returns no match for an empty query', () => {
    expect(matchesOf('<p>x</p>', '   ')).toEqual([]);
  });

  it('keeps offsets correct after characters that fold to more than one', () => {
    expect(matchesOf('<p>İstanbul ﬁve needle</p>', 'needle')).toEqual(['needle']);
  });

  it('finds text in scripts without spaces', () => {
    expect(matchesOf('<p>風が籾殻を運ぶ。</p>', '籾殻')).toEqual(['籾殻']);
  });

  it('keeps offsets correct after white space that is left out', () => {
    expect(matchesOf('<p> <b> a</b> <i> </i> needle</p>', 'a needle')).toEqual(['a   needle']);
  });
});
