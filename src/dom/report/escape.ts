/** Escapes text between tags. */
export function escapeText(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/\u00a0/g, '&nbsp;');
}

/** Escapes an attribute's value between double quotes. */
export function escapeValue(text: string): string {
  return escapeText(text).replace(/"/g, '&quot;');
}
