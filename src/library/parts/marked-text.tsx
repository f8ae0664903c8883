import type { Piece } from './hit-sentence.ts';

/** A text in which the words that were searched are marked. */
export function MarkedText({ pieces }: { readonly pieces: readonly Piece[] }) {
  return <>{pieces.map(({ text, isHit }, at) => (isHit ? <mark key={at}>{text}</mark> : text))}</>;
}
