import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvRows } from './csv-rows.ts';

it.each<[string, readonly (readonly string[])[]]>([
  ['', []],
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r\n1,\r\n\r\n , \r\n',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['"a,b","c""d","e\nf"\n', [['a,b', 'c"d', 'e\nf']]],
  ['a"b,c', [['a"b', 'c']]],
  ['"a"b,c', [['ab', 'c']]],
  ['"a,b\nc', [['a,b\nc']]],
  ['a,', [['a', '']]],
  ['"",""""', [['', '"']]],
])('reads the rows of %j', (text, rows) => {
  expect(csvRows(text)).toEqual(rows);
});

it('reads what is written', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ') });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 })), (rows) => {
      const written = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\n');
      expect(csvRows(written)).toEqual(rows.filter((row) => row.some((one) => one.trim() !== '')));
    }),
  );
});

it('ends for every text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r') }), (text) => {
      expect(csvRows(text).flat().join('').length).toBeLessThanOrEqual(text.length);
    }),
  );
});
