/** Icon paths on a 20 × 20 grid. */
const PATHS = {
  close: 'M5 5l10 10M15 5L5 15',
  copy: 'M7.5 7.5h8v9h-8zM12.5 7.5v-4h-8v9h3',
  search: 'M8.8 3.5a5.3 5.3 0 1 1 0 10.6a5.3 5.3 0 0 1 0-10.6zM12.7 12.7l4 4',
  overlay: 'M3.5 4.5h13v11h-13zM6.5 7.5h7v5h-7z',
  tab: 'M9 4.5H4.5v11h11V11M11.5 3.5h5v5M16.2 3.8L9.8 10.2',
  help: 'M7.2 7.4a2.8 2.8 0 1 1 4 2.5c-.8.4-1.2.9-1.2 1.9M10 14.9v.1',
  minus: 'M5 10h10',
  plus: 'M5 10h10M10 5v10',
  up: 'M5 12.5l5-5l5 5',
  down: 'M5 7.5l5 5l5-5',
  check: 'M4.5 10.5l3.8 3.8l7.2-8.3',
  sieve: 'M3.5 4.5h13l-5 6v5l-3 1.5v-6.5z',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon; the text or the button around it carries the meaning. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
