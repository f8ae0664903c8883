import { expect, test } from 'vitest';
import { planLines } from './plan-lines.ts';

const PROSE = `For eleven years the harbour office kept its tide tables in a green
ledger, copied by hand every winter from the almanac. When the ledger
was lost in the flood of that spring, nobody could say for certain
when the next high water would come.`;

/** The kinds of the lines of a text after some prose; '' where it is not reflowed. */
function kindsAfterProse(text: string): string {
  const lines = planLines(`${PROSE}\n\n${text}`, { isMost: true });
  return (lines ?? [])
    .slice(5)
    .map(({ kind }) => kind)
    .join(' ');
}

test('joins lines that were broken because of their length', () => {
  expect(kindsAfterProse(PROSE)).toBe('p join join join');
  expect(kindsAfterProse('Roses are rare,\nviolets too')).toBe('p break');
});

test('finds headings by rules below them, and by their place at the margin', () => {
  expect(kindsAfterProse('The wells\n=========\nText follows here at once')).toBe('h2 drop p');
  expect(kindsAfterProse('## The wells')).toBe('h2');
  const indented = planLines(`1.2.  The wells\n\n${PROSE.replace(/^/gm, '   ')}`, { isMost: true });
  expect(indented?.[0]?.kind).toBe('h3');
});

test('finds items and joins their lines', () => {
  expect(kindsAfterProse('* one that is long\n  and goes on\n* two\n\n1. first\n7. last')).toBe(
    'ul join ul drop ol ol',
  );
});

test('keeps the lines of tables and listings', () => {
  expect(kindsAfterProse('+----+----+\n| ab | cd |\n+----+----+')).toBe('pre pre pre');
  expect(kindsAfterProse('    let quay = find();\n\n    print(quay);')).toBe('pre pre pre');
});

test('leaves out the head and foot of printed pages and joins the paragraph around them', () => {
  const [first = '', ...rest] = PROSE.split('\n');
  const text = [first, '', 'Brook     Notes     [Page 1]', '\f', 'Notes 41     Bells     2024', '', ...rest].join('\n');
  expect(kindsAfterProse(text)).toBe('p drop drop drop drop drop join join join');
});

test('does not reflow code, short lines and long tables', () => {
  expect(planLines('const a = 1;\n'.repeat(50), { isMost: true })).toBeNull();
  expect(planLines('a word\n'.repeat(50), { isMost: true })).toBeNull();
  expect(
    planLines(`${PROSE}\n${'key          value             more text in the last column\n'.repeat(50)}`, {
      isMost: true,
    }),
  ).toBeNull();
});
