/** Red, green and blue of a colour, 0 to 255 each. */
type Channels = readonly [number, number, number];

function channels(hex: string): Channels {
  const channel = (at: number): number => parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Relative luminance as WCAG 2.2 defines it: 0 for black, 1 for white. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** The light of a channel, 0 to 1. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Contrast of two colours as WCAG 2.2 defines it: 1 for equal ones, 21 for black on white. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The colour between two others; `share` of the first, 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const from = channels(other);
  const parts = channels(one).map((channel, at) => Math.round(channel * share + (from[at] ?? 0) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
