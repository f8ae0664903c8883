/** A note of the user. */
export type PrintedNote = {
  /** Its words in the text; null where they are not found. */
  readonly range: Range | null;
  readonly words: string;
  readonly note: string;
  /** Language of the words; '' if unknown. */
  readonly lang: string;
};

/** The highlights of the shown article in the form that printing needs. */
export type PrintedHighlights = {
  readonly count: () => number;
  /** In the order of the text. */
  readonly notes: () => readonly PrintedNote[];
  readonly hide: () => void;
  readonly show: () => void;
};

let shown: PrintedHighlights | null = null;
const known = Promise.withResolvers<null>();

/** Sets the highlights of the shown article; null for none. */
export function setPrintedHighlights(highlights: PrintedHighlights | null): void {
  shown = highlights;
}

/** The highlights of the shown article; null before they are loaded. */
export function printedHighlights(): PrintedHighlights | null {
  return shown;
}

/** Resolves once the highlights of the first article are shown, or it is known that it has none. */
export const highlightsKnown: Promise<null> = known.promise;

/** Resolves `highlightsKnown`: the highlights are shown, or there are none. */
export function noteHighlightsKnown(): void {
  known.resolve(null);
}
