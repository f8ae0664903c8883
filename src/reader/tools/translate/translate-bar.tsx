import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Article } from '../../../article/article.ts';
import { interfaceLanguage, translate } from '../../../platform/browser/translate.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import '../../../ui/fields-style.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import type { ToolContext, ToolProps } from '../../context/tool.ts';
import { sayTextNodesChanged } from '../../text/text-nodes.ts';
import { knownLanguage, likelyTarget, namedLanguages, nameOf } from './languages.ts';
import css from './translate-bar.css?inline';
import { type Availability, detectLanguage, translatorApi } from './translator-api.ts';
import { useTranslation, type TranslationState } from './use-translation.ts';

adoptStyle(css);

/** How much of the text tells its language. Characters. */
const SAMPLE = 1000;

type View = 'whole' | 'below';

type BarProps = { readonly context: ToolContext; readonly article: Article; readonly onClose: () => void };

/** Chooses languages, translates the article in place by the browser's translator, and says how far it is. */
export default function TranslateBar({ context, onClose }: ToolProps) {
  const { article } = context;
  return article && <Bar context={context} article={article} onClose={onClose} />;
}

function Bar({ context: { scroller }, article, onClose }: BarProps) {
  const [source, setSource] = useState(() => knownLanguage(article.lang));
  const [target, setTarget] = useState(() => likelyTarget(source, [interfaceLanguage(), ...navigator.languages]));
  const [view, setView] = useState<View>('below');
  const { state, start, cancel } = useTranslation(scroller);
  const availability = useAvailability(source, target);
  const bar = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    bar.current?.querySelector('select')?.focus();
  }, []);
  const isBusy = state.kind === 'downloading' || state.kind === 'translating';
  const isDone = state.kind === 'done';
  const canStart =
    !isBusy && !isDone && source !== '' && source !== target && availability !== null && availability !== 'unavailable';
  // The languages are usually the right ones, so that Enter translates.
  const isReady = useRef(false);
  useLayoutEffect(() => {
    const [first] = bar.current?.querySelectorAll('select') ?? [];
    if (canStart && !isReady.current && document.activeElement === first)
      bar.current?.querySelector<HTMLElement>('.primary')?.focus();
    isReady.current ||= canStart;
  }, [canStart]);
  // The button that was pressed may be gone.
  useLayoutEffect(() => {
    if (document.activeElement === document.body)
      bar.current?.querySelector<HTMLElement>('.button, input:checked')?.focus();
  }, [state.kind]);
  useEffect(() => {
    if (source !== '') return;
    const sample = scroller.current?.querySelector('.sheet .content')?.textContent.slice(0, SAMPLE) ?? '';
    detectLanguage(sample).then(
      (found) => {
        const language = knownLanguage(found);
        setSource((now) => now || language);
        setTarget((now) => (now === language ? likelyTarget(language, navigator.languages) : now));
      },
      // Then the person chooses.
      () => undefined,
    );
  }, [source, scroller]);
  // A layout effect, so that the style is there with the first translation.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['translation'] = view;
    // Other words are shown now.
    if (scroller.current !== null) sayTextNodesChanged(scroller.current);
    return () => {
      delete dataset['translation'];
    };
  }, [view]);

  return (
    <section class="translate-bar" aria-label={translate('translate')} ref={bar}>
      <div class="translate-fields">
        {!isDone && (
          <>
            <Languages label={translate('translate_from')} value={source} isDisabled={isBusy} onChange={setSource} />
            <Languages label={translate('translate_to')} value={target} isDisabled={isBusy} onChange={setTarget} />
          </>
        )}
        <Segmented
          label={translate('translate')}
          value={view}
          segments={[
            { value: 'below', label: translate('translate_below') },
            { value: 'whole', label: translate('translate_whole') },
          ]}
          onChange={setView}
        />
        {isBusy && <Button onClick={cancel}>{translate('cancel')}</Button>}
        {canStart && (
          <Button
            primary
            onClick={() => {
              start({ sourceLanguage: source, targetLanguage: target });
            }}
          >
            {translate(
              state.kind === 'failed' ? 'retry' : availability === 'downloadable' ? 'translate_download' : 'translate',
            )}
          </Button>
        )}
      </div>
      <p class="translate-status" role="status">
        {statusText(state, { source, target, availability })}
      </p>
      <IconButton icon="close" label={translate('translate_close')} shortcut="Y" onClick={onClose} />
    </section>
  );
}

type LanguagesProps = {
  readonly label: string;
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (language: string) => void;
};

function Languages({ label, value, isDisabled, onChange }: LanguagesProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      >
        {value === '' && <option value="">{translate('translate_choose')}</option>}
        {namedLanguages().map(({ language, name }) => (
          <option key={language} value={language}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What the browser can do for two languages; null while it is asked, and while one is missing. */
function useAvailability(sourceLanguage: string, targetLanguage: string): Availability | null {
  const [known, setKnown] = useState<{ readonly pair: string; readonly availability: Availability } | null>(null);
  const pair = `${sourceLanguage} ${targetLanguage}`;
  useEffect(() => {
    const api = translatorApi();
    if (api === null || sourceLanguage === '' || sourceLanguage === targetLanguage) return;
    let isOver = false;
    const set = (availability: Availability): void => {
      if (!isOver) setKnown({ pair, availability });
    };
    api.availability({ sourceLanguage, targetLanguage }).then(set, () => {
      set('unavailable');
    });
    return () => {
      isOver = true;
    };
  }, [pair]);
  return known?.pair === pair ? known.availability : null;
}

type Chosen = { readonly source: string; readonly target: string; readonly availability: Availability | null };

function statusText(state: TranslationState, { source, target, availability }: Chosen): string {
  switch (state.kind) {
    case 'downloading':
      return translate(
        'translate_downloading',
        new Intl.NumberFormat(interfaceLanguage(), { style: 'percent' }).format(state.loaded),
      );
    case 'translating':
      return translate('translate_progress', state.done, state.count);
    case 'done':
      return translate('translate_done', nameOf(state.pair.sourceLanguage), nameOf(state.pair.targetLanguage));
    case 'failed':
      return state.text;
    case 'idle':
  }
  if (source === target || availability === 'unavailable') return translate('translate_unavailable');
  return availability === 'downloadable' ? translate('translate_needs_download') : '';
}
