import type { Rule } from '../../article/rules.ts';
import { type ArticleHighlights, loadAllHighlights } from '../../platform/stores/kept-highlights.ts';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { exportPlaces } from '../../platform/stores/kept-places.ts';
import { isKept } from '../../platform/stores/entry-progress.ts';
import { readList } from '../../platform/stores/reading-list.ts';
import { readWhole } from '../../platform/stores/reading-list-transfer.ts';
import { loadRules } from '../../platform/stores/rule-store.ts';
import { loadSettings } from '../../platform/stores/settings-store.ts';
import { titleOf } from '../../reader/text/title-of.ts';
import { writeRulesFile } from '../../rules/rules-file.ts';
import { writeSettingsFile } from '../../settings/settings-file.ts';
import { groupsOf } from '../highlights/highlight-view.ts';
import { writeHighlightsFile } from '../highlights/highlights-file.ts';
import { type Archive, makeArchive } from '../parts/zip-files.ts';
import { writeAddresses } from './addresses-file.ts';
import { ARTICLES, FILES, FORMAT, VERSION } from './archive-format.ts';

export type WrittenArchive = {
  readonly file: Blob;
  /** Titles of the articles that cannot be read, and are not in it. */
  readonly missing: readonly string[];
};

/**
 * Everything that Winnow stores for the user, in one file: settings, rules, highlights with notes, places in texts, and
 * the reading list with texts and pictures. `onProgress` gets the number of articles that are done, of how many.
 */
export async function writeArchive(onProgress: (done: number, all: number) => void): Promise<WrittenArchive> {
  const [rules, highlights, list] = await Promise.all([loadRules(), loadAllHighlights(), readList()]);
  const archive = openArchive(await restFiles({ rules, highlights, list }));
  const missing: string[] = [];
  const entries = list.filter(isKept);
  for (const [done, entry] of entries.entries()) {
    onProgress(done, entries.length);
    if (!(await addArticle(archive, done + 1, entry))) missing.push(titleOf(entry));
  }
  return { file: archive.end(), missing };
}

/** An archive with one kept article; null if that is gone, or cannot be read. */
export async function writeArticle(entry: KeptEntry): Promise<Blob | null> {
  const archive = openArchive({});
  return (await addArticle(archive, 1, entry)) ? archive.end() : null;
}

/** An archive with these files. */
export function writeRest(files: RestFiles): Blob {
  return openArchive(files).end();
}

/** Text of a file by its name in the archive. */
export type RestFiles = Readonly<Record<string, string>>;

/** Everything but the kept articles, as files. */
export async function restFiles({ rules, highlights, list }: Rest): Promise<RestFiles> {
  const [settings, places] = await Promise.all([loadSettings(), exportPlaces()]);
  const addresses = list.filter(({ deletedAt, isLater }) => deletedAt === undefined && isLater);
  return {
    [FILES.settings]: writeSettingsFile(settings),
    [FILES.rules]: writeRulesFile(rules),
    [FILES.highlights]: writeHighlightsFile(groupsOf(highlights, list)),
    [FILES.places]: JSON.stringify(places),
    [FILES.addresses]: writeAddresses(addresses),
  };
}

type Rest = {
  readonly rules: readonly Rule[];
  readonly highlights: readonly ArticleHighlights[];
  readonly list: readonly KeptEntry[];
};

function openArchive(files: RestFiles): Archive {
  const archive = makeArchive();
  archive.add(FILES.about, JSON.stringify({ format: FORMAT, version: VERSION }));
  for (const [name, text] of Object.entries(files)) archive.add(name, text);
  return archive;
}

/** False if the article is gone, or cannot be read. */
async function addArticle(archive: Archive, number: number, { id }: KeptEntry): Promise<boolean> {
  const whole = await readWhole(id);
  if (whole !== null) archive.add(`${ARTICLES}${String(number)}.json`, JSON.stringify(whole));
  return whole !== null;
}
