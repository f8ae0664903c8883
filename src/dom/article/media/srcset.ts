import { mediaUrl } from '../../urls.ts';

export type Candidate = { readonly url: string; readonly descriptor: string };

const DESCRIPTOR = /^\d+(?:\.\d+)?[wx]$/;
/** A source a little wider than the widest column it will be shown in, on a dense screen. */
const ENOUGH_WIDTH = 1600;

/** Reads a srcset (HTML Living Standard, "parse a srcset attribute", commas inside addresses included); addresses absolute, others left out. */
export function parseSrcset(written: string, base: string): Candidate[] {
  const candidates: Candidate[] = [];
  if (written === '') return candidates;
  const pattern = /[\s,]*(\S+)([^,]*)/gy;
  for (let match = pattern.exec(written); match; match = pattern.exec(written)) {
    let address = match[1]!;
    let descriptor = match[2]!.trim();
    if (address.endsWith(',')) {
      // The comma ended the candidate, so what the pattern took for a descriptor is the next address.
      pattern.lastIndex = match.index + match[0].length - match[2]!.length;
      address = address.replace(/,+$/, '');
      descriptor = '';
    }
    const url = mediaUrl(address, base);
    if (url === null || (descriptor !== '' && !DESCRIPTOR.test(descriptor))) continue;
    candidates.push({ url, descriptor });
  }
  return candidates;
}

/** The srcset as text again; '' where there is nothing to choose between. */
export function formatSrcset(candidates: readonly Candidate[]): string {
  if (candidates.length < 2) return '';
  return candidates.map(({ url, descriptor }) => `${url.replace(/,$/, '%2C')} ${descriptor}`.trim()).join(', ');
}

/** The smallest candidate that is wide enough for a reading column, else the largest; null where there is none. */
export function bestCandidate(candidates: readonly Candidate[]): string | null {
  const sorted = [...candidates].sort((a, b) => size(a) - size(b));
  return (sorted.find((candidate) => size(candidate) >= ENOUGH_WIDTH) ?? sorted.at(-1))?.url ?? null;
}

/** Pixel width; a density counts as that many columns of 800 px. */
function size({ descriptor }: Candidate): number {
  const value = descriptor === '' ? 1 : parseFloat(descriptor);
  return descriptor.endsWith('w') ? value : value * 800;
}
