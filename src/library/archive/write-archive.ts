import { loadAllHighlights } from '../../platform/stores/kept-highlights.ts';
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
import { makeArchive } from '../parts/zip-files.ts';
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
  const archive = makeArchive();
  const [settings, rules, highlights, places, list] = await Promise.all([
    loadSettings(),
    loadRules(),
    loadAllHighlights(),
    exportPlaces(),
    readList(),
  ]);
  archive.add(FILES.about, JSON.stringify({ format: FORMAT, version: VERSION }));
  archive.add(FILES.settings, writeSettingsFile(settings));
  archive.add(FILES.rules, writeRulesFile(rules));
  archive.add(FILES.highlights, writeHighlightsFile(groupsOf(highlights, list)));
  archive.add(FILES.places, JSON.stringify(places));
  const addresses = list.filter(({ deletedAt, isLater }) => deletedAt === undefined && isLater);
  archive.add(FILES.addresses, writeAddresses(addresses));
  const missing: string[] = [];
  const entries = list.filter(isKept);
  for (const [done, entry] of entries.entries()) {
    onProgress(done, entries.length);
    const whole = await readWhole(entry.id);
    if (whole === null) missing.push(titleOf(entry));
    else archive.add(`${ARTICLES}${String(done + 1)}.json`, JSON.stringify(whole));
  }
  return { file: archive.end(), missing };
}
