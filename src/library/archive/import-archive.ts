import type { Rule } from '../../article/rules.ts';
import { store } from '../../platform/messages/ask-background.ts';
import { saveSettings } from '../../platform/messages/save-settings.ts';
import { addPlaces } from '../../platform/stores/kept-places.ts';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
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

/** What of an archive is taken. */
export type Wanted = {
  readonly settings: boolean;
  readonly rule: (rule: Rule) => boolean;
  readonly highlight: (id: string) => boolean;
  readonly address: (url: string) => boolean;
  readonly article: (entry: KeptEntry) => boolean;
};

const EVERYTHING: Wanted = {
  settings: true,
  rule: () => true,
  highlight: () => true,
  address: () => true,
  article: () => true,
};

/**
 * Adds what an archive has to what is stored, and doubles nothing. Settings of the archive replace those of this
 * machine, rules those with the same ids; of two copies of a page the later stays. Rejects if something cannot be
 * stored; what was added until then stays, and the same file can be imported again. `wanted`: only these parts.
 */
export async function importArchive(
  data: Uint8Array,
  onProgress: (done: number, all: number) => void,
  wanted: Wanted = EVERYTHING,
): Promise<Imported | ArchiveProblem> {
  const archive = readArchive(data);
  if (typeof archive === 'string') return archive;
  const damaged: string[] = [];

  const { names } = archive;
  if (wanted.settings && names.has(FILES.settings) && !(await takeSettings(archive.text(FILES.settings))))
    damaged.push(FILES.settings);

  const rules = archive.text(FILES.rules);
  const readRules = rules === null ? 'not_json' : parseRulesFile(rules, isPublicSuffix);
  if (names.has(FILES.rules) && (typeof readRules === 'string' || readRules.ignored.length > 0))
    damaged.push(FILES.rules);
  const moreRules = typeof readRules === 'string' ? [] : readRules.rules.filter(wanted.rule);
  if (moreRules.length > 0) await store('store/rules', { rules: moreRules });

  const marked = archive.text(FILES.highlights);
  const readHighlights = marked === null ? null : parseHighlightsFile(marked);
  if (names.has(FILES.highlights) && (readHighlights === null || readHighlights.bad.length > 0))
    damaged.push(FILES.highlights);
  const moreHighlights = (readHighlights?.articles ?? [])
    .map((one) => ({ ...one, highlights: one.highlights.filter(({ id }) => wanted.highlight(id)) }))
    .filter(({ highlights }) => highlights.length > 0);
  const added = moreHighlights.length === 0 ? null : await store('store/more-highlights', { articles: moreHighlights });

  const addresses = parseAddresses(archive.text(FILES.addresses));
  if (addresses === null) damaged.push(FILES.addresses);
  const moreAddresses = (addresses ?? []).filter(({ url }) => wanted.address(url));
  const saved = moreAddresses.length === 0 ? null : await saveAddresses(moreAddresses);

  await addPlaces(parseJson(archive.text(FILES.places) ?? '{}'));

  let articles = 0;
  for (const [done, name] of archive.articles.entries()) {
    onProgress(done, archive.articles.length);
    const whole = archive.article(name);
    if (whole === null) damaged.push(name);
    else if (wanted.article(whole.entry) && (await addWhole(whole)) === 'new') articles++;
  }
  return { articles, addresses: saved?.added ?? 0, highlights: added?.added ?? 0, damaged };
}

/** Stores the settings of a file; false if it cannot be read. */
async function takeSettings(settings: string | null): Promise<boolean> {
  const { listenVoices } = await loadSettings();
  // A voice is of one machine, so only those that are chosen here are taken.
  const parsed = settings === null ? null : parseSettingsFile(settings, (lang, voice) => listenVoices[lang] === voice);
  if (parsed?.ok !== true) return false;
  await saveSettings([parsed.settings]);
  return true;
}
