import { interfaceLanguage, translate, translateCount } from '../../../../platform/browser/translate.ts';
import { adoptStyle } from '../../../../ui/adopt-style.ts';
import { Button } from '../../../../ui/button.tsx';
import css from './changes.css?inline';

adoptStyle(css);

type ChangesLineProps = {
  /** Number of changed paragraphs. */
  readonly count: number;
  /** When the copy was kept, in milliseconds since 1970. */
  readonly keptAt: number;
  /** Whether the changes are shown in the text. */
  readonly isShown: boolean;
  readonly onToggle: () => void;
  /** Goes to the next change. */
  readonly onNext: () => void;
  /** Keeps the new version; undefined where that is not possible. */
  readonly onKeep: (() => void) | undefined;
};

/** Says how many paragraphs have changed since the article was kept, and while they are shown, how they are marked. */
export function ChangesLine({ count, keptAt, isShown, onToggle, onNext, onKeep }: ChangesLineProps) {
  const [was, now] = datesOf(keptAt);
  return (
    <div role="group" aria-labelledby="changes-count" lang={interfaceLanguage()}>
      <p id="changes-count">{translateCount('changes_count', count, was)}</p>
      <p class="changes-legend" role="status">
        {isShown && translate('changes_legend', was, now)}
      </p>
      <div class="changes-buttons">
        <Button onClick={onToggle}>{translate(isShown ? 'changes_hide' : 'changes_show')}</Button>
        {isShown && <Button onClick={onNext}>{translate('changes_next')}</Button>}
        {onKeep && <Button onClick={onKeep}>{translate('changes_keep')}</Button>}
      </div>
    </div>
  );
}

/** The day of a time and today; with the time of day if both are the same day. */
function datesOf(time: number): readonly [was: string, now: string] {
  const language = interfaceLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const minute = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const today = Date.now();
  const format = day.format(time) === day.format(today) ? minute : day;
  return [format.format(time), format.format(today)];
}
