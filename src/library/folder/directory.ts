/** A folder of the user. TypeScript's types do not have these parts of the File System Access API yet. */
export type Folder = FileSystemDirectoryHandle & {
  values(): AsyncIterable<FileSystemHandle>;
  queryPermission(options: Access): Promise<PermissionState>;
  requestPermission(options: Access): Promise<PermissionState>;
};

type Access = { readonly mode: 'readwrite' };
type Picker = { readonly showDirectoryPicker?: (options: Access & { readonly id: string }) => Promise<Folder> };

export const ACCESS: Access = { mode: 'readwrite' };

/** True where the user can choose a folder: not in Firefox. */
export function canChooseFolder(): boolean {
  return typeof (window as Picker).showDirectoryPicker === 'function';
}

/** Lets the user choose a folder; null if they close the dialog. Needs a press of a button. */
export async function chooseFolder(): Promise<Folder | null> {
  try {
    return (await (window as Picker).showDirectoryPicker?.({ ...ACCESS, id: 'winnow' })) ?? null;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return null;
    throw cause;
  }
}

/** The files and folders in a folder. */
export async function entriesOf(folder: FileSystemDirectoryHandle): Promise<readonly FileSystemHandle[]> {
  const entries: FileSystemHandle[] = [];
  for await (const one of (folder as Folder).values()) entries.push(one);
  return entries;
}

/** The files of a folder, not those of its folders. */
export async function filesIn(folder: FileSystemDirectoryHandle): Promise<readonly FileSystemFileHandle[]> {
  return (await entriesOf(folder)).filter((one): one is FileSystemFileHandle => one.kind === 'file');
}

/** The text of a file; null if there is none of that name. */
export async function readText(folder: FileSystemDirectoryHandle, name: string): Promise<string | null> {
  try {
    return await (await (await folder.getFileHandle(name)).getFile()).text();
  } catch (cause) {
    if (isNamed(cause, 'NotFoundError')) return null;
    throw cause;
  }
}

/** Writes a file as a whole: the browser puts it in place of the earlier one only when all of it is on the disk. */
export async function writeFile(folder: FileSystemDirectoryHandle, name: string, data: Blob | string): Promise<void> {
  const file = await folder.getFileHandle(name, { create: true });
  const stream = await file.createWritable();
  try {
    await stream.write(data);
    await stream.close();
  } catch (cause) {
    // Rejects if the failure has ended the stream already.
    await stream.abort().catch(() => undefined);
    // A new file is empty then. If it cannot be removed, the next attempt writes it.
    if ((await file.getFile()).size === 0) await folder.removeEntry(name).catch(() => undefined);
    throw cause;
  }
}

/** True for an exception of the browser with one of these names. */
export function isNamed(cause: unknown, ...names: readonly string[]): boolean {
  return cause instanceof DOMException && names.includes(cause.name);
}

/** True if another program, or another view, holds the file. */
export function isHeld(cause: unknown): boolean {
  return isNamed(cause, 'NoModificationAllowedError', 'InvalidStateError', 'AbortError');
}
