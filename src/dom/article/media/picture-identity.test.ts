import { expect, test } from 'vitest';
import { pictureIdentity } from './picture-identity.ts';

const same = (a: string, b: string): boolean => pictureIdentity(a) === pictureIdentity(b);

test.each([
  ['https://a.example/u/saint-1200x800.jpg', 'https://a.example/u/saint-1024x683.jpg'],
  ['https://a.example/u/saint.jpg', 'https://a.example/u/saint-scaled.jpg'],
  ['https://a.example/p/x.jpg?w=640&q=80', 'https://a.example/p/x.jpg?auto=format&w=1280'],
  ['https://c.example/image/upload/w_400,h_300/v1/boat.png', 'https://c.example/image/upload/w_1600/v1/boat.png'],
  ['https://a.example/_next/image?url=%2Fimg%2Fb.jpg&w=640&q=75', 'https://a.example/img/b.jpg'],
])('gives %s and %s one identity', (a, b) => {
  expect(same(a, b)).toBe(true);
});

test.each([
  ['https://a.example/photo?id=7', 'https://a.example/photo?id=8'],
  ['https://a.example/u/saint-1.jpg', 'https://a.example/u/saint-2.jpg'],
  ['https://a.example/2024/x.jpg', 'https://a.example/2023/x.jpg'],
  ['https://a.example/x.jpg', 'https://b.example/x.jpg'],
])('gives %s and %s different identities', (a, b) => {
  expect(same(a, b)).toBe(false);
});

test('returns text that is not an address unchanged', () => {
  expect(pictureIdentity('not an address')).toBe('not an address');
});
