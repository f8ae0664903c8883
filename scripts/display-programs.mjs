// The programs for a display without a screen, where a test presses a real Alt+R. setup.mjs installs them.
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const PROGRAMS = ['Xvfb', 'xdotool'];

/** Those that are not installed. */
export async function missingDisplayPrograms() {
  const found = await Promise.all(PROGRAMS.map(isOnPath));
  return PROGRAMS.filter((_, at) => !found[at]);
}

/** @param {string} program */
async function isOnPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const answers = folders.map((folder) =>
    access(join(folder, program), constants.X_OK).then(
      () => true,
      () => false,
    ),
  );
  return (await Promise.all(answers)).includes(true);
}
