// The programs for a display without a screen, where a test presses a real Alt+R. setup.mjs installs them.
import { isOnPath } from './browsers.mjs';

const PROGRAMS = ['Xvfb', 'xdotool'];

/** Those that are not installed. */
export async function missingDisplayPrograms() {
  const found = await Promise.all(PROGRAMS.map(isOnPath));
  return PROGRAMS.filter((_, at) => !found[at]);
}
