import { describe, expect, it } from 'vitest';
import { mayBeStep } from './may-be-step.ts';
import { stepBetween } from './page-step.ts';

const step = (here: string, there: string) =>
  stepBetween(new URL(here, 'https://site.example/'), new URL(there, 'https://site.example/'));

describe('stepBetween finds the step from one page to the next', () => {
  for (const [here, there, from, to, kind] of [
    ['/story', '/story/2', null, 2, 'segment'],
    ['/story/', '/story/2/', null, 2, 'segment'],
    ['/story/2', '/story/3', 2, 3, 'bare'],
    ['/story/', '/story/page/2/', null, 2, 'page'],
    ['/story/page/2/', '/story/page/3/', 2, 3, 'page'],
    ['/story/page-9', '/story/page-10', 9, 10, 'page'],
    ['/story/page-10', '/story/page-11', 10, 11, 'page'],
    ['/story.html', '/story-2.html', null, 2, 'bare'],
    ['/story.html', '/story,2.html', null, 2, 'bare'],
    ['/story-p1.html', '/story-p2.html', 1, 2, 'page'],
    ['/story.html', '/story/seite-2.html', null, 2, 'page'],
    ['/index.html', '/index2.html', null, 2, 'bare'],
    ['/2024/05/story', '/2024/05/story/2', null, 2, 'segment'],
    ['/story?page=1', '/story?page=2', 1, 2, 'page'],
    ['/story', '/story?page=2', null, 2, 'page'],
    ['/story', '/story?page=0,1', null, 1, 'page'],
    ['/story?utm_source=x', '/story?page=2', null, 2, 'page'],
    ['/story?lang=de&p=3', '/story?lang=de&p=4', 3, 4, 'page'],
    ['/story?start=10', '/story?start=20', 10, 20, 'offset'],
    ['/рассказ', '/рассказ?страница=2', null, 2, 'page'],
    ['/story/teil-1', '/story/teil-2', 1, 2, 'other'],
  ] as const) {
    it(`${here} → ${there}`, () => {
      expect(step(here, there)).toEqual({ from, to, kind });
      // The test that decides whether this code is loaded must not miss a step.
      const [first, second] = [here, there].map((path) => new URL(path, 'https://site.example/').href.toLowerCase());
      expect(mayBeStep(first!, second!)).toBe(true);
    });
  }
});

it('mayBeStep rules out addresses that differ in more than a number', () => {
  for (const [here, there] of [
    ['https://site.example/story', 'https://site.example/other-story/2'],
    ['https://site.example/news/article-123456', 'https://site.example/news/article-123457'],
    ['https://site.example/2024/05/11/storm', 'https://site.example/2024/05/12/calm'],
    ['https://site.example/story', 'https://site.example/story?share=mail'],
  ] as const)
    expect(mayBeStep(here, there)).toBe(false);
});

describe('stepBetween returns null for other addresses', () => {
  for (const [here, there] of [
    ['/story', 'https://other.example/story/2'],
    ['/story', 'http://site.example/story/2'],
    ['/story', '/other-story'],
    ['/story', '/other-story/2'],
    ['/story/2', '/story/4'],
    ['/story/3', '/story/2'],
    ['/story', '/story/3'],
    ['/story', '/story#2'],
    ['/2024/05', '/2024/06'],
    ['/2024/05/11', '/2024/05/12'],
    ['/2024', '/2024/02'],
    ['/news/article-1234', '/news/article-1235'],
    ['/story?id=7', '/story?id=8'],
    ['/story', '/story?cpage=2'],
    ['/story', '/story/comment-page-2'],
    ['/story', '/story?image=2'],
    ['/story', '/story?6f1beb97_page=2'],
    ['/gallery/photo/1', '/gallery/photo/2'],
    ['/book/chapter-1', '/book/chapter-2'],
    ['/story?page=2', '/other?page=3'],
    ['/story?page=1', '/story?page=2&print=1'],
    ['/', '/2'],
  ] as const) {
    it(`${here} → ${there}`, () => {
      expect(step(here, there)).toBeNull();
    });
  }
});
