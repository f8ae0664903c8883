import { ACCENTS_ABOVE, ACCENTS_BELOW, WITH_LIMITS } from './tex-symbols.ts';

const SINGLE = /^(?:[a-z0-9]|\\[a-z]+)$/i;
const PRIMES = /^(?:\{\}'+)+$/;

/** A base with scripts; '' where one is absent. */
export function scriptsTex(base: string, lower: string, upper: string): string {
  return pairsTex(base, [lower, upper]);
}

/** A base with pairs of scripts, lower and upper, behind it. */
export function pairsTex(base: string, scripts: readonly string[]): string {
  const pairs: string[] = [];
  for (let at = 0; at < scripts.length; at += 2) {
    const [lower = '', upper = ''] = scripts.slice(at, at + 2);
    const pair = (lower && `_${grouped(lower)}`) + (upper && `^${grouped(primed(upper))}`);
    if (pair !== '') pairs.push(pair);
  }
  return pairs.length === 0 ? base : asBase(base) + pairs.join('{}');
}

/** What stands above a base: an accent, the upper limit of an operator, or an addition. */
export function overTex(base: string, over: string, text: string): string {
  if (over === '') return base;
  const accent = ACCENTS_ABOVE.get(text.trim());
  if (accent !== undefined) return `\\${accent[isLetter(base) ? 0 : 1]}{${base}}`;
  return takesLimits(base, '^') ? `${base}^${grouped(over)}` : `\\overset{${over}}{${base}}`;
}

/** What stands below a base. */
export function underTex(base: string, under: string, text: string): string {
  if (under === '') return base;
  const accent = ACCENTS_BELOW.get(text.trim());
  if (accent !== undefined) return `\\${accent}{${base}}`;
  return takesLimits(base, '_') ? `${base}_${grouped(under)}` : `\\underset{${under}}{${base}}`;
}

/** True for an operator or a brace, whose script TeX puts above or below it, without or with its lower limit. */
function takesLimits(base: string, sign: '^' | '_'): boolean {
  const [, operator = base] = sign === '^' ? (/^(\\[a-z]+)_(?:[a-z0-9]|\\[a-z]+|\{[^{}]*\})$/i.exec(base) ?? []) : [];
  return WITH_LIMITS.test(operator) || (sign === '^' ? /^\\overbrace\{/ : /^\\underbrace\{/).test(base);
}

function isLetter(base: string): boolean {
  return SINGLE.test(base) || /^\\math\w+\{\w\}$/.test(base);
}

function asBase(base: string): string {
  if (base === '') return '{}';
  if (SINGLE.test(base) || /^(?:[()[\]]|\\[{}]|\\(?:text|math\w+|boldsymbol|operatorname)\{[^{}]*\})$/.test(base))
    return base;
  return `{${base}}`;
}

function grouped(tex: string): string {
  return /^[a-z0-9]$/i.test(tex) ? tex : `{${tex}}`;
}

/** In a script, a prime is a symbol. As a sign of its own it would be raised twice. */
function primed(tex: string): string {
  return PRIMES.test(tex) ? '\\prime'.repeat(tex.replace(/[{}]/g, '').length) : tex;
}
