import { isRecord } from './is-record.ts';

/**
 * A change of JSON values (RFC 7396): objects are merged key by key, null removes a key, everything else is replaced.
 * Two changes of different keys can be applied one after the other, and none is lost.
 */
export type MergePatch = { readonly [key: string]: unknown };

/** The patch that makes `after` of `before`. Values must be JSON without null. */
export function mergePatchOf(before: MergePatch, after: MergePatch): MergePatch {
  const changes = Object.entries(after).flatMap(([key, value]) => {
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    if (isRecord(value) && isRecord(old)) {
      const patch = mergePatchOf(old, value);
      return Object.keys(patch).length > 0 ? [[key, patch] as const] : [];
    }
    return JSON.stringify(value) === JSON.stringify(old) ? [] : [[key, value] as const];
  });
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return Object.fromEntries([...changes, ...removed.map((key) => [key, null] as const)]);
}

/** The values after a patch. Keys that it changes stand last. */
export function mergePatched(values: unknown, patch: MergePatch): MergePatch {
  const merged = new Map(isRecord(values) ? Object.entries(values) : []);
  for (const [key, value] of Object.entries(patch)) {
    const old = merged.get(key);
    merged.delete(key);
    if (value !== null) merged.set(key, isRecord(value) ? mergePatched(old, value) : value);
  }
  return Object.fromEntries(merged);
}
