/** A note of the user. */
export type OwnNote = {
  /** Its words in the text; null where they are not found. */
  readonly range: Range | null;
  readonly words: string;
  readonly note: string;
  /** Language of the words; '' if unknown. */
  readonly lang: string;
};

/** The highlights and notes of the shown article, for a tool that prints them. */
export type OwnNotes = {
  /** Number of the highlights. */
  readonly count: () => number;
  /** In the order of the text. */
  readonly notes: () => readonly OwnNote[];
  readonly hide: () => void;
  readonly show: () => void;
};

/** The place where one tool leaves the notes of the shown article for the others. */
export type OwnNotesPlace = {
  /** null before they are loaded, and where there are none. */
  readonly now: () => OwnNotes | null;
  readonly set: (notes: OwnNotes | null) => void;
  /** Resolves once the notes of the first article are shown, or it is known that it has none. */
  readonly known: Promise<void>;
  /** Resolves `known`. */
  readonly setKnown: () => void;
};

/** An empty place. */
export function createOwnNotesPlace(): OwnNotesPlace {
  let now: OwnNotes | null = null;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return {
    now: () => now,
    set: (notes) => {
      now = notes;
    },
    known: promise,
    setKnown: () => {
      resolve(undefined);
    },
  };
}
