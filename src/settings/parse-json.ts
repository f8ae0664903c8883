import { isRecord } from './is-record.ts';

/** The value in a text of JSON; null if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A property that the value itself has, and none that it inherits. */
export function own(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
