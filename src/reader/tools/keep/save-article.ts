import type { Article } from '../../../article/article.ts';
import { fileName } from '../../../exporters/parts/file-name.ts';
import type { FileExporter } from '../../../exporters/index.ts';
import { pictureAddresses, withLeadPicture } from '../../../exporters/parts/pictures.ts';
import { hostOf } from '../../text/page-strings.ts';
import type { ToolContext } from '../../context/tool.ts';
import { collectPictures, type ReadPicture } from './collect-pictures.ts';
import { download } from '../../../ui/download.ts';
import { exportedContent } from './exported-content.ts';

export type SaveOptions = {
  readonly context: ToolContext;
  readonly readPicture: ReadPicture;
  /** Called with the number of pictures that are done, of how many. */
  readonly onProgress: (done: number, all: number) => void;
};

/** The name of the saved file, and how many of its pictures could not be had and are links. */
export type SavedFile = { readonly name: string; readonly missing: number };

/** Saves the article as a file in the folder for downloads. Rejects if the file cannot be written. */
export async function saveArticle(
  article: Article,
  exporter: FileExporter,
  { context, readPicture, onProgress }: SaveOptions,
): Promise<SavedFile> {
  const content = await exportedContent(article, context);
  const addresses = exporter.hasPictures ? pictureAddresses(withLeadPicture(article, content)) : [];
  const pictures = await collectPictures(addresses, readPicture, (done) => {
    onProgress(done, addresses.length);
  });
  const written = await exporter.write(article, content, pictures);
  const name = fileName(article.title || hostOf(article.url), exporter.extension);
  download(name, new Blob([written], { type: exporter.mimeType }));
  return { name, missing: addresses.length - pictures.size };
}
