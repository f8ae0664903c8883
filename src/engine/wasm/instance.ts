import { KERNELS } from './kernels.ts';

type Memory = { readonly buffer: ArrayBuffer; grow(pages: number): number };

/** What kernels.wat describes: loops over numbers that stand in its memory. Addresses are in bytes. */
export type Kernels = {
  readonly memory: Memory;
  convolve(rowsAt: number, stride: number, columns: number, rows: number, inputs: number, taps: number, outputs: number, weights: number, scale: number, bias: number, out: number, relu: number): void;
  sumTrees(values: number, width: number, rows: number, roots: number, trees: number, column: number, threshold: number, right: number, bias: number, first: number, sure: number, out: number): void;
};

/** Bytes of a page of memory, and what every array begins at a multiple of. */
const PAGE = 65_536;
const ALIGNMENT = 16;
const MOST_BYTES = 16 * 1024 * 1024;

let made: Kernels | null | undefined;

/**
 * The compiled kernels, for so many bytes of data; null where WebAssembly is not to be had: an old browser, a policy that forbids it. Callers then do the same in TypeScript.
 * So they do for more than MOST_BYTES: the memory would keep its size as long as the page is there, and loops that long are compiled before they are done.
 */
export function kernels(bytes: number): Kernels | null {
  if (bytes > MOST_BYTES) return null;
  if (made === undefined) made = compile();
  return made;
}

function compile(): Kernels | null {
  try {
    return new WebAssembly.Instance(new WebAssembly.Module(KERNELS)).exports as unknown as Kernels;
  } catch {
    return null;
  }
}

/** Copies arrays into the memory, one behind the other, and leaves `room` bytes behind them. Addresses of each, and of the room. */
export function fill(memory: Memory, arrays: readonly (Float32Array | Int32Array | Int16Array)[], room: number): number[] {
  const addresses = [0];
  let end = 0;
  for (let i = 0; i < arrays.length; i++) {
    end = Math.ceil((end + arrays[i]!.byteLength) / ALIGNMENT) * ALIGNMENT;
    addresses.push(end);
  }
  const missing = end + room - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  for (let i = 0; i < arrays.length; i++) {
    const values = arrays[i]!;
    const Kind = values.constructor as new (buffer: ArrayBuffer, byteOffset: number, length: number) => typeof values;
    new Kind(memory.buffer, addresses[i]!, values.length).set(values);
  }
  return addresses;
}
