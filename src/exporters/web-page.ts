import type { FileExporter } from './parts/exporter.ts';
import { htmlDocument } from './parts/html-document.ts';
import { placePictures, withLeadPicture } from './parts/pictures.ts';

/** The saved file loads nothing and runs nothing. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** One HTML file that holds its pictures and needs no network. */
export const webPage: FileExporter = {
  id: 'web-page',
  label: 'Web page with pictures',
  mimeType: 'text/html',
  extension: 'html',
  hasPictures: true,
  write(article, content, pictures) {
    const whole = withLeadPicture(article, content);
    placePictures(whole, (address) => pictures.get(address) ?? null);
    return Promise.resolve(htmlDocument(article, whole, POLICY));
  },
};
