import type { Article } from '../../../article/article.ts';
import { interfaceLanguage } from '../../../platform/browser/translate.ts';
import { hostOf, shorten } from '../../text/page-strings.ts';
import { onTextNodesChanged } from '../../text/text-nodes.ts';
import { runKey } from '../../context/tool-key.ts';
import { spokenText, spanRange, type TextBlock } from '../../article/spoken-text.ts';
import { followVoice } from './follow-voice.ts';
import { GO_ON_HERE, NEXT, NEXT_SENTENCE, PAUSE, PREVIOUS, PREVIOUS_SENTENCE } from './keys.ts';
import { markSpoken } from './marks.ts';
import { mediaControls } from './media-controls.ts';
import { createPlayer, type Player, type PlayerState, type SpeechChoices, type Status } from './player.ts';
import type { SpeechEngine } from './speech-engine.ts';
import { type ListenPlace, placeForEnter, placeOfClick, startPlace } from './start-place.ts';

export type Listening = Pick<Player<TextBlock>, 'pause' | 'skipBlock' | 'skipSentence' | 'applyChoices'> & {
  /** Pauses or plays on. */
  readonly toggle: () => void;
  /** Scrolls to what is spoken and follows it again. */
  readonly goBack: () => void;
  /** Handles the keys for listening. True if it used this one. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly end: () => void;
};

type ListeningOptions = {
  readonly scroller: HTMLElement;
  readonly article: Article;
  readonly engine: SpeechEngine;
  readonly choices: () => SpeechChoices;
  readonly onState: (state: PlayerState<TextBlock>) => void;
  /** Called when the user scrolls away from the voice, and when the view follows it again. */
  readonly onAway: (isAway: boolean) => void;
  readonly onStop: () => void;
};

/** The language that the article is spoken in; that of the interface where the page declares none. */
export function spokenLanguage({ lang }: Article): string {
  return lang || interfaceLanguage();
}

/** Reads the article aloud from the place in view on: speech, marks, scrolling, keys and media controls. */
export function startListening(options: ListeningOptions): Listening {
  const { scroller, article, engine, choices, onState, onAway, onStop } = options;
  const text = spokenText(scroller);
  const following = followVoice(scroller, onAway);
  let status: Status = 'waiting';
  let spoken: { readonly block: TextBlock; readonly offset: number } | null = null;

  const player = createPlayer<TextBlock>({
    engine,
    timer: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => {
        clearTimeout(timer);
      };
    },
    source: text,
    lang: spokenLanguage(article),
    choices,
    onChange: (state) => {
      ({ status } = state);
      const { block, sentence, word } = state;
      if (block !== null && sentence !== null && block.first.isConnected) {
        spoken = { block, offset: (word ?? sentence).start };
        const sentenceRange = spanRange(block, sentence);
        const wordRange = word && spanRange(block, word);
        markSpoken(sentenceRange, wordRange);
        following.moveTo(wordRange ?? sentenceRange);
      } else markSpoken(null, null);
      media.setPlaying(status === 'speaking');
      onState(state);
    },
  });
  const toggle = (): void => {
    if (status === 'speaking' || status === 'waiting') player.pause();
    else player.play();
  };
  const host = hostOf(article.url);
  const media = mediaControls(shorten(article.title) || host, shorten(article.siteName ?? '') || host, {
    play: player.play,
    pause: player.pause,
    stop: onStop,
    next: () => {
      player.skipBlock(1);
    },
    previous: () => {
      player.skipBlock(-1);
    },
    forward: () => {
      player.skipSentence(1);
    },
    back: () => {
      player.skipSentence(-1);
    },
  });

  const listening = new AbortController();
  const { signal } = listening;
  const goOnFrom = (place: ListenPlace | null): boolean => {
    if (place === null) return false;
    following.goBack();
    player.startAt(place.block, place.offset);
    return true;
  };
  const onClick = (event: MouseEvent): void => {
    if (status === 'speaking' && !event.defaultPrevented) goOnFrom(placeOfClick(event, text));
  };
  const goOnHere = ({ target }: KeyboardEvent): boolean =>
    target instanceof Element && scroller.contains(target) && goOnFrom(placeForEnter(target, scroller, text));
  const always = (run: () => void) => (): boolean => {
    run();
    return true;
  };
  const skipBlock = (by: 1 | -1) =>
    always(() => {
      player.skipBlock(by);
    });
  const skipSentence = (by: 1 | -1) =>
    always(() => {
      player.skipSentence(by);
    });
  const keys = [
    { key: PAUSE, run: always(toggle) },
    { key: NEXT_SENTENCE, run: skipSentence(1) },
    { key: PREVIOUS_SENTENCE, run: skipSentence(-1) },
    { key: NEXT, run: skipBlock(1) },
    { key: PREVIOUS, run: skipBlock(-1) },
    { key: GO_ON_HERE, run: goOnHere },
  ];
  scroller.addEventListener('click', onClick, { signal });
  const endTextNodes = onTextNodesChanged(scroller, () => {
    // The same place of the same text, in its new nodes.
    const now = spoken?.block.first.isConnected === true ? text.at(spoken.block.first, 0) : null;
    if (now !== null) player.startAt(now.block, spoken?.offset ?? 0);
  });
  const end = (): void => {
    listening.abort();
    endTextNodes();
    player.stop();
    following.end();
    media.end();
    markSpoken(null, null);
  };
  // A closed popup or frame is not unmounted.
  addEventListener('pagehide', end, { signal });

  const start = startPlace(scroller, text);
  if (start !== null) player.startAt(start.block, start.offset);
  return {
    pause: player.pause,
    skipBlock: player.skipBlock,
    skipSentence: player.skipSentence,
    applyChoices: player.applyChoices,
    toggle,
    goBack: following.goBack,
    onKey: (event) => runKey(event, keys),
    end,
  };
}
