/** What a page has beside its text. */
export const PARTS = ['images', 'headings', 'list items', 'table cells', 'code blocks', 'links'] as const;
export type Part = (typeof PARTS)[number];

/** Distinct parts of one page: those in the gold region, how many of them a tool kept, how many parts of the page it kept at all, and how many of these lie outside. */
export type Count = { readonly inside: number; readonly kept: number; readonly taken: number; readonly outside: number };
export type StructureOfPage = Readonly<Record<string, Readonly<Record<Part, Count>>>>;
