import { ID_PREFIX, type ThreadPost } from '../../../article.ts';

/** The posts of a written article, in order. Gives each post an id. */
export function readThread(root: HTMLElement): ThreadPost[] {
  const posts = [...root.querySelectorAll<HTMLElement>('article.post')];
  const places = new Map(posts.map((post, at): [Element, number] => [post, at]));
  const taken = new Set([...root.querySelectorAll('[id]')].map(({ id }) => id));
  return posts.map((post, at) => {
    for (let number = at + 1; post.id === ''; number += posts.length)
      if (!taken.has(`${ID_PREFIX}post-${number}`)) post.id = `${ID_PREFIX}post-${number}`;
    taken.add(post.id);
    const parent = post.parentElement?.closest('article.post');
    const header = post.querySelector(':scope > header');
    const time = header?.querySelector('time');
    const score = header?.querySelector('.score')?.getAttribute('value');
    return {
      id: post.id,
      author: header?.querySelector('.author')?.textContent ?? null,
      time: time?.getAttribute('datetime') ?? time?.textContent ?? null,
      parent: (parent && places.get(parent)) ?? null,
      score: score == null ? null : Number(score),
      isAccepted: post.classList.contains('accepted'),
    };
  });
}
