import { mediaUrl } from '../../urls.ts';

export type Candidate = { readonly url: string; readonly descriptor: string };

const DESCRIPTOR = /^\d+(?:\.\d+)?[wx]$/;
/** Pixels: a little wider than the widest reading column on a dense screen. */
const ENOUGH_WIDTH = 1600;

/**
 * Parses a srcset (HTML Living Standard, "parse a srcset attribute"), including commas inside addresses. Addresses
 * become absolute; invalid candidates are left out.
 */
export function parseSrcset(written: string, base: string): Candidate[] {
  const candidates: Candidate[] = [];
  if (written === '') return candidates;
  const pattern = /[\s,]*(\S+)([^,]*)/gy;
  for (let match = pattern.exec(written); match; match = pattern.exec(written)) {
    let address = match[1]!;
    let descriptor = match[2]!.trim();
    if (address.endsWith(',')) {
      // The comma ended the candidate: what matched as its descriptor is the next address.
      pattern.lastIndex = match.index + match[0].length - match[2]!.length;
      address = address.replace(/(?<!,),+$/, '');
      descriptor = '';
    }
    const url = mediaUrl(address, base);
    if (url === null || (descriptor !== '' && !DESCRIPTOR.test(descriptor))) continue;
    candidates.push({ url, descriptor });
  }
  return candidates;
}

/** The srcset as text; '' for fewer than two candidates. */
export function formatSrcset(candidates: readonly Candidate[]): string {
  if (candidates.length < 2) return '';
  return candidates.map(({ url, descriptor }) => `${url.replace(/,$/, '%2C')} ${descriptor}`.trim()).join(', ');
}

/**
 * The address of the smallest candidate wide enough for a reading column, else of the widest; null where there is none.
 */
export function bestCandidate(candidates: readonly Candidate[]): string | null {
  const sorted = [...candidates].sort((a, b) => size(a) - size(b));
  return (sorted.find((candidate) => size(candidate) >= ENOUGH_WIDTH) ?? sorted.at(-1))?.url ?? null;
}

/** Width in pixels. A density counts as that many times 800 px. */
function size({ descriptor }: Candidate): number {
  const value = descriptor === '' ? 1 : parseFloat(descriptor);
  return descriptor.endsWith('w') ? value : value * 800;
}
