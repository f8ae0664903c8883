import browser from '../browser/browser.ts';
import {
  fail,
  IN_TAB,
  packFile,
  scriptFile,
  type Reply,
  type TabResult,
  type TabArgument,
  type TabCall,
  type TabScript,
  waitingFor,
} from '../messages/protocol.ts';
import { errorText } from '../browser/log-error.ts';

/** Milliseconds to wait for a loading page before the script is injected anyway. */
const LOAD_TIMEOUT: Readonly<Record<TabScript, number>> = {
  extract: 1500,
  'extract-all': 1500,
  overlay: 0,
  'page-parts': 0,
};
/** Milliseconds until a call fails. A dialog of the page or the debugger can block its scripts. */
const CALL_TIMEOUT = 15_000;
/** Milliseconds until a page that runs no script counts as silent: it is busy, or a dialog of it is open. */
export const SILENCE_TIMEOUT = 1_500;
/** Milliseconds after an injection in which most pages answer the call that waited for it. */
const USUAL_ANSWER = 1_000;

/** True if the page in a tab runs a script in time. A refusal is an answer as well. Never rejects. */
export async function doesAnswer(tabId: number): Promise<boolean> {
  const reply = await callInjected(tabId, 'overlay', 'state', null, SILENCE_TIMEOUT);
  return reply.ok || reply.error.code !== 'unreachable';
}

/** Injects a script into the top frame of a tab and makes one call. Never rejects. */
export async function callTab<S extends TabScript, C extends TabCall<S>>(
  tabId: number,
  script: S,
  call: C,
  argument: TabArgument<S, C>,
  timeout = CALL_TIMEOUT,
): Promise<Reply<TabResult<S, C>>> {
  const injected = await inject(tabId, script);
  return injected.ok ? callInjected(tabId, script, call, argument, timeout) : injected;
}

/**
 * Makes one call of a script that was injected before. Never rejects: fails with 'absent' if the page has been left
 * since, with 'unreachable' after `timeout` milliseconds without an answer.
 */
export function callInjected<S extends TabScript, C extends TabCall<S>>(
  tabId: number,
  script: S,
  call: C,
  argument: TabArgument<S, C>,
  timeout = CALL_TIMEOUT,
): Promise<Reply<TabResult<S, C>>> {
  return withTimeout(timeout, execute(tabId, script, call, argument));
}

/**
 * Makes one call of a script whose injection has begun. The call waits in the page for the script, so that no time
 * passes between the two. Never rejects: fails as the injection does, else like `callInjected`; with 'absent' if the
 * tab loads another page between the two, where the call would wait without end.
 */
export async function callWhenInjected<S extends TabScript, C extends TabCall<S>>(
  tabId: number,
  script: S,
  injection: Promise<Reply<null>>,
  call: C,
  argument: TabArgument<S, C>,
  timeout: number,
): Promise<Reply<TabResult<S, C>>> {
  const reply = withTimeout(timeout, execute(tabId, script, call, argument, waitingFor(script)));
  const injected = await injection;
  if (!injected.ok) return injected;
  if ((await Promise.race([reply, delay(USUAL_ANSWER)])) === undefined)
    // If the page is gone, the waiting call ends by itself.
    void browser.scripting
      .executeScript({
        target: { tabId },
        func: endWaiting,
        args: [script, waitingFor(script), IN_TAB],
        injectImmediately: true,
      })
      .catch(() => undefined);
  return reply;
}

async function execute<S extends TabScript, C extends TabCall<S>>(
  tabId: number,
  script: S,
  call: C,
  argument: TabArgument<S, C>,
  waiting: string | null = null,
): Promise<Reply<TabResult<S, C>>> {
  try {
    const [result] = await browser.scripting.executeScript({
      target: { tabId },
      func: callPublished,
      // Not an object: Chromium leaves out its properties that are null.
      args: [script, call, argument, waiting, IN_TAB],
      // Without this the call would wait for the page to finish loading.
      injectImmediately: true,
    });
    if (result?.error !== undefined) return fail('injection', errorText(result.error));
    const reply = result?.result as Reply<TabResult<S, C>> | null | undefined;
    return reply ?? fail('absent', 'the page went away');
  } catch (thrown) {
    return fail('injection', errorText(thrown));
  }
}

