import { finish } from '../../engine/steps.ts';
import { buildArticle, type BuiltArticle } from '../article/build-article.ts';

/** All steps of `buildArticle`. */
export function buildAtOnce(...given: Parameters<typeof buildArticle>): BuiltArticle {
  return finish(buildArticle(...given));
}
