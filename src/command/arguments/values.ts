import { UsageError } from '../text/command-error.ts';

/** The values of options as they are written. */
export type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

const UNITS: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, g: 1e9 };
const MAX_JOBS = 256;
const DEFAULT_TIMEOUT = 30;
const DEFAULT_BYTES = 20e6;
/** Node's timers hold no longer time. Seconds. */
const MAX_TIMEOUT = 2_000_000;
const HEADER = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):([^\r\n\0]*)$/;

export function textOf(values: Values, name: string): string | null {
  const value = values[name];
  return typeof value === 'string' ? value : null;
}

export function textsOf(values: Values, name: string): readonly string[] {
  const value = values[name];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

export function isSet(values: Values, name: string): boolean {
  return values[name] !== undefined;
}

/** --jobs; null where it is absent. */
export function jobsOf(values: Values): number | null {
  const text = textOf(values, 'jobs');
  if (text === null) return null;
  if (!/^\d+$/.test(text) || Number(text) < 1 || Number(text) > MAX_JOBS)
    throw new UsageError(`--jobs is a number from 1 to ${String(MAX_JOBS)}, not "${text}".`);
  return Number(text);
}

/** --timeout in milliseconds. */
export function timeoutOf(values: Values): number {
  const text = textOf(values, 'timeout') ?? String(DEFAULT_TIMEOUT);
  const seconds = /^(?:\d+|\d*\.\d+)$/.test(text) ? Number(text) : 0;
  if (seconds <= 0 || seconds > MAX_TIMEOUT) throw new UsageError(`--timeout is a number of seconds, not "${text}".`);
  return Math.ceil(seconds * 1000);
}

/** --max-bytes as a number. */
export function maxBytesOf(values: Values): number {
  const text = textOf(values, 'max-bytes') ?? String(DEFAULT_BYTES);
  const [, digits = '', unit = ''] = /^(\d+)([kmg]?)$/i.exec(text) ?? [];
  const bytes = Number(digits) * (UNITS[unit.toLowerCase()] ?? 0);
  if (!(bytes >= 1)) throw new UsageError(`--max-bytes is a number such as 500000 or 5M, not "${text}".`);
  return bytes;
}

/** --header as names and values. */
export function headersOf(values: Values): (readonly [name: string, value: string])[] {
  return textsOf(values, 'header').map((text) => {
    const [, name, value] = HEADER.exec(text) ?? [];
    if (name === undefined || value === undefined)
      throw new UsageError(`--header is a name and a value, such as "Cookie: a=b", not "${text}".`);
    return [name.toLowerCase(), value.trim()] as const;
  });
}

/** --lang as a tag of BCP 47; null where it is absent. */
export function langOf(values: Values): string | null {
  const text = textOf(values, 'lang');
  if (text === null) return null;
  try {
    return Intl.getCanonicalLocales(text)[0] ?? null;
  } catch {
    throw new UsageError(`--lang is a language tag such as de or pt-BR, not "${text}".`);
  }
}
