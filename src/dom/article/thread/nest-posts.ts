/** Attribute with the number of posts that a post is nested in, until nestPosts moves it there. */
export const DEPTH_ATTRIBUTE = 'data-depth';

/**
 * Moves replies that the page marks only by indentation into the posts that they answer: the nearest earlier ones of a
 * lower depth.
 */
export function nestPosts(root: HTMLElement): void {
  for (const post of [...root.querySelectorAll<HTMLElement>(`article[${DEPTH_ATTRIBUTE}]`)]) {
    const depth = Number(post.getAttribute(DEPTH_ATTRIBUTE));
    let before = lastPostBefore(post);
    while (before !== null && depthOf(before) >= depth) before = before.parentElement?.closest('article') ?? null;
    if (before !== null && !before.contains(post)) before.append(post);
  }
  for (const post of root.querySelectorAll(`article[${DEPTH_ATTRIBUTE}]`)) post.removeAttribute(DEPTH_ATTRIBUTE);
}

/** The post that ends last before this one among its siblings and their descendants; null where none precedes it. */
function lastPostBefore(post: Element): Element | null {
  let before = post.previousElementSibling;
  if (before?.localName !== 'article') return null;
  for (let last = before.lastElementChild; last?.localName === 'article'; last = before.lastElementChild) before = last;
  return before;
}

function depthOf(post: Element): number {
  return Number(post.getAttribute(DEPTH_ATTRIBUTE) ?? 0);
}
