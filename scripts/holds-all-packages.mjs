/**
 * True if each package of the lock file is installed in the same version. `installed`: npm's own list in node_modules.
 * An optional package may be missing, because it may be for another system. Further packages do no harm.
 * @typedef {{ packages: Readonly<Record<string, { version?: string, optional?: boolean }>> }} Lock
 * @param {Lock} lock @param {Lock} installed
 */
export function holdsAllPackages(lock, installed) {
  return Object.entries(lock.packages).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    return found === undefined ? optional === true : found.version === version;
  });
}
