/** The browser has read the file by then; earlier, it may still be asking where to save it. */
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
