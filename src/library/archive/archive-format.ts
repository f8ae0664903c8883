/** States what the archive is. */
export const FORMAT = 'winnow-archive';
export const VERSION = 1;

/** Files of the archive: each is what Winnow also writes by itself. */
export const FILES = {
  about: 'winnow.json',
  settings: 'settings.json',
  rules: 'rules.json',
  highlights: 'highlights.json',
  places: 'places.json',
  /** Addresses of the list whose articles are not kept. Absent in archives of earlier versions. */
  addresses: 'addresses.json',
} as const;

/** The folder of the kept articles, one file each. */
export const ARTICLES = 'articles/';
