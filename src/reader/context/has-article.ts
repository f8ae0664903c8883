import type { ToolContext } from './tool.ts';

/** True where the whole article is shown. */
export function hasArticle({ article }: ToolContext): boolean {
  return article !== null;
}
