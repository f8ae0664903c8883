// npm run kernels: writes src/engine/wasm/kernels.ts from kernels.wat. Run by hand after the latter has changed; a test compares the two.
import { readFile, writeFile } from 'node:fs/promises';
import wabt from 'wabt';

const FOLDER = new URL('../src/engine/wasm/', import.meta.url);
const A_LINE = 32;

/** Bytes of the WebAssembly module that kernels.wat describes. */
export async function compileKernels() {
  const { parseWat } = await wabt();
  const module = parseWat('kernels.wat', await readFile(new URL('kernels.wat', FOLDER), 'utf8'), { simd: true });
  try {
    module.validate();
    return module.toBinary({}).buffer;
  } finally {
    module.destroy();
  }
}

function sourceOf(bytes) {
  const lines = Array.from({ length: Math.ceil(bytes.length / A_LINE) }, (_, i) => `  ${bytes.subarray(A_LINE * i, A_LINE * (i + 1)).join(', ')},`);
  return `/** Made from kernels.wat by \`npm run kernels\`. */\nexport const KERNELS = new Uint8Array([\n${lines.join('\n')}\n]);\n`;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const bytes = await compileKernels();
  await writeFile(new URL('kernels.ts', FOLDER), sourceOf(bytes));
  console.log(`src/engine/wasm/kernels.ts: ${bytes.length} bytes of WebAssembly`);
}
