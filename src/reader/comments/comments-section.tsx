import { useMemo } from 'preact/hooks';
import type { Article } from '../../article/article.ts';
import { adoptStyle } from '../../ui/adopt-style.ts';
import { Icon } from '../../ui/icon.tsx';
import { ArticleContent } from '../article/article-content.tsx';
import { interfaceLanguage } from '../../platform/browser/translate.ts';
import { formatComments } from '../text/counts.ts';
import { commentsContent } from './comments-content.ts';
import css from './comments.css?inline';

adoptStyle(css);

type CommentsSectionProps = {
  readonly article: Article;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

/** Below the article: a button with the number of comments. The comments are in the document only while it is open. */
export function CommentsSection({ article, isOpen, onToggle }: CommentsSectionProps) {
  const { comments, url, dir, lang } = article;
  const parts = useMemo(() => {
    const content = isOpen ? commentsContent(article) : null;
    return content && [() => content];
  }, [comments, url, isOpen]);
  if (comments === undefined) return null;
  return (
    <section class="sheet comments" dir={dir} lang={lang || undefined} aria-labelledby="comments-title">
      <h2 id="comments-title" lang={interfaceLanguage()}>
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          <bdi>{formatComments(comments.count)}</bdi>
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
      </h2>
      {parts && <ArticleContent parts={parts} titleLevel={2} />}
    </section>
  );
}
