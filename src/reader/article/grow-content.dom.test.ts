import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { growContent } from './grow-content.ts';
import { showWhole } from './show-whole.ts';
import { waitFor } from '../../ui/testing/wait-for.ts';

let target: HTMLElement;
const onGrown = vi.fn();
const parts = (...texts: string[]) =>
  texts.map((text) => () => {
    const part = document.createDocumentFragment();
    part.append(text);
    return part;
  });

beforeEach(() => {
  target = document.body.appendChild(document.createElement('div'));
  onGrown.mockReset();
});
afterEach(() => {
  target.remove();
});

test('shows the first part at once and the others in order', async () => {
  growContent(target, parts('a', 'b', 'c'), onGrown);
  expect(target.textContent).toBe('a');
  expect(target.ariaBusy).toBe('true');
  expect(onGrown).not.toHaveBeenCalled();
  await waitFor(() => {
    expect(target.textContent).toBe('abc');
  });
  expect(target.ariaBusy).toBeNull();
  expect(onGrown).toHaveBeenCalledOnce();
});

test('shows a single part whole', () => {
  growContent(target, parts('a'), onGrown);
  expect(target.ariaBusy).toBeNull();
  expect(onGrown).toHaveBeenCalledOnce();
});

test.each([
  ['on request', () => showWhole(document.body)],
  ['for printing', () => dispatchEvent(new Event('beforeprint'))],
])('shows the rest at once %s', async (_, ask) => {
  growContent(target, parts('a', 'b', 'c'), onGrown);
  ask();
  expect(target.textContent).toBe('abc');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(target.textContent).toBe('abc');
  expect(onGrown).toHaveBeenCalledOnce();
});

test('adds nothing after it was stopped', async () => {
  growContent(target, parts('a', 'b', 'c'), onGrown)();
  showWhole(document.body);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(target.textContent).toBe('a');
  expect(onGrown).not.toHaveBeenCalled();
});
