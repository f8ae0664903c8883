import { expect, test } from 'vitest';
import { layersOf, parseWeights, WEIGHTS_BYTES, WEIGHTS_VERSION, weightsText } from './weights.ts';

const HEAD = { version: WEIGHTS_VERSION, lambda: 0.3 };
const OUTPUTS = 326;
const FLOAT_BYTES = 2 * OUTPUTS * 4;

/** Scales 0.5, 1.5, …, the third bias −7.25, and bytes of every kind. */
function file(): Uint8Array {
  const bytes = new Uint8Array(WEIGHTS_BYTES);
  for (let i = FLOAT_BYTES; i < bytes.length; i++) bytes[i] = (i * 37) % 256;
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < OUTPUTS; i++) view.setFloat32(4 * i, 0.5 + i, true);
  view.setFloat32(4 * (OUTPUTS + 2), -7.25, true);
  return bytes;
}

const layersOfText = (text: string) => {
  const { unary, pairwise, lambda } = parseWeights(text);
  return { unary: unary.layers, pairwise: pairwise!.layers, lambda };
};

test('the file has a byte a weight', () => {
  expect(WEIGHTS_BYTES).toBe(FLOAT_BYTES + 17_960 + 12_870);
});

test.each([
  ['the text that ships', () => layersOfText(weightsText(file(), HEAD))],
  ['the file itself', () => ({ ...layersOf(file()), lambda: 0.3 })],
])('in %s a weight is a signed byte, its scale that of its output', (_, networks) => {
  const { unary, pairwise, lambda } = networks();
  const signed = new Int8Array(file().buffer).subarray(FLOAT_BYTES);
  expect(lambda).toBe(0.3);
  expect(unary[0]!.bias[2]).toBe(-7.25);
  expect([...unary[0]!.weights]).toEqual([...signed.subarray(0, 6400)]);
  expect([...pairwise![0]!.weights]).toEqual([...signed.subarray(17_960, 17_960 + 1250)]);
  expect(pairwise![4]!.weights.at(-1)).toBe(signed.at(-1));
  expect([unary[0]!.scale[0], unary[4]!.scale[1], pairwise![0]!.scale[0], pairwise![4]!.scale[3]]).toEqual([
    0.5, 161.5, 162.5, 325.5,
  ]);
});

test.each([
  ['another version', () => weightsText(file(), { ...HEAD, version: WEIGHTS_VERSION + 1 }), 'version'],
  ['one weight too few', () => weightsText(file(), HEAD).replace(/"weights":\[-?\d+,/, '"weights":['), 'shape'],
  ['one bias too few', () => weightsText(file(), HEAD).replace(/"bias":\[-?[\d.]+,/, '"bias":['), 'shape'],
  [
    'a column that no feature has',
    () => weightsText(file(), HEAD).replace('"columns":[0,', '"columns":[128,'),
    'shape',
  ],
  ['a text cut short', () => weightsText(file(), HEAD).slice(0, -1), 'JSON'],
  ['a text without scales', () => weightsText(file(), HEAD).replace('"scale"', '"scales"'), 'shape'],
  ['a text without layers', () => weightsText(file(), HEAD).replace('"layers"', '"layer"'), 'shape'],
  ['null', () => 'null', 'version'],
  ['nothing', () => '', 'JSON'],
])('%s is refused by the name of the file', (_, text, why) => {
  expect(() => parseWeights(text())).toThrow(/weights\/web2text\.bin/);
  expect(() => parseWeights(text())).toThrow(why);
});

test('the second network is read where it counts or is wanted', () => {
  const text = (lambda: number): string => weightsText(file(), { ...HEAD, lambda });
  expect(parseWeights(text(0)).pairwise).toBeNull();
  expect(parseWeights(text(0), true).pairwise).toMatchObject({ layers: { length: 5 } });
  expect(parseWeights(text(0.1)).pairwise).toMatchObject({ layers: { length: 5 } });
});

test('a file of another length is no weights', () => {
  expect(() => weightsText(file().subarray(1), HEAD)).toThrow(/weights\/web2text\.bin/);
});
