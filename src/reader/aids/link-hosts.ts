import { adoptStyle } from '../../ui/adopt-style.ts';
import { hostOf } from '../text/page-strings.ts';
import css from './link-hosts.css?inline';

adoptStyle(css);

/** Shows where the link leads that the pointer or the focus is on: its host. Returns a function that ends it. */
export function showLinkHosts(scroller: HTMLElement): () => void {
  const ending = new AbortController();
  const label = document.createElement('div');
  label.className = 'link-host';
  label.ariaHidden = 'true';
  label.dir = 'ltr';
  scroller.after(label);
  const show = ({ target }: Event): void => {
    const link = (target as Element).closest<HTMLAnchorElement>('.sheet a[href^="http"]');
    label.textContent = link === null ? '' : hostOf(link.href);
  };
  const hide = (): void => {
    label.textContent = '';
  };
  const options = { passive: true, signal: ending.signal };
  scroller.addEventListener('pointerover', show, options);
  scroller.addEventListener('focusin', show, options);
  scroller.addEventListener('pointerleave', hide, options);
  scroller.addEventListener('focusout', hide, options);
  return () => {
    ending.abort();
    label.remove();
  };
}
