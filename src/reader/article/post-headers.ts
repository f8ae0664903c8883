import { interfaceLanguage, translate } from '../../platform/browser/translate.ts';
import { formatDateTime } from '../text/page-strings.ts';

/**
 * Says time, score and acceptance of each post in the language of the interface. The content states them for any
 * language: `<header>✓ <b class="author">…</b> <time datetime="…">…</time> <data class="score" value="…">…</data>`.
 */
export function sayPostHeaders(content: DocumentFragment): void {
  const language = interfaceLanguage();
  for (const header of content.querySelectorAll('.post > header')) {
    for (const time of header.querySelectorAll('time[datetime]')) {
      time.setAttribute('title', time.textContent);
      time.setAttribute('lang', language);
      time.setAttribute('dir', 'auto');
      time.textContent = formatDateTime(time.getAttribute('datetime') ?? '', language);
    }
    for (const score of header.querySelectorAll('.score')) {
      score.setAttribute('lang', language);
      score.setAttribute('dir', 'auto');
      score.textContent = translate('post_score', Number(score.getAttribute('value')));
    }
    const sign = header.firstChild;
    if (sign instanceof Text && header.parentElement?.matches('.accepted') === true) labelAccepted(sign);
  }
}

/** Adds "accepted answer" to the check mark. */
function labelAccepted(sign: Text): void {
  const mark = document.createElement('span');
  mark.setAttribute('aria-hidden', 'true');
  mark.textContent = sign.data.trim();
  const label = document.createElement('bdi');
  label.className = 'accepted-label';
  label.lang = interfaceLanguage();
  label.textContent = translate('accepted_answer');
  sign.replaceWith(mark, ' ', label, ' ');
}
