import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Names a browser to use in place of the first that is found. */
const VARIABLE = 'WINNOW_CHROMIUM';
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** Path of a Chromium that the variable names or that is on PATH; null where playwright-core has to find one. */
export async function findChromium(): Promise<string | null> {
  const named = process.env[VARIABLE];
  if (named !== undefined && named !== '') return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  for (const command of COMMANDS)
    for (const folder of folders) {
      const path = join(folder, command);
      if (await isRunnable(path)) return path;
    }
  return null;
}

async function isRunnable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
