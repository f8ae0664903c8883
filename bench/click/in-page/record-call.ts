export type Api = Record<string, unknown>;
/** Start and end in milliseconds since the page or the worker began, and what was called. */
export type Call = { readonly name: string; readonly start: number; end: number };

/** Replaces a method by one that notes its calls. `onResult` gets each result. */
export function recordCall(
  calls: Call[],
  api: Api | undefined,
  method: string,
  nameOf: (argument: Api) => string,
  onResult?: (result: unknown) => void,
): void {
  const original = api?.[method];
  if (api === undefined || typeof original !== 'function') return;
  api[method] = async (...args: unknown[]): Promise<unknown> => {
    const call: Call = { name: nameOf((args[0] ?? {}) as Api), start: performance.now(), end: 0 };
    calls.push(call);
    const result: unknown = await Reflect.apply(original, api, args);
    call.end = performance.now();
    onResult?.(result);
    return result;
  };
}

/** Name of a call of `executeScript`: which files it injects, or which call it makes in the page. */
export function scriptName({ files, args }: Api): string {
  return Array.isArray(files) ? `inject ${files.join(' ')}` : `call ${(args as string[]).slice(0, 2).join(' ')}`;
}

type Injected = readonly { readonly result?: { readonly value?: { readonly steps?: Steps } } }[] | null;
/** Milliseconds by step of the reading, and since 1970 when it started and was answered. */
export type Steps = Readonly<Record<string, number>>;

/** The steps that the timed script adds to the result of `executeScript`. */
export function stepsIn(result: unknown): Steps | undefined {
  return (result as Injected)?.at(-1)?.result?.value?.steps;
}
