/** What a test can read of the fake speech, and what it can report in place of the engine. */
type FakeSpeech = {
  /** Texts that were given to the engine, in order. */
  readonly texts: string[];
  /** The latest utterance. */
  readonly last: () => {
    readonly text: string;
    readonly rate: number;
    readonly voice: { readonly name: string } | null;
  };
  /** Reports the word at this place of the latest utterance. */
  readonly word: (charIndex: number) => void;
  /** Reports the end of the latest utterance. */
  readonly end: () => void;
  cancels: number;
  /** Addresses of the sounds that began to play. */
  readonly sounds: string[];
};

/** The window of a view after `installFakeSpeech`. */
export type SpeakingWindow = Window & { readonly fakeSpeech: FakeSpeech };

type FakeUtterance = {
  text: string;
  rate: number;
  voice: { name: string } | null;
  onboundary?: (event: object) => void;
  onend?: () => void;
};

/**
 * Runs in a view: replaces the browser's speech by a fake with these voices. The test decides when it speaks. Headless
 * browsers have no voices.
 */
export function installFakeSpeech(voices: readonly (readonly [name: string, lang: string])[]): void {
  const utterances: FakeUtterance[] = [];
  const fake: FakeSpeech = {
    texts: [],
    sounds: [],
    last: () => utterances.at(-1)!,
    word: (charIndex) => utterances.at(-1)?.onboundary?.({ name: 'word', charIndex }),
    end: () => utterances.at(-1)?.onend?.(),
    cancels: 0,
  };
  const all = voices.map(([name, lang], at) => ({ name, lang, voiceURI: name, localService: true, default: at === 0 }));
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => all,
    speak: (utterance: FakeUtterance) => {
      utterances.push(utterance);
      fake.texts.push(utterance.text);
    },
    cancel: () => fake.cancels++,
    resume: () => undefined,
  });
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', {
    value: class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  });
  Object.defineProperty(window, 'fakeSpeech', { value: fake });
  const { play } = HTMLMediaElement.prototype;
  Object.assign(HTMLMediaElement.prototype, {
    async play(this: HTMLMediaElement) {
      await play.call(this);
      fake.sounds.push(this.currentSrc);
    },
  });
}
