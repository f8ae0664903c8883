/** Icon paths on a 20 × 20 grid. They mirror in right-to-left interfaces, except playing, as on media players. */
const DRAWINGS = {
  play: 'M6.5 4.5l9 5.5l-9 5.5z',
  pause: 'M7 4.5v11M13 4.5v11',
  previous: 'M15 5l-7 5l7 5zM5 5v10',
  next: 'M5 5l7 5l-7 5zM15 5v10',
} as const;

type ListenButtonProps = {
  readonly drawing: keyof typeof DRAWINGS;
  readonly label: string;
  readonly shortcut: string;
  /** What else the button does, for the tooltip. */
  readonly hint?: string;
  readonly onClick: (event: MouseEvent) => void;
};

/** A button of the player. */
export function ListenButton({ drawing, label, shortcut, hint, onClick }: ListenButtonProps) {
  return (
    <button
      type="button"
      class={`icon-button listen-${drawing}`}
      aria-label={label}
      title={[`${label} (${shortcut})`, hint].filter(Boolean).join('. ')}
      aria-keyshortcuts={shortcut}
      onClick={onClick}
    >
      <svg class="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
        <path d={DRAWINGS[drawing]} />
      </svg>
    </button>
  );
}
