import { expect, it } from 'vitest';
import { emptyCause, unreadableCause as causeOf } from './unreadable.ts';

const unreadableCause = (contentType: string, root: string, text = '') => causeOf(contentType, root, () => text);

it('names the kind of a document that is no page of text', () => {
  expect(unreadableCause('application/pdf', 'html')).toBe('pdf');
  expect(unreadableCause('image/png', 'html')).toBe('picture');
  expect(unreadableCause('image/svg+xml', 'svg')).toBe('picture');
  expect(unreadableCause('video/mp4', 'html')).toBe('media');
  expect(unreadableCause('audio/ogg', 'html')).toBe('media');
  expect(unreadableCause('application/atom+xml', 'feed')).toBe('feed');
  expect(unreadableCause('text/plain', 'html', '<?xml version="1.0"?>\n<rss version="2.0"><channel>')).toBe('feed');
  for (const root of ['rss', 'rdf:RDF', 'feed']) expect(unreadableCause('text/xml', root)).toBe('feed');
});

it('is null for pages, text and other XML', () => {
  expect(unreadableCause('text/html', 'html')).toBeNull();
  expect(unreadableCause('text/html', 'feed')).toBeNull();
  expect(unreadableCause('text/plain', 'html', 'A letter about <rss> and other words')).toBeNull();
  expect(unreadableCause('application/xhtml+xml', 'html')).toBeNull();
  expect(unreadableCause('application/xml', 'book')).toBeNull();
});

it('names why a page has no text', () => {
  const large = [{ width: 200, height: 100 }];
  expect(emptyCause('loading', 'text/plain', () => large)).toBe('loading');
  expect(emptyCause('complete', 'text/plain', () => large)).toBe('empty-file');
  expect(emptyCause('interactive', 'text/html', () => large)).toBe('only-pictures');
  expect(emptyCause('complete', 'text/html', () => [{ width: 199, height: 100 }])).toBeNull();
  expect(emptyCause('complete', 'text/html', () => [{ width: 200, height: 99 }])).toBeNull();
});
