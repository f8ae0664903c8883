import { describe, expect, it } from 'vitest';
import { type FoundArticle, untrueStatements } from './case-file.ts';

const FOUND: FoundArticle = {
  html: '<p>One <b>gate</b></p><p>Two  gates</p>',
  text: 'One gate\nTwo  gates',
  title: 'The gate',
  byline: 'Mara Lindt',
  published: '2024-05-14T08:00:00Z',
};

describe('untrueStatements', () => {
  it('reads each form of statement', () => {
    const must = ['One gate', 'Two gates', 're:<b>\\w+</b>', 'html:<p>Two', 'once:Two gates', 'title=The gate'];
    const file = {
      must: [...must, 'title~gate', 'byline~Lindt', 'date~2024-05'],
      title: 'The gate',
      date: '2024-05-14',
    };
    expect(untrueStatements(file, FOUND, true)).toEqual([]);
    expect(untrueStatements({ must: ['Three', 're:<i>', 'once:gate', 'title=gate'] }, FOUND, false)).toHaveLength(4);
  });

  it('names what stands there and must not', () => {
    expect(untrueStatements({ mustNot: ['Two gates', 'Three'], mustNotHtml: ['<b>'] }, FOUND, false)).toEqual([
      'not wanted: Two gates',
      'not wanted in the HTML: <b>',
    ]);
  });

  it('compares the order only where the case has one', () => {
    expect(untrueStatements({ must: ['Two', 'One'] }, FOUND, true)).toEqual(['out of order: One']);
    expect(untrueStatements({ must: ['Two', 'One'] }, FOUND, false)).toEqual([]);
  });

  it('names a wrong title, byline and date', () => {
    const file = { title: 'Gate', byline: 'Mara', date: '2024-05-15' };
    expect(untrueStatements(file, FOUND, false)).toEqual([
      'title is "The gate", not "Gate"',
      'byline is "Mara Lindt", not "Mara"',
      'date is "2024-05-14", not "2024-05-15"',
    ]);
  });
});
