import { spawnSync } from 'node:child_process';

export function hasProgram(name: string): boolean {
  return spawnSync(name, ['--version']).error === undefined;
}
