/** Evidence on blocks as a table with one row per block: values[row * width + column]. */
export type BlockTable = { readonly values: Float32Array; readonly width: number; readonly rows: number };

/** All evidence on a page: the table of its blocks, and the page-level columns, which all its blocks share. */
export type Evidence = { readonly blocks: BlockTable; readonly page: Float32Array };
