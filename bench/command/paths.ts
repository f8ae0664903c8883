import { fileURLToPath } from 'node:url';

/** The repository's root, as a path with a trailing slash. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Reports that are committed. */
export const RESULTS = fileURLToPath(new URL('../results/', import.meta.url));
/** Files of earlier runs that are not committed: outlines, labels, peers, training data. */
export const CACHE = fileURLToPath(new URL('../cache/', import.meta.url));
