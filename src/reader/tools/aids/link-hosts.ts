import { askAndDo } from '../../../platform/messages/ask-for-site.ts';
import { errorText } from '../../../platform/browser/log-error.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { hostOf } from '../../text/page-strings.ts';
import css from './link-hosts.css?inline';
import { LINK_KEY } from './link-key.ts';

adoptStyle(css);

/**
 * Shows the host of the link under the pointer or the focus. A key opens that link in the reader. Returns a function
 * that ends it.
 */
export function showLinkHosts(scroller: HTMLElement, showStatus: (text: string) => void): () => void {
  const ending = new AbortController();
  const label = document.createElement('div');
  const host = document.createElement('bdi');
  const hint = document.createElement('span');
  label.className = 'link-host';
  label.hidden = true;
  label.ariaHidden = 'true';
  host.dir = 'ltr';
  const key = document.createElement('kbd');
  key.textContent = LINK_KEY.toUpperCase();
  hint.append(key, ` ${translate('open_in_reader')}`);
  label.append(host, hint);
  scroller.after(label);
  let link: HTMLAnchorElement | null = null;
  const show = ({ target }: Event): void => {
    link = (target as Element).closest<HTMLAnchorElement>('.sheet a[href^="http"]');
    label.hidden = link === null;
    host.textContent = link === null ? '' : hostOf(link.href);
  };
  const hide = (): void => {
    link = null;
    label.hidden = true;
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key: pressed, ctrlKey, metaKey, altKey } = event;
    if (link === null || pressed.toLowerCase() !== LINK_KEY || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    askAndDo({ kind: 'link', url: link.href }).catch((cause: unknown) => {
      showStatus(translate('link_failed', errorText(cause)));
    });
  };
  const options = { passive: true, signal: ending.signal };
  scroller.addEventListener('pointerover', show, options);
  scroller.addEventListener('focusin', show, options);
  scroller.addEventListener('pointerleave', hide, options);
  scroller.addEventListener('focusout', hide, options);
  scroller.addEventListener('keydown', onKey, { signal: ending.signal });
  return () => {
    ending.abort();
    label.remove();
  };
}
