import type { ExtractOptions } from '../../article/extract-options.ts';
import { algorithms } from './algorithms.ts';
import { doesAnswer, inject, callInjected, callWhenInjected } from './call-tab.ts';
import { withLanguage } from '../browser/detect-language.ts';
import type { FailedRead } from './blocked-cause.ts';
import type { BlockedCause, ReadAnswer, ReadRequest } from '../messages/read-outcome.ts';
import { DECIDERS, fail, type Reply, succeed } from '../messages/protocol.ts';
import type { TabReading, TabRequest } from '../messages/tab-reading.ts';
import { withStoredRules } from './rules-of-page.ts';
import { rulesFor } from '../stores/site-rules.ts';
import { tabUrl } from '../browser/tabs.ts';
import { type Decide, withPacks } from './with-packs.ts';

/** A tab may load another page between the injection and the call. That page is tried as well. */
const TRIES = 2;
/** Milliseconds to read a page that answers: a large one takes long on a slow computer. */
const READ_TIMEOUT = 60_000;

/** A request whose options may still be loading: the script is injected meanwhile. */
export type EarlyRequest = Omit<ReadRequest, 'options'> & {
  readonly options: ExtractOptions | Promise<ExtractOptions>;
};

/** What the caller knows of the tab. */
type TabKnowledge = {
  /** Finds the cause of a failed reading. The popup rarely needs it and loads it on demand. */
  readonly findCause: (failure: FailedRead) => BlockedCause | Promise<BlockedCause>;
  /** The address of the tab, as `tabUrl` gives it, where it is known. */
  readonly url?: string | null;
  /** Decides on the page outside of it. Without it, the script that reads the page gets the code to decide. */
  readonly decide?: Decide;
};

/**
 * Extracts the article of a tab, or reports why that is impossible. Nothing of a silent page is read; ask again later.
 * Rejects only if the options or `findCause` do.
 */
export async function readTab(
  tabId: number,
  { options: wanted, wants, isAfterSilence = false }: EarlyRequest,
  { findCause, url, decide }: TabKnowledge,
): Promise<ReadAnswer> {
  const likely = wanted instanceof Promise ? 'extract' : scriptFor(wanted);
  const early = isAfterSilence ? null : injectReader(tabId, likely, decide);
  const address = url === undefined ? tabUrl(tabId) : Promise.resolve(url);
  const lookUp = async () => rulesFor((await address) ?? '');
  const known = isAfterSilence ? null : lookUp();
  const [isAwake, urlNow, chosen] = await Promise.all([doesAnswer(tabId), address, wanted]);
  if (!isAwake) return { kind: 'blocked', cause: 'silent', detail: '' };
  const urlBefore = urlNow ?? '';
  const options = withStoredRules(await (known ?? lookUp()), chosen);
  const request = wants === 'start' ? { ...options, wants } : options;
  const script = scriptFor(options);
  let reply = await extractIn(tabId, request, { script, injection: script === likely ? early : null, decide });
  for (let tries = 1; !reply.ok && reply.error.code === 'absent' && tries < TRIES; tries++)
    reply = await extractIn(tabId, request, { script, injection: null, decide });
  const answer = reply.ok ? await answerOf(tabId, reply.value) : reply;
  if (answer.ok) return answer.value;
  const { code, message } = answer.error;
  return {
    kind: 'blocked',
    cause: await findCause({ url: await tabUrl(tabId), urlBefore, code, message }),
    detail: message,
  };
}

/** Injects a script that reads pages, with what it decides with where nothing else decides. */
function injectReader(tabId: number, script: ReaderScript, decide: Decide | undefined): Promise<Reply<null>> {
  return inject(tabId, script, script === 'extract' && decide === undefined ? DECIDERS : []);
}

type ReaderScript = ReturnType<typeof scriptFor>;

/** How one attempt is made. */
type Attempt = {
  readonly script: ReaderScript;
  /** The injection of the script that has begun; null for none. */
  readonly injection: Promise<Reply<null>> | null;
  readonly decide: Decide | undefined;
};

/**
 * Makes one attempt. Injects the packs that the page or the algorithm needs; without them the result is poorer. The
 * larger script has a way to decide without packs.
 */
async function extractIn(
  tabId: number,
  options: TabRequest,
  { script, injection, decide }: Attempt,
): Promise<Reply<TabReading>> {
  const injected = injection ?? injectReader(tabId, script, decide);
  let isFirst = true;
  const reply = await withPacks(
    tabId,
    (given) => {
      const request = { ...options, ...given };
      if (!isFirst) return callInjected(tabId, script, 'extract', request, READ_TIMEOUT);
      isFirst = false;
      return callWhenInjected(tabId, script, injected, 'extract', request, READ_TIMEOUT);
    },
    decide,
  );
  return script === 'extract' && !reply.ok && reply.error.code === 'pack'
    ? extractIn(tabId, options, { script: 'extract-all', injection: null, decide })
    : reply;
}

/** What the reading means to a view. Fails where the page forgot the rest of a long content. */
async function answerOf(tabId: number, reading: TabReading): Promise<Reply<ReadAnswer>> {
  switch (reading.kind) {
    case 'unreadable':
      return succeed({ kind: 'blocked', cause: reading.cause, detail: '' });
    case 'start':
      return succeed({ kind: 'start', extraction: await withLanguage(reading.extraction) });
    case 'piece': {
      const { article } = reading.extraction;
      const content = await wholeContent(tabId, article.content, reading.length);
      if (!content.ok) return content;
      return succeed(await withLanguage({ ...reading.extraction, article: { ...article, content: content.value } }));
    }
    case 'article':
    case 'not-article':
      return succeed(await withLanguage(reading));
  }
}

/** A content of this length, of which the page handed over the first piece. It hands over the rest piece by piece. */
async function wholeContent(tabId: number, first: string, length: number): Promise<Reply<string>> {
  let content = first;
  while (content.length < length) {
    const piece = await callInjected(tabId, 'extract', 'contentFrom', content.length);
    if (!piece.ok) return piece;
    if (!piece.value) return fail('absent', 'the page forgot the article');
    content += piece.value;
  }
  return succeed(content);
}

/**
 * The smallest script that can do the job: 'extract' has only the default algorithm, gives no reasons and reads no
 * selection. It also reads if the options name an unknown algorithm, e.g. one stored by a newer version.
 */
export function scriptFor({
  algorithm,
  explain = false,
  alternative,
}: Pick<ExtractOptions, 'algorithm' | 'explain' | 'alternative'>): 'extract' | 'extract-all' {
  return explain || alternative === 'selected-text' || algorithms.slice(1).some(({ id }) => id === algorithm)
    ? 'extract-all'
    : 'extract';
}
