import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { UsageError } from '../command/options.ts';

/** The set with character-level gold. */
export const ALIGNED_SET = 'cleaneval-aligned';

/** The data folder unless --data names another one. */
export const DATA_DIR = fileURLToPath(new URL('../../../shared/data', import.meta.url));

/** A page's source and its gold: content[i] is 1 if the UTF-16 unit source[i] is content. */
export type AlignedPage = { readonly source: string; readonly content: Uint8Array };

/** Parts of the public CleanEval split and of the Web2Text paper's own split; `all` is every page. */
export const SPLITS = [
  'cleaneval_train',
  'cleaneval_validation',
  'cleaneval_test',
  'web2text_train',
  'web2text_validation',
  'web2text_test',
  'all',
] as const;
export type Split = (typeof SPLITS)[number];

const MASK = '□';
/** Stands for U+FFFD of the page itself while broken bytes are dropped. No page contains this text. */
const OWN_REPLACEMENT = Buffer.from('\ufffd').toString('latin1');
const PLACEHOLDER = '\ue000';

/** Ids of a split of the Web2Text paper. */
export async function idsOfSplit(split: Split, dataDir = DATA_DIR): Promise<string[]> {
  const file = join(dataDir, ALIGNED_SET, 'splits.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file} does not exist. Name the folder of the sets with --data <folder>.`);
  });
  const splits = JSON.parse(text) as Record<string, string[]>;
  return splits[split === 'all' ? 'order' : split]!;
}

/** Reads a page as the gold's aligner read it; throws if source and gold differ in length. */
export async function readAligned(id: string, dataDir = DATA_DIR): Promise<AlignedPage> {
  const folder = join(dataDir, ALIGNED_SET);
  const [page, gold] = await Promise.all([
    readFile(join(folder, 'pages', `${id}.html.gz`)),
    readFile(join(folder, 'aligned', `${id}.txt.gz`)),
  ]);
  const mask = decode(gunzipSync(gold));
  const source = sourceOf(gunzipSync(page));
  if (source.length !== mask.length)
    throw new Error(
      `Page ${id}: the source has ${source.length} characters and its gold ${mask.length}. Are both from the same set?`,
    );
  const content = new Uint8Array(mask.length);
  for (let i = 0; i < mask.length; i++) if (mask[i] !== MASK) content[i] = 1;
  return { source, content };
}

/** Drops the wrapper lines at start and end and bytes that are not UTF-8; reads a line end as one character. */
function sourceOf(bytes: Buffer): string {
  const marked = Buffer.from(
    bytes.toString('latin1').replaceAll(OWN_REPLACEMENT, Buffer.from(PLACEHOLDER).toString('latin1')),
    'latin1',
  );
  const text = decode(marked)
    .replace(/\ufffd/g, '')
    .replaceAll(PLACEHOLDER, '\ufffd')
    .replace(/\r\n/g, '\n');
  const end = text.lastIndexOf('</text>');
  return text.slice(text.indexOf('\n') + 1, end < 0 ? text.length : end).replace(/\n$/, '');
}

function decode(bytes: Buffer): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
