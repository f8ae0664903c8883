import { defineConfig } from 'vitest/config';

/**
 * The Node tests of the engine alone, without the browser projects of vitest.config.ts: what Stryker runs per mutant.
 */
export default defineConfig({
  test: { include: ['src/engine/**/*.test.ts'], environment: 'node' },
});
