/** Of WebAssembly what the engine uses; its own types come with the DOM's, which the engine does without. */
declare namespace WebAssembly {
  const Module: new (bytes: Uint8Array) => object;
  const Instance: new (module: object) => { readonly exports: unknown };
}
