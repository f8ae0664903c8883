import browser from 'webextension-polyfill';
import {
  fail,
  ALWAYS_NEEDED_PACKS,
  callsKey,
  scriptFile,
  type Pack,
  type Reply,
  type TabAnswer,
  type TabAsk,
  type TabCall,
  type TabScript,
} from './protocol.ts';
import { errorText } from './report.ts';

/** How long a script waits for a page that is still loading before it takes the page as it is, in milliseconds. */
const PATIENCE: Readonly<Record<TabScript, number>> = { extract: 1500, 'extract-all': 1500, overlay: 0 };
/** When to give up on a page that answers nothing: a dialog of the page or the debugger holds it, in milliseconds. */
const GIVE_UP = 15_000;

/** Brings a script into the top frame of a tab and makes one call of it. Never rejects. */
export async function callTab<S extends TabScript, C extends TabCall<S>>(
  tabId: number,
  script: S,
  call: C,
  ask: TabAsk<S, C>,
): Promise<Reply<TabAnswer<S, C>>> {
  const injected = await inject(tabId, script);
  return injected.ok ? callInjected(tabId, script, call, ask) : injected;
}

/** Makes one call of a script that was brought in before; 'absent' where the page has gone since, 'unreachable' where no answer has come after `giveUp` milliseconds. Never rejects. */
export function callInjected<S extends TabScript, C extends TabCall<S>>(
  tabId: number,
  script: S,
  call: C,
  ask: TabAsk<S, C>,
  giveUp = GIVE_UP,
): Promise<Reply<TabAnswer<S, C>>> {
  return within(giveUp, execute(tabId, script, call, ask));
}

async function execute<S extends TabScript, C extends TabCall<S>>(
  tabId: number,
  script: S,
  call: C,
  ask: TabAsk<S, C>,
): Promise<Reply<TabAnswer<S, C>>> {
  try {
    const [result] = await browser.scripting.executeScript({
      target: { tabId },
      func: callPublished,
      args: [callsKey(script), call, ask],
      // The file is in already; without this a page that never finishes loading would never be called.
      injectImmediately: true,
    });
    if (result?.error !== undefined) return fail('injection', errorText(result.error));
    const reply = result?.result as Reply<TabAnswer<S, C>> | null | undefined;
    return reply ?? fail('absent', 'the page went away');
  } catch (thrown) {
    return fail('injection', errorText(thrown));
  }
}

/** Brings a pack into the top frame of a tab. Never rejects; a script that wants a pack that did not come goes on without. */
export function injectPack(tabId: number, pack: Pack): Promise<Reply<null>> {
  return within(GIVE_UP, injectFile(tabId, pack, true));
}

async function inject(tabId: number, script: TabScript): Promise<Reply<null>> {
  const patience = PATIENCE[script];
  if (patience === 0) return within(GIVE_UP, injectFile(tabId, script, true));
  const whenIdle = injectWithPacks(tabId, script, false);
  const early = await Promise.race([whenIdle, pause(patience)]);
  return early ?? within(GIVE_UP, Promise.race([whenIdle, injectWithPacks(tabId, script, true)]));
}

/** Packs that a script always wants come with it, in one step; where they do not come in, the script does without. */
async function injectWithPacks(tabId: number, script: TabScript, injectImmediately: boolean): Promise<Reply<null>> {
  const packs = ALWAYS_NEEDED_PACKS[script] ?? [];
  const together = await injectFiles(tabId, [...packs, script], injectImmediately);
  return together.ok || packs.length === 0 ? together : injectFiles(tabId, [script], injectImmediately);
}

function injectFile(tabId: number, script: TabScript | Pack, injectImmediately: boolean): Promise<Reply<null>> {
  return injectFiles(tabId, [script], injectImmediately);
}

async function injectFiles(
  tabId: number,
  scripts: readonly (TabScript | Pack)[],
  injectImmediately: boolean,
): Promise<Reply<null>> {
  try {
    const [result] = await browser.scripting.executeScript({
      target: { tabId },
      files: scripts.map(scriptFile),
      injectImmediately,
    });
    // Firefox resolves where a script did not come in, with the cause inside.
    return result?.error === undefined ? { ok: true, value: null } : fail('injection', errorText(result.error));
  } catch (thrown) {
    return fail('injection', errorText(thrown));
  }
}

async function within<T>(milliseconds: number, reply: Promise<Reply<T>>): Promise<Reply<T>> {
  return (await Promise.race([reply, pause(milliseconds)])) ?? fail('unreachable', 'the page does not answer');
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}

/** Runs inside the page's tab: it may use nothing but its arguments and what the page's realm has. */
async function callPublished(name: string, call: string, ask: unknown): Promise<unknown> {
  const published = (globalThis as unknown as Record<symbol, Record<string, (ask: unknown) => unknown> | undefined>)[
    Symbol.for(name)
  ];
  const run = published?.[call];
  if (run === undefined) return { ok: false, error: { code: 'absent', message: 'the page went away' } };
  try {
    return { ok: true, value: await run(ask) };
  } catch (thrown) {
    return { ok: false, error: { code: 'failed', message: String((thrown as Error | null)?.stack ?? thrown) } };
  }
}
