/** Bytes of the WebAssembly module that src/engine/wasm/kernels.wat describes. */
export function compileKernels(): Promise<Uint8Array>;
