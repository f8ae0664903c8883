// npm run bench: the benchmark with the engine as its sources stand.
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
