import type { FileExporter } from './parts/exporter.ts';

/** An EPUB 3 book that holds its pictures. The writer is loaded on first use. */
export const epub: FileExporter = {
  id: 'epub',
  label: 'EPUB book',
  mimeType: 'application/epub+zip',
  extension: 'epub',
  hasPictures: true,
  async write(article, content, pictures) {
    const { writeBook } = await import('./epub/write-book.ts');
    return writeBook(article, content, pictures, new Date());
  },
};
