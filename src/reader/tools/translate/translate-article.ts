import { showWhole } from '../../article/show-whole.ts';
import { sayTextNodesChanged } from '../../text/text-nodes.ts';
import { directionOf } from './languages.ts';
import type { OpenTranslator } from './translator-api.ts';
import { type Phrase, readUnits, type Unit } from './units.ts';
import { writeTranslation } from './write-translation.ts';

/** The shown article while it is translated. */
export type Translating = {
  /** Number of runs of text. */
  readonly count: number;
  /** Translates everything, run by run. Rejects with the translator's error, or when the signal aborts. */
  readonly run: (
    translator: OpenTranslator,
    language: string,
    signal: AbortSignal,
    onProgress: (done: number) => void,
  ) => Promise<void>;
  /** Makes the document as it was. */
  readonly end: () => void;
};

/**
 * Prepares the shown article for a translation: each run of text is put into an element of its own, so that a style can
 * hide it, and its translation is put beside it. Text nodes stay the same ones.
 */
export function startTranslating(scroller: Element): Translating {
  showWhole(scroller);
  const originals = readUnits(scroller).map((unit) => ({ unit, original: wrap(unit) }));
  const translations: HTMLElement[] = [];
  sayTextNodesChanged(scroller);
  return {
    count: originals.length,
    async run(translator, language, signal, onProgress) {
      const as = { lang: language, dir: directionOf(language) };
      for (const [at, { unit, original }] of originals.entries()) {
        signal.throwIfAborted();
        const text = await translator.translate(unit.text, { signal });
        const phrases = new Map<Phrase, string>();
        for (const phrase of withInner(unit.phrases))
          phrases.set(phrase, (await translator.translate(phrase.words, { signal })).trim());
        signal.throwIfAborted();
        const translation = writeTranslation(unit, { text, phrases }, as);
        original.after(translation);
        original.classList.add('translated');
        translations.push(translation);
        onProgress(at + 1);
      }
      sayTextNodesChanged(scroller);
    },
    end() {
      for (const one of translations) one.remove();
      for (const { original } of originals) original.replaceWith(...original.childNodes);
      sayTextNodesChanged(scroller);
    },
  };
}

function wrap({ nodes }: Unit): HTMLElement {
  const original = document.createElement('span');
  original.className = 'source-run';
  nodes[0]?.before(original);
  original.append(...nodes);
  return original;
}

function withInner(phrases: readonly Phrase[]): readonly Phrase[] {
  return phrases.flatMap((phrase) => [phrase, ...withInner(phrase.phrases)]);
}
