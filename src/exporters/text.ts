import { creditLine, withPostLines } from './parts/credits.ts';
import type { Exporter } from './parts/exporter.ts';
import { sourceAddress } from './parts/source-address.ts';
import { plainText } from './parts/plain-text.ts';

/** Plain text with blank lines between paragraphs, markers before list items and tabs between cells. */
export const text: Exporter = {
  id: 'text',
  label: 'Plain text',
  mimeType: 'text/plain',
  extension: 'txt',
  render(article, content) {
    const parts = [
      article.title.trim(),
      creditLine(article),
      sourceAddress(article),
      plainText(withPostLines(content)),
    ];
    return Promise.resolve(parts.filter(Boolean).join('\n\n') + '\n');
  },
};
