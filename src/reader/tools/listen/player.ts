import type { Source, Spoken } from '../../article/spoken-text.ts';
import { endOfPart, type Span, wordAt } from '../../text/sentences.ts';
import { longestGap, longestPart, longestSilence } from './speech-limits.ts';
import type { SpeechEngine, Timer, Voice } from './speech-engine.ts';
import { chooseVoice } from './voices.ts';

export type Status = 'waiting' | 'speaking' | 'paused' | 'ended' | 'no-voice' | 'failed';

/** Why speech stopped. `detail` is what the engine said. */
export type Failure = { readonly cause: 'stalled' | 'network' | 'engine' | 'not_allowed'; readonly detail: string };

export type PlayerState<B> = {
  readonly status: Status;
  readonly block: B | null;
  readonly sentence: Span | null;
  /** Null until the voice reports a word. */
  readonly word: Span | null;
  readonly voice: Voice | null;
  readonly failure: Failure | null;
};

/** What the user chose. Voices are ids by language. */
export type SpeechChoices = { readonly rate: number; readonly voiceFor: (lang: string) => string | undefined };

type PlayerOptions<B extends Spoken> = {
  readonly engine: SpeechEngine;
  readonly timer: Timer;
  readonly source: Source<B>;
  /** The language of the article. */
  readonly lang: string;
  readonly choices: () => SpeechChoices;
  readonly onChange: (state: PlayerState<B>) => void;
};

export type Player<B> = {
  /** Speaks from a place in a paragraph on. */
  readonly startAt: (block: B, offset: number) => void;
  readonly play: () => void;
  readonly pause: () => void;
  /** Goes to the next (1) or the previous (-1) paragraph or sentence. A paused player stays paused. */
  readonly skipBlock: (by: 1 | -1) => void;
  readonly skipSentence: (by: 1 | -1) => void;
  /** Applies changed choices from the current word on. */
  readonly applyChoices: () => void;
  readonly stop: () => void;
};

/** Milliseconds that voices may take to arrive. */
const VOICES_WAIT = 4000;
/** Milliseconds between stopping an engine and speaking again. Some engines ignore a request that comes at once. */
const SETTLE = 60;
/** How often the same place is tried before the player gives up. */
const MAX_ATTEMPTS = 3;
const SPEAKABLE = /[\p{L}\p{N}]/u;

/**
 * Speaks paragraph by paragraph, one utterance at a time. A pause stops the engine, and playing speaks again from the
 * last word, because engines resume unreliably. An utterance without an event in time is spoken again.
 */
