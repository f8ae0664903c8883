import { store } from '../../platform/messages/ask-background.ts';
import { saveSettings } from '../../platform/messages/save-settings.ts';
import { addPlaces } from '../../platform/stores/kept-places.ts';
import { addWhole } from '../../platform/stores/reading-list-transfer.ts';
import { saveAddresses } from '../../platform/stores/saved-addresses.ts';
import { loadSettings } from '../../platform/stores/settings-store.ts';
import { isPublicSuffix } from '../../rules/public-suffix.ts';
import { parseRulesFile } from '../../rules/rules-file.ts';
import { parseJson } from '../../settings/parse-json.ts';
import { parseSettingsFile } from '../../settings/settings-file.ts';
import { parseHighlightsFile } from '../highlights/highlights-file.ts';
import { parseAddresses } from './addresses-file.ts';
import { FILES } from './archive-format.ts';
import { readArchive, type ArchiveProblem } from './read-archive.ts';

export type Imported = {
  /** Number of articles that were not kept before. */
  readonly articles: number;
  /** Number of addresses without an article that were not in the list before. */
  readonly addresses: number;
  /** Number of highlights that were not stored before. */
  readonly highlights: number;
  /** Names of the files of the archive that cannot be read, or not in full. */
  readonly damaged: readonly string[];
};

/**
 * Adds everything of an archive to what is stored, and doubles nothing. Settings of the archive replace those of this
 * machine, rules those with the same ids; of two copies of a page the later stays. Rejects if something cannot be
 * stored; what was added until then stays, and the same file can be imported again.
 */
export async function importArchive(
  data: Uint8Array,
  onProgress: (done: number, all: number) => void,
): Promise<Imported | ArchiveProblem> {
  const archive = readArchive(data);
  if (typeof archive === 'string') return archive;
  const damaged: string[] = [];

  const settings = archive.text(FILES.settings);
  const { listenVoices } = await loadSettings();
  // A voice is of one machine, so only those that are chosen here are taken.
  const parsed = settings === null ? null : parseSettingsFile(settings, (lang, voice) => listenVoices[lang] === voice);
  if (parsed?.ok === true) await saveSettings([parsed.settings]);
  else damaged.push(FILES.settings);

  const rules = archive.text(FILES.rules);
  const readRules = rules === null ? 'not_json' : parseRulesFile(rules, isPublicSuffix);
  if (typeof readRules === 'string' || readRules.ignored.length > 0) damaged.push(FILES.rules);
  if (typeof readRules !== 'string' && readRules.rules.length > 0)
    await store('store/rules', { rules: readRules.rules });

  const marked = archive.text(FILES.highlights);
  const readHighlights = marked === null ? null : parseHighlightsFile(marked);
  if (readHighlights === null || readHighlights.bad.length > 0) damaged.push(FILES.highlights);
  const added = readHighlights && (await store('store/more-highlights', { articles: readHighlights.articles }));

  const addresses = parseAddresses(archive.text(FILES.addresses));
  if (addresses === null) damaged.push(FILES.addresses);
  const saved = addresses && (await saveAddresses(addresses));

  await addPlaces(parseJson(archive.text(FILES.places) ?? '{}'));

  let articles = 0;
  for (const [done, name] of archive.articles.entries()) {
    onProgress(done, archive.articles.length);
    const whole = archive.article(name);
    if (whole === null) damaged.push(name);
    else if ((await addWhole(whole)) === 'new') articles++;
  }
  return { articles, addresses: saved?.added ?? 0, highlights: added?.added ?? 0, damaged };
}
