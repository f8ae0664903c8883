import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { errorText } from '../../../platform/browser/log-error.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { startTranslating, type Translating } from './translate-article.ts';
import { type LanguagePair, type OpenTranslator, translatorApi } from './translator-api.ts';

export type TranslationState =
  | { readonly kind: 'idle' }
  /** `loaded`: from 0 to 1. */
  | { readonly kind: 'downloading'; readonly loaded: number }
  | { readonly kind: 'translating'; readonly done: number; readonly count: number }
  | { readonly kind: 'done'; readonly pair: LanguagePair }
  /** `text` names the cause and the next step. */
  | { readonly kind: 'failed'; readonly text: string };

type UsedTranslation = {
  readonly state: TranslationState;
  /** Translates the shown article. Must be called in the handler of a press: the browser asks for one to download. */
  readonly start: (pair: LanguagePair) => void;
  /** Stops and shows the original. */
  readonly cancel: () => void;
};

/** Translates the article below the scroller. The original is shown again when the component goes. */
export function useTranslation(scroller: RefObject<HTMLElement | null>): UsedTranslation {
  const [state, setState] = useState<TranslationState>({ kind: 'idle' });
  const end = useRef<() => void>(() => undefined);
  useLayoutEffect(
    () => () => {
      end.current();
    },
    [],
  );
  return {
    state,
    start(pair) {
      const view = scroller.current;
      end.current();
      if (view === null) return;
      end.current = run(view, pair, setState);
    },
    cancel() {
      end.current();
      setState({ kind: 'idle' });
    },
  };
}

/** Starts a translation. Returns a function that stops it and makes the document as it was. */
function run(scroller: Element, pair: LanguagePair, onState: (state: TranslationState) => void): () => void {
  const working = new AbortController();
  const { signal } = working;
  let translating: Translating | null = null;
  let translator: OpenTranslator | null = null;
  const close = (): void => {
    translator?.destroy();
    translator = null;
  };
  const work = async (): Promise<void> => {
    const api = translatorApi();
    if (api === null) throw new DOMException('', 'NotSupportedError');
    onState({ kind: 'downloading', loaded: 0 });
    translator = await api.create({
      ...pair,
      signal,
      monitor: (monitor) => {
        monitor.addEventListener('downloadprogress', ({ loaded }) => {
          if (!signal.aborted && translator === null) onState({ kind: 'downloading', loaded });
        });
      },
    });
    if (signal.aborted) {
      close();
      return;
    }
    const { count, run: translateAll } = (translating = startTranslating(scroller));
    onState({ kind: 'translating', done: 0, count });
    await translateAll(translator, pair.targetLanguage, signal, (done) => {
      onState({ kind: 'translating', done, count });
    });
    close();
    onState({ kind: 'done', pair });
  };
  const end = (): void => {
    working.abort();
    translating?.end();
    translating = null;
    close();
  };
  work().catch((cause: unknown) => {
    if (signal.aborted) return;
    end();
    onState({ kind: 'failed', text: failureText(cause) });
  });
  return end;
}

/** Messages for the errors that the API names. */
const FAILURES: Readonly<Record<string, string>> = {
  NotSupportedError: 'translate_unavailable',
  NetworkError: 'translate_failed_network',
  NotAllowedError: 'translate_failed_here',
};

function failureText(cause: unknown): string {
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  const key = Object.hasOwn(FAILURES, name) ? FAILURES[name] : undefined;
  return key === undefined ? translate('translate_failed', errorText(cause)) : translate(key);
}
