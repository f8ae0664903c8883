import type { SpeechEngine, SpeechEvents, SpeechRequest, Timer, Voice } from '../speech-engine.ts';

/** A voice for tests: its name is its id. */
export function testVoice(id: string, lang: string, changes: Partial<Voice> = {}): Voice {
  return { id, name: id, lang, isLocal: true, isDefault: false, ...changes };
}

/** An engine and a clock that do what a test says. */
export class FakeEngine {
  available: readonly Voice[];
  readonly requests: (SpeechRequest & SpeechEvents)[] = [];
  cancels = 0;
  #watcher: (() => void) | null = null;
  #timer: { readonly at: number; readonly run: () => void } | null = null;
  #now = 0;

  constructor(...available: readonly Voice[]) {
    this.available = available;
  }

  readonly engine: SpeechEngine = {
    voices: () => this.available,
    watchVoices: (onChange) => {
      this.#watcher = onChange;
      return () => (this.#watcher = null);
    },
    speak: (request, events) => {
      this.requests.push({ ...request, ...events });
    },
    cancel: () => {
      this.cancels++;
    },
  };

  /** Only one callback waits at a time. */
  readonly timer: Timer = (milliseconds, run) => {
    const mine = { at: this.#now + milliseconds, run };
    this.#timer = mine;
    return () => {
      if (this.#timer === mine) this.#timer = null;
    };
  };

  /** Lets time pass. */
  wait(milliseconds: number): void {
    const end = this.#now + milliseconds;
    while (this.#timer !== null && this.#timer.at <= end) {
      const { at, run } = this.#timer;
      this.#timer = null;
      this.#now = at;
      run();
    }
    this.#now = end;
  }

  setVoices(...available: readonly Voice[]): void {
    this.available = available;
    this.#watcher?.();
  }

  /** The latest request. */
  get last(): SpeechRequest & SpeechEvents {
    const request = this.requests.at(-1);
    if (request === undefined) throw new Error('Nothing was spoken.');
    return request;
  }

  /** The texts of all requests. */
  get texts(): readonly string[] {
    return this.requests.map(({ text }) => text);
  }
}
