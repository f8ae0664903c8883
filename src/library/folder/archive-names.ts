/** What a machine writes for the others: an archive for each kept article, and one with the rest. */
export const REST = 'rest';

/** Folders of machines. */
export const MACHINE = /^winnow-[\da-z]+$/;
/** Archives in them. An archive with other content has another name, so that its name says whether it was read. */
export const PART = /^(?:rest|\d+)-[\da-f]+\.zip$/;

/** Name of the folder with the archives of a machine. */
export function folderOf(machine: string): string {
  return `winnow-${machine}`;
}

/** `key`: number of the article on its machine, or `rest`. `digest`: of the content. */
export function partName(key: number | typeof REST, digest: string): string {
  return `${String(key)}-${digest}.zip`;
}

/** The key in such a name. */
export function keyOfPart(name: string): string {
  return name.slice(0, name.indexOf('-'));
}
