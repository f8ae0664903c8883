import { askAndDo } from '../../../platform/messages/ask-for-site.ts';
import { errorText } from '../../../platform/browser/log-error.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import type { ToolContext } from '../../context/tool.ts';
import { hostOf } from '../../text/page-strings.ts';
import css from './link-hosts.css?inline';
import { OPEN_LINK } from './keys.ts';

adoptStyle(css);

/**
 * Shows the host of the link under the pointer or the focus. A key opens that link in the reader. Returns a function
 * that ends it.
 */
export function showLinkHosts({ handleKey, showStatus }: ToolContext, scroller: HTMLElement): () => void {
  const ending = new AbortController();
  const label = document.createElement('div');
  const host = document.createElement('bdi');
  const hint = document.createElement('span');
  label.className = 'link-host';
  label.hidden = true;
  label.ariaHidden = 'true';
  host.dir = 'ltr';
  const key = document.createElement('kbd');
  key.textContent = OPEN_LINK.keys.join().toUpperCase();
  hint.append(key, ` ${translate('open_in_reader')}`);
  label.append(host, hint);
  scroller.after(label);
  let link: HTMLAnchorElement | null = null;
  const show = ({ target }: Event): void => {
    link = target instanceof Element ? target.closest<HTMLAnchorElement>('.sheet a[href^="http"]') : null;
    label.hidden = link === null;
    host.textContent = link === null ? '' : hostOf(link.href);
  };
  const hide = (): void => {
    link = null;
    label.hidden = true;
  };
  const openLink = (): boolean => {
    if (link === null) return false;
    askAndDo({ kind: 'link', url: link.href }).catch((cause: unknown) => {
      showStatus(translate('link_failed', errorText(cause)));
    });
    return true;
  };
  const endKey = handleKey({ key: OPEN_LINK, run: openLink });
  const options = { passive: true, signal: ending.signal };
  scroller.addEventListener('pointerover', show, options);
  scroller.addEventListener('focusin', show, options);
  scroller.addEventListener('pointerleave', hide, options);
  scroller.addEventListener('focusout', hide, options);
  return () => {
    ending.abort();
    endKey();
    label.remove();
  };
}
