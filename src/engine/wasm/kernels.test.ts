import { expect, test, vi } from 'vitest';
import { compileKernels } from '../../../scripts/kernels.mjs';
import { fill, kernels } from './instance.ts';
import { KERNELS } from './kernels.ts';

test('the bytes are those of kernels.wat', async () => {
  expect([...KERNELS]).toEqual([...(await compileKernels())]);
});

test('arrays stand one behind the other, each at a multiple of 16, and the memory grows for what does not fit', () => {
  const { memory } = kernels(0)!;
  const long = Float32Array.from({ length: 100_000 }, (_, i) => i / 3);
  const [ints, floats, room] = fill(memory, [Int16Array.of(7, -8, 9), long], 1 << 20);
  expect([ints, floats, room]).toEqual([0, 16, 400_016]);
  expect([...new Int16Array(memory.buffer, ints, 3)]).toEqual([7, -8, 9]);
  expect(new Float32Array(memory.buffer, floats, long.length)).toEqual(long);
  expect(memory.buffer.byteLength).toBeGreaterThanOrEqual(room! + (1 << 20));
});

test('a page too large for a memory that never shrinks does without', () => {
  expect(kernels(16_777_216)).not.toBeNull();
  expect(kernels(16_777_217)).toBeNull();
});

test('where WebAssembly is forbidden there are no kernels', async () => {
  vi.resetModules();
  vi.stubGlobal('WebAssembly', { Module: vi.fn(() => { throw new EvalError('forbidden by the policy'); }) });
  const { kernels: without } = await import('./instance.ts');
  expect(without(0)).toBeNull();
  vi.unstubAllGlobals();
});
