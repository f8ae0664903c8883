import type { ExtractOptions } from '../../article/extract-options.ts';
import type { Extraction } from '../../article/extraction.ts';
import { algorithms } from './algorithms.ts';
import { doesAnswer, inject, injectPacks, callInjected, callTab, callWhenInjected } from './call-tab.ts';
import { withLanguage } from '../browser/detect-language.ts';
import type { FailedRead } from './blocked-cause.ts';
import type { BlockedCause, ReadAnswer, ReadRequest } from '../messages/read-outcome.ts';
import { ALWAYS_NEEDED_PACKS, type Reply, type Unreadable } from '../messages/protocol.ts';
import { withStoredRules } from './rules-of-page.ts';
import { rulesFor } from '../stores/site-rules.ts';
import { tabUrl } from '../browser/tabs.ts';

/** A tab may load another page between the injection and the call. That page is tried as well. */
const TRIES = 2;
/** Milliseconds to read a page that answers: a large one takes long on a slow computer. */
const READ_TIMEOUT = 60_000;

/** A request whose options may still be loading: the script is injected meanwhile. */
type TabRequest = Omit<ReadRequest, 'options'> & { readonly options: ExtractOptions | Promise<ExtractOptions> };

/** What the caller knows of the tab. */
type TabKnowledge = {
  /** Finds the cause of a failed reading. The popup rarely needs it and loads it on demand. */
  readonly findCause: (failure: FailedRead) => BlockedCause | Promise<BlockedCause>;
  /** The address of the tab, as `tabUrl` gives it, where it is known. */
  readonly url?: string | null;
};

/**
 * Extracts the article of a tab, or reports why that is impossible. Nothing of a silent page is read; ask again later.
 * Rejects only if the options or `findCause` do.
 */
export async function readTab(
  tabId: number,
  { options: wanted, wants, isAfterSilence = false }: TabRequest,
  { findCause, url }: TabKnowledge,
): Promise<ReadAnswer> {
  const likely = wanted instanceof Promise ? 'extract' : scriptFor(wanted);
  const early = isAfterSilence ? null : inject(tabId, likely);
  const address = url === undefined ? tabUrl(tabId) : Promise.resolve(url);
  const lookUp = async () => rulesFor((await address) ?? '');
  const known = isAfterSilence ? null : lookUp();
  const [isAwake, urlNow, chosen] = await Promise.all([doesAnswer(tabId), address, wanted]);
  if (!isAwake) return { kind: 'blocked', cause: 'silent', detail: '' };
  const urlBefore = urlNow ?? '';
  const withRules = await withStoredRules(tabId, await (known ?? lookUp()), chosen);
  const options = wants === 'start' ? { ...withRules, startFirst: true as const } : withRules;
  let reply = await extractIn(tabId, options, scriptFor(options) === likely ? early : null);
  for (let tries = 1; !reply.ok && reply.error.code === 'absent' && tries < TRIES; tries++)
    reply = await extractIn(tabId, options, null);
  if (reply.ok) reply = await withWholeContent(tabId, reply.value);
  if (reply.ok) {
    if (reply.value.kind === 'unreadable') return { kind: 'blocked', cause: reply.value.cause, detail: '' };
    const found = await withLanguage(reply.value);
    return found.kind === 'article' && found.isStart ? { kind: 'start', extraction: found } : found;
  }
  const { code, message } = reply.error;
  return {
    kind: 'blocked',
    cause: await findCause({ url: await tabUrl(tabId), urlBefore, code, message }),
    detail: message,
  };
}

/**
 * Makes one attempt with the script that is being injected, or injects it. Injects the packs that the page or the
 * algorithm needs; without them the result is poorer.
 */
async function extractIn(
  tabId: number,
  options: ExtractOptions,
  injected: Promise<Reply<null>> | null,
): Promise<Reply<Extraction | Unreadable>> {
  const script = scriptFor(options);
  const injection = injected ?? inject(tabId, script);
  const reply = await callWhenInjected(tabId, script, injection, 'extract', options, READ_TIMEOUT);
  if (!reply.ok) return reply;
  const { value } = reply;
  if (value.kind !== 'needs') return { ok: true, value };
  await injectPacks(tabId, value.packs);
  // The default algorithm cannot decide without its weights, which are injected with its script.
  return script === 'extract' && ALWAYS_NEEDED_PACKS.extract?.some((pack) => value.packs.includes(pack))
    ? callTab(tabId, 'extract-all', 'extractAnyway', options, READ_TIMEOUT)
    : callInjected(tabId, script, 'extractAnyway', options, READ_TIMEOUT);
}

/** Adds the rest of a long content, which the page hands over piece by piece. Fails where the page forgot it. */
async function withWholeContent(
  tabId: number,
  found: Extraction | Unreadable,
): Promise<Reply<Extraction | Unreadable>> {
  if (found.kind !== 'article' || found.contentLength === undefined) return { ok: true, value: found };
  const { contentLength, ...whole } = found;
  let { content } = found.article;
  while (content.length < contentLength) {
    const piece = await callInjected(tabId, 'extract', 'contentFrom', content.length);
    if (!piece.ok) return piece;
    if (!piece.value) return { ok: false, error: { code: 'absent', message: 'the page forgot the article' } };
    content += piece.value;
  }
  return { ok: true, value: { ...whole, article: { ...whole.article, content } } };
}

/**
 * The smallest script that can do the job: 'extract' has only the default algorithm, gives no reasons and reads no
 * selection. It also reads if the options name an unknown algorithm, e.g. one stored by a newer version.
 */
export function scriptFor({
  algorithm,
  explain = false,
  alternative = 0,
}: Pick<ExtractOptions, 'algorithm' | 'explain' | 'alternative'>): 'extract' | 'extract-all' {
  return explain || alternative < 0 || algorithms.slice(1).some(({ id }) => id === algorithm)
    ? 'extract-all'
    : 'extract';
}
