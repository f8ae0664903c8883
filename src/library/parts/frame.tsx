import type { ComponentChildren } from 'preact';
import { isPrivate } from '../../platform/browser/is-private.ts';
import { translate } from '../../platform/browser/translate.ts';
import { Logo } from '../../ui/logo.tsx';
import { useDocument } from '../../ui/use-document.ts';
import { HIGHLIGHTS_ADDRESS, LIST_ADDRESS } from '../list-address.ts';

const VIEWS = [
  { id: 'reading_list', address: LIST_ADDRESS },
  { id: 'highlights', address: HIGHLIGHTS_ADDRESS },
] as const;

type FrameProps = {
  readonly view: (typeof VIEWS)[number]['id'];
  readonly children: ComponentChildren;
};

/** What both views of the library have: the way from one to the other. The heading is the name of the view. */
export function Frame({ view, children }: FrameProps) {
  useDocument(translate(view));
  return (
    <main class="library">
      <header class="library-head">
        <Logo />
        <nav aria-label={translate('library')}>
          {VIEWS.map(({ id, address }) =>
            id === view ? (
              <h1 key={id} aria-current="page">
                {translate(id)}
              </h1>
            ) : (
              <a key={id} href={address}>
                {translate(id)}
              </a>
            ),
          )}
        </nav>
      </header>
      {isPrivate() && <p class="library-note">{translate('not_kept_private')}</p>}
      {children}
    </main>
  );
}
