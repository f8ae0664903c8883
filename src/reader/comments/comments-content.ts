import type { Article } from '../../article/article.ts';
import { interfaceLanguage, translate } from '../../platform/browser/translate.ts';
import { addPartToIds } from '../article/join-pages.ts';
import { sanitize } from '../article/sink.ts';

const HEADING = 'h1, h2, h3, h4, h5, h6';

/** Sanitised comments of an article, without the page's own heading above the posts; null where it has no comments. */
export function commentsContent({ comments, url }: Article): DocumentFragment | null {
  if (comments === undefined) return null;
  const content = sanitize(comments.content, url);
  addPartToIds(content, 'comments-');
  const heading = content.querySelector(HEADING);
  if (heading?.nextElementSibling?.matches('.post') === true && heading.closest('.post') === null) heading.remove();
  return content;
}

/** A copy of an article's content with its comments below, in a section with a heading, for the exporters. */
export function withComments(content: DocumentFragment, article: Article): DocumentFragment {
  const comments = commentsContent(article);
  const whole = content.cloneNode(true) as DocumentFragment;
  if (comments === null) return whole;
  const section = document.createElement('section');
  const heading = document.createElement('h2');
  heading.lang = interfaceLanguage();
  heading.textContent = translate('comments');
  section.append(heading, comments);
  whole.append(section);
  return whole;
}
