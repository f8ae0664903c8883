/** An amount next to a currency sign, a code of three letters or an abbreviation. */
const PRICE = /(?:\p{Sc}|\b[A-Z]{3})\s?(\d[\d.,]*)|(?<!\d[.,]?)(\d[\d.,]*)\s?(?:\p{Sc}|[A-Z]{3}\b|kr\b|zł|Kč)/gu;
/** One or two digits after the last separator are decimals; three are thousands. */
const DECIMALS = /[.,](\d{1,2})$/;

/** The amounts of the prices in a text. */
export function pricesIn(text: string): number[] {
  return [...text.matchAll(PRICE)].map(([, after, before]) => amountOf(after ?? before!));
}

/** The number that a text writes with its separators: 1234.5 for '1,234.50' and '1.234,50'; 0 without digits. */
export function amountOf(text: string): number {
  const bare = text.replace(/(?<!\D)\D+$/, '');
  const decimals = DECIMALS.exec(bare);
  const whole = decimals ? bare.slice(0, decimals.index) : bare;
  return parseFloat(`${whole.replace(/\D/g, '')}.${decimals?.[1] ?? 0}`);
}
