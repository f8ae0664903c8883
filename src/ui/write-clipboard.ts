/**
 * Writes one content in several formats, by their MIME types, to the clipboard. Rejects when the browser refuses both
 * the Clipboard API and the copy command.
 */
export async function writeClipboard(formats: Readonly<Record<string, string>>): Promise<void> {
  try {
    const blobs = Object.entries(formats).map(([type, data]) => [type, new Blob([data], { type })] as const);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  } catch (refusal) {
    // The overlay is a frame. Some pages deny frames the Clipboard API, but not the older copy command.
    if (!copyByCommand(formats)) throw refusal;
  }
}

function copyByCommand(formats: Readonly<Record<string, string>>): boolean {
  const onCopy = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const [type, data] of Object.entries(formats)) event.clipboardData?.setData(type, data);
  };
  document.addEventListener('copy', onCopy, true);
  try {
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', onCopy, true);
  }
}
