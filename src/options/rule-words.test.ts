import { expect, it, vi } from 'vitest';
import { listOf, onDeviceText, sentenceOf } from './rule-words.ts';

vi.mock('../platform/browser/translate.ts', () => import('../ui/testing/fake-translate.ts'));

it('says what a rule does, and its name cannot turn the site after it', () => {
  const rule = { id: 'a', site: 'a.example', scope: 'site', action: 'leave-out', match: 'p' } as const;
  expect(sentenceOf({ ...rule, name: 'news\u202eletter\u2066' })).toBe('rule_out newsletter rule_on_site a.example');
});

it('names a bounded number of sites and lines, each cut', () => {
  const names = Array.from({ length: 900 }, (_, at) => `s${String(at)}.example`);
  expect(onDeviceText([])).toBe('');
  expect(onDeviceText(names).length).toBeLessThan(300);
  expect(onDeviceText(names)).toMatch(/^rules_on_device s0\.example, .* … \(900\)$/);
  expect(listOf(['x'.repeat(500)])).toHaveLength(100);
});
