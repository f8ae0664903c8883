import type { Exporter } from './parts/exporter.ts';
import { htmlDocument } from './parts/html-document.ts';

/** An HTML document whose pictures keep their addresses. */
export const html: Exporter = {
  id: 'html',
  label: 'Formatted text',
  mimeType: 'text/html',
  extension: 'html',
  render(article, content) {
    return Promise.resolve(htmlDocument(article, content));
  },
};
