/** Icon paths on a 20 × 20 grid. */
const PATHS = {
  close: 'M5 5l10 10M15 5L5 15',
  keep: 'M10 3.5v9M6.5 9l3.5 3.5l3.5-3.5M4 12.5v4h12v-4',
  delete: 'M4.5 6h11M8 6V4h4v2M6 6l.7 10h6.6L14 6M8.7 9v4.5M11.3 9v4.5',
  outline: 'M4 5.5h12M7 10h9M7 14.5h9M4 10h.1M4 14.5h.1',
  highlight: 'M4 16.5h6M5 13.5l-.5-3l7-7l4 4l-7 7z',
  search: 'M8.8 3.5a5.3 5.3 0 1 1 0 10.6a5.3 5.3 0 0 1 0-10.6zM12.7 12.7l4 4',
  listen: 'M4.5 12.5v-2a5.5 5.5 0 0 1 11 0v2M4.5 11.5h2v4.5h-2zM13.5 11.5h2v4.5h-2z',
  more: 'M4.2 10h.6M9.7 10h.6M15.2 10h.6',
  minus: 'M5 10h10',
  plus: 'M5 10h10M10 5v10',
  up: 'M5 12.5l5-5l5 5',
  down: 'M5 7.5l5 5l5-5',
  check: 'M4.5 10.5l3.8 3.8l7.2-8.3',
} as const;

/** An icon by its name, or by a path of its own where only one page shows it. */
export type IconName = keyof typeof PATHS | { readonly path: string };

/** A decorative icon; the text or the button around it carries the meaning. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={typeof name === 'string' ? PATHS[name] : name.path} />
    </svg>
  );
}
