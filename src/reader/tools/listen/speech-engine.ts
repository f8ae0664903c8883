/** A voice that can speak. */
export type Voice = {
  readonly id: string;
  readonly name: string;
  /** BCP 47 tag. */
  readonly lang: string;
  /** False for a voice that needs the internet. */
  readonly isLocal: boolean;
  readonly isDefault: boolean;
};

/** What to speak, and how. `rate` 1 is the normal speed. */
export type SpeechRequest = { readonly text: string; readonly voice: Voice; readonly rate: number };

/** What the engine reports about one request. After `onEnd` or `onError` it reports nothing more. */
export type SpeechEvents = {
  readonly onStart: () => void;
  /** A word begins at this UTF-16 unit of the text. Some voices never report it. */
  readonly onWord: (at: number) => void;
  readonly onEnd: () => void;
  /** `code` as in SpeechSynthesisErrorEvent.error. */
  readonly onError: (code: string) => void;
};

/** Speaks one request at a time. */
export type SpeechEngine = {
  /** The voices known now. They may arrive late. */
  readonly voices: () => readonly Voice[];
  /** Calls back when the voices change. Returns a function that ends it. */
  readonly watchVoices: (onChange: () => void) => () => void;
  readonly speak: (request: SpeechRequest, events: SpeechEvents) => void;
  /** Stops speaking. Events of the stopped request may still come. */
  readonly cancel: () => void;
};

/** Calls back after some milliseconds. Returns a function that prevents it. */
export type Timer = (milliseconds: number, run: () => void) => () => void;
