import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

function written(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return plainText(template.content);
}

test.each([
  ['oak mill', 'oak mill'],
  ['oak  mill', 'oak mill'],
  ['oak\nmill', 'oak mill'],
  ['oak \n\t mill', 'oak mill'],
  ['oak\n mill', 'oak mill'],
  ['oak\u00a0mill', 'oak mill'],
  ['oak \u3000mill', 'oak mill'],
])('writes each run of white space as one space: %j', (source, expected) => {
  expect(written(`<p>${source}</p>`)).toBe(expected);
  expect(written(`<table><tr><td>${source}</td></tr></table>`)).toBe(expected);
});
