import { translate } from '../platform/browser/translate.ts';

/** A short sample text in the style of an article. */
export function Sample() {
  return (
    <div class="sample" role="group" aria-label={translate('options_preview')}>
      <article class="sheet">
        <header class="opening">
          <h3 class="sample-title">{translate('options_sample_title')}</h3>
        </header>
        <div class="content">
          <p>{translate('options_sample_text')}</p>
          <blockquote>
            <p>{translate('options_sample_quote')}</p>
          </blockquote>
        </div>
      </article>
    </div>
  );
}
