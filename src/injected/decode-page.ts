/**
 * Bytes at the start in which browsers look for a declared encoding (HTML Living Standard, "prescan a byte stream").
 */
const PRESCAN = 1024;

/**
 * The text of a page. The encoding comes from the byte order mark, else the HTTP header, else the page's own
 * declaration, else `fallback`.
 */
export function decodePage(bytes: Uint8Array, contentType: string, fallback: string): string {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, PRESCAN));
  const marked = start.startsWith('\u00ef\u00bb\u00bf')
    ? 'utf-8'
    : start.startsWith('\u00ff\u00fe')
      ? 'utf-16le'
      : start.startsWith('\u00fe\u00ff')
        ? 'utf-16be'
        : undefined;
  const declared = /<meta\b[^>]*?\bcharset\s{0,9}=\s{0,9}["']?\s{0,9}([\w:.-]+)/i.exec(start)?.[1];
  const stated = /;\s*charset\s*=\s*["']?([\w:.-]+)/i.exec(contentType)?.[1];
  for (const label of [marked, stated, declared, fallback]) {
    const decoder = label === undefined ? null : decoderFor(label);
    if (decoder !== null) return decoder.decode(bytes);
  }
  return new TextDecoder().decode(bytes);
}

function decoderFor(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null; // Unknown label: the next source decides.
  }
}
