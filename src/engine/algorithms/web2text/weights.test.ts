import { expect, test } from 'vitest';
import { layersOf, parseWeights, WEIGHTS_BYTES, WEIGHTS_VERSION, weightsText } from './weights.ts';

const OUTPUTS = 162;
const FLOAT_BYTES = 2 * OUTPUTS * 4;

/** A file with the scales 0.5, 1.5, …, the third bias −7.25 (others 0), and weights of all byte values. */
function file(): Uint8Array {
  const bytes = new Uint8Array(WEIGHTS_BYTES);
  for (let i = FLOAT_BYTES; i < bytes.length; i++) bytes[i] = (i * 37) % 256;
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < OUTPUTS; i++) view.setFloat32(4 * i, 0.5 + i, true);
  view.setFloat32(4 * (OUTPUTS + 2), -7.25, true);
  return bytes;
}

const TEXT = weightsText(file(), WEIGHTS_VERSION);
type Json = { columns: number[]; layers: { weights?: number[]; scale?: number[]; bias?: number[] }[] };
/** The text with a change. */
function changed(change: (json: Json) => void): string {
  const json = JSON.parse(TEXT) as Json;
  change(json);
  return JSON.stringify(json);
}

test('the file has one byte per weight', () => {
  expect(WEIGHTS_BYTES).toBe(FLOAT_BYTES + 17_960);
});

test.each([
  ['the shipped text', () => parseWeights(TEXT).layers],
  ['the file', () => layersOf(file())],
])('in %s weights are signed bytes with the scale and bias of their output', (_, read) => {
  const layers = read();
  const signed = new Int8Array(file().buffer).subarray(FLOAT_BYTES);
  expect(layers.map(({ kernel, inputs, outputs }) => [kernel, inputs, outputs])).toEqual([
    [1, 128, 50],
    [1, 50, 50],
    [3, 50, 50],
    [3, 50, 10],
    [3, 10, 2],
  ]);
  expect([...layers[0]!.weights]).toEqual([...signed.subarray(0, 6400)]);
  expect([...layers[1]!.weights]).toEqual([...signed.subarray(6400, 8900)]);
  expect([...layers[4]!.weights]).toEqual([...signed.subarray(-60)]);
  expect([...layers[0]!.bias.subarray(0, 4)]).toEqual([0, 0, -7.25, 0]);
  expect([...layers[4]!.scale]).toEqual([160.5, 161.5]);
});

test('numbers have seven significant digits in the shipped text', () => {
  const bytes = file();
  new DataView(bytes.buffer).setFloat32(0, 1 / 3, true);
  expect((JSON.parse(weightsText(bytes, 1)) as Json).layers[0]!.scale![0]).toBe(0.3333333);
});

test.each([
  ['another version', () => weightsText(file(), WEIGHTS_VERSION + 1), 'version'],
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
      changed(({ layers: [first] }) => {
        first!.scale!.push(1);
        first!.bias!.push(1);
        first!.weights!.push(...Array<number>(128).fill(0));
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
])('parseWeights rejects %s and names the file', (_, text, why) => {
  expect(() => parseWeights(text())).toThrow(/weights\/web2text\.bin/);
  expect(() => parseWeights(text())).toThrow(why);
});

test('weightsText rejects a file of another length', () => {
  expect(() => weightsText(file().subarray(1), WEIGHTS_VERSION)).toThrow(
    `weights/web2text.bin) has ${WEIGHTS_BYTES - 1} bytes instead of ${WEIGHTS_BYTES}`,
  );
});

test('the layers of a part of a larger buffer are read from its start', () => {
  const larger = new Uint8Array(WEIGHTS_BYTES + 8);
  larger.set(file(), 8);
  expect(layersOf(larger.subarray(8))).toEqual(layersOf(file()));
});
