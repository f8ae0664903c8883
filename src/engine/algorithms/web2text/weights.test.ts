import { expect, test } from 'vitest';
import { UNARY_SHAPE } from './network.ts';
import { parseWeights, WEIGHTS_VERSION } from './weights.ts';

const BYTES = Int8Array.from({ length: 17_960 }, (_, i) => i * 37);

/** Scales 0.5, 1.5, …, the third bias −7.25 (others 0), and weights of all byte values. */
function text(version: number): string {
  let [weight, output] = [0, 0];
  const layers = UNARY_SHAPE.map(({ kernel, inputs, outputs }) => ({
    weights: [...BYTES.subarray(weight, (weight += kernel * inputs * outputs))],
    bias: Array.from({ length: outputs }, (_, o) => (output + o === 2 ? -7.25 : 0)),
    scale: Array.from({ length: outputs }, () => 0.5 + output++),
  }));
  return JSON.stringify({ version, columns: Array.from({ length: 128 }, (_, k) => k), layers });
}

const TEXT = text(WEIGHTS_VERSION);
type Json = { columns: number[]; layers: { weights?: number[]; scale?: number[]; bias?: number[] }[] };
/** The text with a change. */
function changed(change: (json: Json) => void): string {
  const json = JSON.parse(TEXT) as Json;
  change(json);
  return JSON.stringify(json);
}

test('weights are signed bytes with the scale and bias of their output', () => {
  const { columns, layers } = parseWeights(TEXT);
  expect(columns).toHaveLength(128);
  expect(layers.map(({ kernel, inputs, outputs }) => [kernel, inputs, outputs])).toEqual([
    [1, 128, 50],
    [1, 50, 50],
    [3, 50, 50],
    [3, 50, 10],
    [3, 10, 2],
  ]);
  expect([...layers[0]!.weights]).toEqual([...BYTES.subarray(0, 6400)]);
  expect([...layers[1]!.weights]).toEqual([...BYTES.subarray(6400, 8900)]);
  expect([...layers[4]!.weights]).toEqual([...BYTES.subarray(-60)]);
  expect([...layers[0]!.bias.subarray(0, 4)]).toEqual([0, 0, -7.25, 0]);
  expect([...layers[4]!.scale]).toEqual([160.5, 161.5]);
});

test.each([
  ['another version', () => text(WEIGHTS_VERSION + 1), 'version'],
  ['no version', () => '{}', 'version'],
  ['null', () => 'null', 'version'],
  ['a missing weight', () => changed((json) => json.layers[2]!.weights!.pop()), 'shape'],
  ['a missing bias', () => changed((json) => json.layers[0]!.bias!.pop()), 'shape'],
  ['a missing scale', () => changed((json) => json.layers[0]!.scale!.pop()), 'shape'],
  ['no weights', () => changed((json) => delete json.layers[0]!.weights), 'shape'],
  ['no scales', () => changed((json) => delete json.layers[0]!.scale), 'shape'],
  ['no biases', () => changed((json) => delete json.layers[0]!.bias), 'shape'],
  ['a missing layer', () => changed((json) => json.layers.pop()), 'shape'],
  ['no layers', () => TEXT.replace('"layers"', '"layer"'), 'shape'],
  ['no columns', () => TEXT.replace('"columns"', '"column"'), 'shape'],
  ['a column above 127', () => changed((json) => (json.columns[0] = 128)), 'shape'],
  ['a negative column', () => changed((json) => (json.columns[0] = -1)), 'shape'],
  [
    'no live column',
    () =>
      changed((json) => {
        json.columns = [];
        json.layers[0]!.weights = [];
      }),
    'shape',
  ],
  [
    'too many hidden channels',
    () =>
      changed(({ layers: [first, second] }) => {
        first!.scale!.push(1);
        first!.bias!.push(1);
        first!.weights!.push(...Array<number>(128).fill(0));
        second!.weights!.push(...Array<number>(50).fill(0));
      }),
    'shape',
  ],
  [
    'a last layer of one class',
    () =>
      changed(({ layers }) => {
        layers[4]!.scale!.pop();
        layers[4]!.bias!.pop();
        layers[4]!.weights!.length = 30;
      }),
    'shape',
  ],
  ['a truncated text', () => TEXT.slice(0, -1), 'JSON'],
  ['an empty text', () => '', 'JSON'],
])('parseWeights rejects %s and names the file', (_, given, why) => {
  expect(() => parseWeights(given())).toThrow(/weights\/network\.json/);
  expect(() => parseWeights(given())).toThrow(why);
});
