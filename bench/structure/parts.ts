/** Kinds of parts of a page that are counted. */
export const PARTS = [
  'images',
  'captions',
  'embeds',
  'headings',
  'list items',
  'definitions',
  'table cells',
  'code blocks',
  'links',
  'posts',
] as const;
export type Part = (typeof PARTS)[number];

/**
 * Distinct parts of one page: those in the gold region, how many of them a tool kept, how many parts of the page it
 * kept at all, and how many of these lie outside.
 */
export type Count = {
  readonly inside: number;
  readonly kept: number;
  readonly taken: number;
  readonly outside: number;
};

/** A part of the gold region that a tool lost. hasText: the tool kept its words in another kind of element. */
export type Loss = { readonly part: Part; readonly name: string; readonly hasText: boolean };

export type StructureOfTool = {
  readonly counts: Readonly<Record<Part, Count>>;
  readonly losses: readonly Loss[];
  readonly strays: readonly { readonly part: Part; readonly name: string }[];
};
export type StructureOfPage = Readonly<Record<string, StructureOfTool>>;
