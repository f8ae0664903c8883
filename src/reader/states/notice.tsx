import type { ComponentChildren } from 'preact';

type NoticeProps = {
  readonly figure: FigureName;
  readonly title: string;
  readonly children: ComponentChildren;
};

/** Shown instead of an article: a drawing, a title, the reason and what the user can do. */
export function Notice({ figure, title, children }: NoticeProps) {
  return (
    <section class="notice" aria-labelledby="title">
      <svg class="figure" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" focusable="false">
        {FIGURES[figure].map((path, at) => (
          <path key={path} class={at === 0 ? 'soft' : undefined} d={path} />
        ))}
      </svg>
      <h1 id="title">{title}</h1>
      {children}
    </section>
  );
}

/** Paths of each drawing; the first one has the paler colour. */
const FIGURES = {
  empty: [
    'M12 46c8 5 32 5 40 0M16 52c8 3 24 3 32 0',
    'M32 40c-7-4-9-12-5-21c7 4 10 13 5 21zM40 20c3-5 7-8 12-9M43 27c4-3 7-4 12-4',
  ],
  shut: ['M12 12h40v40H12z', 'M12 22h40M18 17h.1M23 17h.1M28 17h.1M26 36h12v10H26zM28 36v-3a4 4 0 0 1 8 0v3'],
  file: ['M16 8h22l10 10v38H16z', 'M38 8v10h10M25 38h14v10H25zM28 38v-4a4 4 0 0 1 8 0v4'],
  paper: ['M16 8h22l10 10v38H16z', 'M38 8v10h10M24 30h16M24 37h16M24 44h10'],
  gone: ['M14 14h36v36H14z', 'M24 32h18M36 25l7 7l-7 7'],
  broken: ['M12 16h40v34H12z', 'M33 12l-5 14l9 5l-7 12l3 9'],
} as const;

export type FigureName = keyof typeof FIGURES;
