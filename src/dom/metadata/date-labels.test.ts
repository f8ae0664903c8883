import { expect, test } from 'vitest';
import { dateLabel } from './date-labels.ts';

test.each(['Published on ', 'Veröffentlicht am ', 'Опубликовано: ', '发布时间：'])(
  '“%s” is of a publication',
  (before) => {
    expect(dateLabel(before, '')).toBe('published');
  },
);

test.each(['Updated: ', 'Stand: ', 'Mis à jour le ', '更新日：'])('“%s” is of a revision', (before) => {
  expect(dateLabel(before, '')).toBe('updated');
});

test.each([
  'Joined: ',
  'Join Date: ',
  'Anmeldungsdatum: ',
  'Registriert seit: ',
  'Inscription : ',
  'Регистрация: ',
  '注册时间：',
  'It is currently ',
  'The time is now ',
  'Aktuelle Zeit: ',
  'Member since ',
])('“%s” is of another day', (before) => {
  expect(dateLabel(before, '')).toBe('other');
});

test('a date with no such words has no label', () => {
  expect(dateLabel('Harbour News | ', ' in Quays')).toBe('');
});
