// npm run bench: builds the engine if needed and runs the benchmark.
import { ensureBuilt } from './builds.mjs';
import { runMain } from './project.mjs';
import { ensureChromium, ensureDependencies } from './setup.mjs';

runMain(async () => {
  await ensureDependencies();
  await ensureChromium();
  await ensureBuilt('engine');
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('../bench/run/benchmark.ts', import.meta.url);
});
