import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Article } from '../../../article/article.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { IconButton } from '../../../ui/button.tsx';
import { useOpenThing } from '../../../ui/open-things.ts';
import { browserSpeech } from './browser-speech.ts';
import { ListenButton } from './listen-button.tsx';
import type { ToolProps } from '../../context/tool.ts';
import css from './listen-bar.css?inline';
import { ListenProblem } from './listen-problem.tsx';
import type { Failure, Status } from './player.ts';
import { RateMenu } from './rate-menu.tsx';
import type { Voice } from './speech-engine.ts';
import { type Listening, spokenLanguage, startListening } from './start-listening.ts';
import { VoiceMenu } from './voice-menu.tsx';
import { baseLanguage, choiceOf } from './voices.ts';

adoptStyle(css);

type BarProps = ToolProps & { readonly article: Article };

type Shown = { readonly status: Status; readonly voice: Voice | null; readonly failure: Failure | null };

/** Reads the article aloud while it is shown: play and pause, skip, speed and voice. */
export default function ListenBar(props: ToolProps) {
  const { article } = props.context;
  return article && <Bar {...props} article={article} />;
}

function Bar({ context: { scroller, settingsState }, article, onClose }: BarProps) {
  const { settings, change } = settingsState;
  const { listenRate, listenVoices } = settings;
  const engine = useMemo(browserSpeech, []);
  const [voices, setVoices] = useState(() => engine.voices());
  const [shown, setShown] = useState<Shown>({ status: 'speaking', voice: null, failure: null });
  const [isAway, setAway] = useState(false);
  const latest = useRef(settings);
  latest.current = settings;
  const listening = useRef<Listening | null>(null);
  const lang = spokenLanguage(article);

  useLayoutEffect(() => {
    const view = scroller.current;
    if (view === null) return;
    const stopWatching = engine.watchVoices(() => {
      setVoices(engine.voices());
    });
    const started = startListening({
      scroller: view,
      article,
      engine,
      choices: () => ({
        rate: latest.current.listenRate / 100,
        voiceFor: (one) => new Map(Object.entries(latest.current.listenVoices)).get(baseLanguage(one)),
      }),
      onState: ({ status, voice, failure }) => {
        // Not for each word.
        setShown((now) =>
          now.status === status && now.voice?.id === voice?.id && now.failure === failure
            ? now
            : { status, voice, failure },
        );
      },
      onAway: setAway,
      onStop: onClose,
    });
    listening.current = started;
    return () => {
      started.end();
      stopWatching();
    };
  }, [engine, scroller, onClose]);

  const applied = useRef({ listenRate, listenVoices });
  useEffect(() => {
    if (applied.current.listenRate === listenRate && applied.current.listenVoices === listenVoices) return;
    applied.current = { listenRate, listenVoices };
    listening.current?.applyChoices();
  }, [listenRate, listenVoices]);

  useOpenThing({ close: onClose, onKey: (event) => listening.current?.onKey(event) === true });

  const { status, voice, failure } = shown;
  const isPlaying = status === 'speaking' || status === 'waiting';
  const skip = (by: 1 | -1, event: MouseEvent): void => {
    if (event.shiftKey) listening.current?.skipSentence(by);
    else listening.current?.skipBlock(by);
  };
  return (
    <section class="listen-bar" aria-label={translate('listen')}>
      {isAway && (
        <button type="button" class="listen-back" onClick={() => listening.current?.goBack()}>
          {translate('listen_back')}
        </button>
      )}
      <ListenProblem
        status={status}
        lang={lang}
        voices={voices}
        voiceName={voice?.name ?? ''}
        failure={failure}
        onRetry={() => listening.current?.toggle()}
      />
      <div class="listen-row">
        <ListenButton
          drawing="previous"
          label={translate('listen_previous')}
          shortcut="K"
          hint={translate('listen_shift')}
          onClick={(event) => {
            skip(-1, event);
          }}
        />
        <ListenButton
          drawing={isPlaying ? 'pause' : 'play'}
          label={translate(isPlaying ? 'listen_pause' : 'listen_play')}
          shortcut="P"
          onClick={() => listening.current?.toggle()}
        />
        <ListenButton
          drawing="next"
          label={translate('listen_next')}
          shortcut="J"
          hint={translate('listen_shift')}
          onClick={(event) => {
            skip(1, event);
          }}
        />
        <RateMenu
          rate={listenRate}
          onChange={(rate) => {
            change({ listenRate: rate });
          }}
        />
        <VoiceMenu
          voices={voices}
          lang={lang}
          current={voice}
          onChange={(chosen) => {
            change((now) => ({ listenVoices: { ...now.listenVoices, [baseLanguage(lang)]: choiceOf(chosen) } }));
          }}
        />
        <span class="listen-gap" />
        <IconButton icon="close" label={translate('listen_close')} shortcut="L" onClick={onClose} />
      </div>
    </section>
  );
}
