import { expect, it } from 'vitest';
import { sayPostHeaders } from './post-headers.ts';

it('says time and score with a language and a direction of their own', () => {
  const content = document
    .createRange()
    .createContextualFragment(
      '<article class="post"><header><b>A</b> <time datetime="2024-05-03">3/5</time> <data class="score" value="7">7</data></header></article>',
    );
  sayPostHeaders(content);
  const [time, score] = [content.querySelector('time')!, content.querySelector('.score')!];
  expect([time.lang, time.dir, time.title, time.textContent]).toEqual(['en', 'auto', '3/5', 'May 3, 2024']);
  expect([score.getAttribute('lang'), score.getAttribute('dir'), score.textContent]).toEqual([
    'en',
    'auto',
    'post_score 7',
  ]);
});
