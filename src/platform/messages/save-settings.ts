import type { MergePatch } from '../../settings/merge-patch.ts';
import { askBackground } from './ask-background.ts';

/**
 * Lets the background store changes of the settings, so that they are stored even if this view closes right after.
 * Rejects if the storage is full or fails.
 */
export async function saveSettings(patches: readonly MergePatch[]): Promise<void> {
  await askBackground('settings/change', { patches });
}
