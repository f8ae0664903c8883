/** Milliseconds after which the file is released. Earlier, the browser may still ask where to save it. */
const RELEASE_DELAY_MS = 60_000;

/** Saves a text as a JSON file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, RELEASE_DELAY_MS);
}
