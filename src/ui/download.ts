/** Milliseconds after which the file is released; the browser has read it by then. */
const RELEASE_DELAY = 60_000;

/** Saves a file in the folder for downloads. */
export function download(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, RELEASE_DELAY);
}