/** Injects packs into the top frame of a tab. Never rejects: scripts also work without their packs. */
export async function injectPacks(tabId: number, packs: readonly string[]): Promise<void> {
  const all = await withTimeout(CALL_TIMEOUT, injectFiles(tabId, packs.map(packFile), true));
  // Packs are injected one by one if one of them cannot be injected.
  if (!all.ok && all.error.code === 'injection' && packs.length > 1)
    for (const pack of packs) await withTimeout(CALL_TIMEOUT, injectFiles(tabId, [packFile(pack)], true));
}

/** Injects a script and packs that it needs into the top frame of a tab. Never rejects. */
export async function inject(tabId: number, script: TabScript, packs: readonly string[] = []): Promise<Reply<null>> {
  const timeout = LOAD_TIMEOUT[script];
  if (timeout === 0) return withTimeout(CALL_TIMEOUT, injectFiles(tabId, [scriptFile(script)], true));
  const whenIdle = injectWithPacks(tabId, script, packs, false);
  const early = await Promise.race([whenIdle, delay(timeout)]);
  return early ?? withTimeout(CALL_TIMEOUT, Promise.race([whenIdle, injectWithPacks(tabId, script, packs, true)]));
}

/** Injects a script and packs, or the script alone if the packs cannot be injected. */
async function injectWithPacks(
  tabId: number,
  script: TabScript,
  packs: readonly string[],
  injectImmediately: boolean,
): Promise<Reply<null>> {
  const both = await injectFiles(tabId, [...packs.map(packFile), scriptFile(script)], injectImmediately);
  return both.ok || packs.length === 0 ? both : injectFiles(tabId, [scriptFile(script)], injectImmediately);
}

async function injectFiles(tabId: number, files: string[], injectImmediately: boolean): Promise<Reply<null>> {
  try {
    const [result] = await browser.scripting.executeScript({
      target: { tabId },
      files,
      injectImmediately,
    });
    // Firefox resolves with an error inside if the script could not be injected.
    return result?.error === undefined ? { ok: true, value: null } : fail('injection', errorText(result.error));
  } catch (thrown) {
    return fail('injection', errorText(thrown));
  }
}

async function withTimeout<T>(milliseconds: number, reply: Promise<Reply<T>>): Promise<Reply<T>> {
  return (await Promise.race([reply, delay(milliseconds)])) ?? fail('unreachable', 'the page does not answer');
}

function delay(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}

/** Runs inside the tab like `callPublished`: ends the calls that wait for a script which this page does not have. */
function endWaiting(script: string, waiting: string, key: string): void {
  const tab = (globalThis as unknown as Record<symbol, Record<string, unknown> | undefined>)[Symbol.for(key)];
  if (tab === undefined || tab[script] !== undefined) return;
  for (const end of (tab[waiting] ?? []) as readonly (() => void)[]) end();
}

/**
 * Runs inside the tab. It is injected as text, so it may use only its arguments and globals. `key`: of the symbol of
 * what is in the tab. `waiting`: the name under which `publishCalls` finds the calls that wait for it; null for a call
 * that does not wait.
 */
async function callPublished(
  script: string,
  call: string,
  argument: unknown,
  waiting: string | null,
  key: string,
): Promise<unknown> {
  type Calls = Readonly<Record<string, (argument: unknown) => unknown>>;
  const tab = ((globalThis as unknown as Record<symbol, Record<string, unknown>>)[Symbol.for(key)] ??= {});
  const published = () => tab[script] as Calls | undefined;
  if (waiting !== null && published() === undefined)
    await new Promise<void>((resolve) => {
      const list = (tab[waiting] ??= []) as (() => void)[];
      list.push(resolve);
    });
  const run = published()?.[call];
  if (run === undefined) return { ok: false, error: { code: 'absent', message: 'the page went away' } };
  try {
    return { ok: true, value: await run(argument) };
  } catch (thrown) {
    return { ok: false, error: { code: 'failed', message: String((thrown as Error | null)?.stack ?? thrown) } };
  }
}
