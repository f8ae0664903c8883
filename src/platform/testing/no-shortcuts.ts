import type { Shortcut } from '../browser/commands.ts';

export { openShortcutSettings } from '../browser/commands.ts';

/** Replaces platform/browser/commands.ts in tests of views: no keys are assigned. */
export function shortcuts(): Promise<readonly Shortcut[]> {
  return Promise.resolve([]);
}

export function canHaveShortcuts(): boolean {
  return true;
}
