import { existsSync } from 'node:fs';

/** Throws, with the command that makes it, where a build is missing. */
export function expectBuilt(path: string, script: string): void {
  if (!existsSync(path)) throw new Error(`${path} is missing. Run npm run ${script}, then the tests again.`);
}
