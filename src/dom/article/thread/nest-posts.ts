/** How many posts a post answers, until it stands inside the one that it answers. */
export const DEPTH_ATTRIBUTE = 'data-depth';

/** Moves posts that the page tells apart only by their indent into the ones that they answer: those directly before them, less deep. Order stays. */
export function nestPosts(root: HTMLElement): void {
  for (const post of [...root.querySelectorAll<HTMLElement>(`article[${DEPTH_ATTRIBUTE}]`)]) {
    const depth = Number(post.getAttribute(DEPTH_ATTRIBUTE));
    let before = lastPostBefore(post);
    while (before !== null && depthOf(before) >= depth)
      before = before.parentElement?.closest<HTMLElement>('article') ?? null;
    if (before !== null && !before.contains(post)) before.append(post);
  }
  for (const post of root.querySelectorAll(`article[${DEPTH_ATTRIBUTE}]`)) post.removeAttribute(DEPTH_ATTRIBUTE);
}

/** The post whose end comes last before this one, among those that are side by side with it. */
function lastPostBefore(post: Element): HTMLElement | null {
  let before = post.previousElementSibling;
  if (before?.localName !== 'article') return null;
  for (let last = before.lastElementChild; last?.localName === 'article'; last = before.lastElementChild) before = last;
  return before as HTMLElement;
}

function depthOf(post: Element): number {
  return Number(post.getAttribute(DEPTH_ATTRIBUTE) ?? 0);
}