export function createPlayer<B extends Spoken>(options: PlayerOptions<B>): Player<B> {
  const { engine, timer, source, lang, choices, onChange } = options;
  let state: PlayerState<B> = {
    status: 'waiting',
    block: null,
    sentence: null,
    word: null,
    voice: null,
    failure: null,
  };
  /** Where the next utterance begins in the text of the block. */
  let offset = 0;
  let attempts = 0;
  /** Voices that the engine refused. */
  const refused = new Set<string>();
  /** Events of earlier utterances are ignored. */
  let utterance = 0;
  let stopTimer = (): void => undefined;

  const show = (change: Partial<PlayerState<B>>): void => {
    state = { ...state, ...change };
    onChange(state);
  };
  const later = (milliseconds: number, run: () => void): void => {
    stopTimer();
    stopTimer = timer(milliseconds, run);
  };
  const silence = (): void => {
    utterance++;
    stopTimer();
    engine.cancel();
  };
  const fail = (cause: Failure['cause'], detail = ''): void => {
    silence();
    show({ status: 'failed', failure: { cause, detail } });
  };

  const sentenceIndex = (block: B): number => {
    const at = block.sentences.findIndex(({ end }) => end > offset);
    return at === -1 ? block.sentences.length - 1 : at;
  };
  /** Moves to a place without speaking. */
  const place = (block: B, at: number): void => {
    offset = at;
    attempts = 0;
    const sentence = block.sentences[sentenceIndex(block)] ?? null;
    if (sentence !== null && offset < sentence.start) offset = sentence.start;
    show({ block, sentence, word: null });
  };
  const speakAgain = (): void => {
    silence();
    show({ status: 'speaking', failure: null });
    later(SETTLE, speak);
  };
  const goTo = (block: B, at: number): void => {
    place(block, at);
    if (state.status === 'paused' || state.status === 'no-voice') return;
    speakAgain();
  };

  /** The voice for a block: one for its language, else that of the article. */
  const voiceOf = (block: B): Voice | null => {
    const voices = engine.voices().filter(({ id }) => !refused.has(id));
    const { voiceFor } = choices();
    const choose = (one: string): Voice | null => chooseVoice(voices, one, voiceFor(one));
    return (block.lang === lang ? null : choose(block.lang)) ?? choose(lang);
  };

  function speak(): void {
    const { block } = state;
    const sentence = block?.sentences[sentenceIndex(block)];
    if (block === null || sentence === undefined) return;
    const voice = voiceOf(block);
    if (voice === null) {
      const isLate = state.status !== 'waiting' && engine.voices().length === 0;
      show({ status: isLate ? 'waiting' : 'no-voice', voice: null, word: null });
      if (isLate) later(VOICES_WAIT, speak);
      return;
    }
    const { rate } = choices();
    const from = Math.max(offset, sentence.start);
    const to = endOfPart(block.text, from, sentence.end, longestPart(voice, rate));
    const text = block.text.slice(from, to);
    show({ status: 'speaking', sentence, word: null, voice, failure: null });
    if (!SPEAKABLE.test(text)) {
      advance(block, to);
      return;
    }
    const mine = ++utterance;
    let hasWords = false;
    const watch = (): void => {
      later(hasWords ? longestGap(rate) : longestSilence(to - offset, voice, rate), () => {
        attempt('stalled', '');
      });
    };
    const current =
      <A extends readonly unknown[]>(run: (...values: A) => void) =>
      (...values: A): void => {
        if (mine === utterance) run(...values);
      };
    watch();
    engine.speak(
      { text, voice, rate },
      {
        onStart: current(watch),
        onWord: current((at: number) => {
          if (at < 0 || at >= text.length) return;
          const word = wordAt(block.text, from + at, block.lang);
          // The engine has made progress, so a later stall is counted anew.
          if (word.start > offset) attempts = 0;
          offset = word.start;
          hasWords = true;
          watch();
          show({ word });
        }),
        onEnd: current(() => {
          attempts = 0;
          advance(block, to);
        }),
        onError: current((code: string) => {
          onError(code, voice);
        }),
      },
    );
  }

  /** Speaks on from a place in a block. */
  function advance(block: B, to: number): void {
    utterance++;
    stopTimer();
    offset = to;
    if (block.sentences.some(({ end }) => end > to)) {
      speak();
      return;
    }
    const next = source.after(block);
    if (next === null) {
      show({ status: 'ended', word: null });
      return;
    }
    place(next, 0);
    speak();
  }

  function attempt(cause: 'stalled' | 'engine', detail: string): void {
    attempts++;
    if (attempts >= MAX_ATTEMPTS) fail(cause, detail);
    else speakAgain();
  }

  function onError(code: string, voice: Voice): void {
    switch (code) {
      // Another page or program took the voice.
      case 'interrupted':
      case 'canceled':
        pause();
        return;
      case 'not-allowed':
        fail('not_allowed', code);
        return;
      case 'voice-unavailable':
      case 'language-unavailable':
        refused.add(voice.id);
        speakAgain();
        return;
      case 'network': {
        const { block } = state;
        refused.add(voice.id);
        if (block !== null && voiceOf(block) !== null) speakAgain();
        else fail('network', code);
        return;
      }
      default:
        attempt('engine', code);
    }
  }

  function play(): void {
    const { block, status } = state;
    if (block === null || status === 'speaking') return;
    attempts = 0;
    refused.clear();
    if (status === 'ended') {
      // More of the article may be there by now, such as its next page.
      const next = source.after(block);
      if (next === null) place(block, 0);
      else place(next, 0);
    }
    speakAgain();
  }

  function pause(): void {
    if (state.status !== 'speaking' && state.status !== 'waiting') return;
    silence();
    show({ status: 'paused' });
  }

  const stopWatching = engine.watchVoices(() => {
    const { status, voice, block } = state;
    if (block === null) return;
    if (status === 'waiting' && engine.voices().length > 0) speak();
    else if (status === 'no-voice' && voiceOf(block) !== null) show({ status: 'paused', voice: voiceOf(block) });
    else if (status === 'speaking' && voice !== null && !engine.voices().some(({ id }) => id === voice.id))
      speakAgain();
  });

  return {
    startAt: (block, at) => {
      place(block, at);
      speakAgain();
    },
    play,
    pause,
    skipBlock: (by) => {
      const { block } = state;
      if (block === null) return;
      // The first press goes to the start of this paragraph, as in music players.
      if (by === -1 && sentenceIndex(block) > 0) {
        goTo(block, 0);
        return;
      }
      const target = by === 1 ? source.after(block) : source.before(block);
      if (target !== null) goTo(target, 0);
      else if (by === -1) goTo(block, 0);
    },
    skipSentence: (by) => {
      const { block } = state;
      if (block === null) return;
      const sentence = block.sentences[sentenceIndex(block) + by];
      if (sentence !== undefined) {
        goTo(block, sentence.start);
        return;
      }
      const target = by === 1 ? source.after(block) : source.before(block);
      if (target !== null) goTo(target, by === 1 ? 0 : (target.sentences.at(-1)?.start ?? 0));
      else if (by === -1) goTo(block, 0);
    },
    applyChoices: () => {
      refused.clear();
      attempts = 0;
      if (state.status === 'speaking' || state.status === 'no-voice' || state.status === 'failed') speakAgain();
      else if (state.block !== null) show({ voice: voiceOf(state.block) });
    },
    stop: () => {
      stopWatching();
      silence();
    },
  };
}
