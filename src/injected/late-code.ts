import { Missing, type NeedCode } from '../dom/rare/need-code.ts';
import type { Walk } from '../dom/walk/walk-page.ts';
import type { Resources } from '../engine/types.ts';
import { inTab } from '../platform/in-tab/in-tab.ts';
import type { PacksNeeded } from '../platform/messages/protocol.ts';

/** The code that a script may find in its tab, by name. Each file in `late/` adds its own under its own name. */
export interface LateCode {
  /** Takes the page that was read last, for marking its parts. The script `page-parts` puts it into the tab. */
  readonly 'take-walk': (walk: Walk) => void;
}

/** Puts code into this tab for the other scripts of the extension. The build does this for the files in `late/`. */
export function publish<Name extends keyof LateCode>(name: Name, code: LateCode[Name]): void {
  inTab()[name] ??= code;
}

/** The code; null where its script has not been injected into this tab. */
export function late<Name extends keyof LateCode>(name: Name): LateCode[Name] | null {
  return (inTab()[name] as LateCode[Name] | undefined) ?? null;
}

/** The code that a call cannot do without. Throws `Missing` where it is not in the tab. */
export function required<Name extends keyof LateCode>(name: Name): LateCode[Name] {
  const code = late(name);
  if (code === null) throw new Missing([name]);
  return code;
}

/**
 * The code in this tab, for building an article. `given`: what was injected for this call; of that, nothing is missing
 * but only cannot be loaded. Null: nothing may be asked for.
 */
export function codeInTab(given: readonly string[] | null): NeedCode {
  return (name) => {
    if (given !== null) ask([name], given);
    return late(name);
  };
}

/** The resources in this tab, by name. Throws `Missing` as `ask` does for those that the algorithm needs. */
export function resourcesInTab(needs: readonly string[] = [], given: readonly string[] = []): Resources {
  ask(needs, given);
  return inTab() as Resources;
}

/** Throws `Missing` where some of these are not in the tab and were not given either. */
export function ask(names: readonly string[], given: readonly string[]): void {
  const missing = missingOf(names, given);
  if (missing.length > 0) throw new Missing(missing);
}

/** Those of the names that are not in the tab and were not given either. */
export function missingOf(names: readonly string[], given: readonly string[]): readonly string[] {
  return names.filter((name) => inTab()[name] === undefined && !given.includes(name));
}

/** Thrown where a decision on a page is needed. */
export class Undecided extends Missing {
  /** @param page the page as text @param names what is missing besides */
  constructor(
    readonly page: string,
    names: readonly string[],
  ) {
    super(names);
  }
}

/** The result of the work, or what is missing for it. */
export function orNeeds<T>(work: () => T): T | PacksNeeded {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof Undecided) return { kind: 'needs', packs: cause.names, page: cause.page };
    if (cause instanceof Missing) return { kind: 'needs', packs: cause.names };
    throw cause;
  }
}
