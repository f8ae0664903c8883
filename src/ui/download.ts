/** Milliseconds after which the file is released. Earlier, the browser may still ask where to save it. */
const RELEASE_DELAY = 60_000;

/** Saves a file in the folder for downloads. A text is saved as JSON. */
export function download(name: string, file: Blob | string): void {
  const blob = typeof file === 'string' ? new Blob([file], { type: 'application/json' }) : file;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, RELEASE_DELAY);
}
