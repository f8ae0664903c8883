import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { translate } from '../../../platform/browser/translate.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { runKey } from '../../context/tool-key.ts';
import css from './lightbox.css?inline';
import { LIGHTBOX_KEYS } from './keys.ts';

adoptStyle(css);

/** Factors of the zoom. At 1 the whole picture is in view. */
const ZOOMS: readonly [number, ...number[]] = [1, 1.5, 2, 3, 4, 6, 8];
/** Index of the zoom after a double click. */
const DOUBLE = 2;

type LightboxProps = {
  /** The pictures of the article, as it shows them. */
  readonly pictures: readonly HTMLImageElement[];
  /** Index of the picture to show first. */
  readonly first: number;
  /** Called with the picture that was shown last. */
  readonly onClose: (shown: HTMLImageElement) => void;
};

/** A picture in the whole window. Keys and buttons zoom it and step to the other pictures of the article. */
export function Lightbox({ pictures, first, onClose }: LightboxProps) {
  const [at, setAt] = useState(first);
  const [zoom, setZoom] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const picture = pictures[at]!;
  const last = pictures.length - 1;

  // The middle of the picture stays in the middle.
  useLayoutEffect(() => {
    const view = stage.current;
    view?.scrollTo((view.scrollWidth - view.clientWidth) / 2, (view.scrollHeight - view.clientHeight) / 2);
  }, [zoom, at]);

  const step = (by: number): void => {
    setAt((now) => Math.min(Math.max(now + by, 0), last));
    setZoom(0);
  };
  const zoomBy = (by: number): void => {
    setZoom((now) => Math.min(Math.max(now + by, 0), ZOOMS.length - 1));
  };
  const close = (): void => {
    onClose(picture);
  };
  const does = (run: () => void) => (): boolean => {
    run();
    return true;
  };
  const steps = (by: number) =>
    does(() => {
      step(by);
    });
  /** The arrow keys of a zoomed picture scroll it. */
  const arrow = (side: 1 | -1) => (): boolean => {
    if (zoom > 0) return false;
    step(isRightToLeft(stage.current) ? -side : side);
    return true;
  };
  const onKey = (event: KeyboardEvent): boolean =>
    runKey(event, [
      {
        key: LIGHTBOX_KEYS.larger,
        run: does(() => {
          zoomBy(1);
        }),
      },
      {
        key: LIGHTBOX_KEYS.smaller,
        run: does(() => {
          zoomBy(-1);
        }),
      },
      {
        key: LIGHTBOX_KEYS.whole,
        run: does(() => {
          setZoom(0);
        }),
      },
      { key: LIGHTBOX_KEYS.left, run: arrow(-1) },
      { key: LIGHTBOX_KEYS.right, run: arrow(1) },
      { key: LIGHTBOX_KEYS.previous, run: steps(-1) },
      { key: LIGHTBOX_KEYS.next, run: steps(1) },
    ]);
  const caption = captionOf(picture);

  return (
    <Modal class="lightbox" labelledBy="lightbox-title" onClose={close} onKey={onKey}>
      <div class="lightbox-view">
        <header>
          <h2 id="lightbox-title">
            {last > 0 ? translate('picture_of', at + 1, pictures.length) : translate('picture')}
          </h2>
          {last > 0 && (
            <span class="lightbox-steps">
              <IconButton
                icon="up"
                label={translate('picture_previous')}
                disabled={at === 0}
                onClick={() => {
                  step(-1);
                }}
              />
              <IconButton
                icon="down"
                label={translate('picture_next')}
                disabled={at === last}
                onClick={() => {
                  step(1);
                }}
              />
            </span>
          )}
          <IconButton
            icon="minus"
            label={translate('zoom_out')}
            shortcut="-"
            disabled={zoom === 0}
            onClick={() => {
              zoomBy(-1);
            }}
          />
          <IconButton
            icon="plus"
            label={translate('zoom_in')}
            shortcut="+"
            disabled={zoom === ZOOMS.length - 1}
            onClick={() => {
              zoomBy(1);
            }}
          />
          <IconButton icon="close" label={translate('close')} shortcut="Esc" onClick={close} />
        </header>
        <div
          class="lightbox-stage"
          tabIndex={0}
          autofocus
          role="group"
          aria-labelledby="lightbox-title"
          ref={stage}
          onWheel={(event) => {
            if (!event.ctrlKey) return;
            event.preventDefault();
            zoomBy(event.deltaY < 0 ? 1 : -1);
          }}
          onClick={(event) => {
            if (event.target === event.currentTarget) close();
          }}
        >
          <img
            key={at}
            class={picture.classList.contains('may-be-transparent') ? 'may-be-transparent' : undefined}
            src={picture.currentSrc || picture.src}
            alt={picture.alt}
            referrerPolicy="no-referrer"
            style={{ '--zoom': String(ZOOMS[zoom]) }}
            onLoad={({ currentTarget: { style, naturalWidth, naturalHeight } }) => {
              style.setProperty('--width', `${String(naturalWidth)}px`);
              style.setProperty('--height', `${String(naturalHeight)}px`);
            }}
            onDblClick={() => {
              setZoom(zoom === 0 ? DOUBLE : 0);
            }}
          />
        </div>
        {caption !== '' && (
          <p class="lightbox-caption" dir="auto">
            {caption}
          </p>
        )}
      </div>
    </Modal>
  );
}

function isRightToLeft(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).direction === 'rtl';
}

/** The caption of a picture, else its description. */
function captionOf(picture: HTMLImageElement): string {
  const caption = picture.closest('figure')?.querySelector('figcaption')?.textContent ?? picture.alt;
  return caption.replace(/\s+/g, ' ').trim();
}
