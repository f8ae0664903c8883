import { useEffect, useState } from 'preact/hooks';
import { errorText } from '../platform/report.ts';
import { deleteTemplates, learningState, setLearning, watchLearning } from '../platform/site-template.ts';
import { translate } from '../platform/translate.ts';
import { Button } from '../ui/button.tsx';

type LearningFieldProps = {
  /** Shows a status message. */
  readonly say: (text: string) => void;
};

/** The switch for learning what repeats on a site, and the button that deletes what was learned. */
export function LearningField({ say }: LearningFieldProps) {
  const [isOn, setOn] = useState(true);
  const [problem, setProblem] = useState('');
  const fail = (cause: unknown): void => {
    setProblem(translate('stored_failed', errorText(cause)));
  };
  useEffect(() => {
    const update = (): void => {
      learningState().then((state) => {
        setOn(state.isOn);
      }, fail);
    };
    update();
    return watchLearning(update);
  }, []);
  const change = (wanted: boolean): void => {
    setOn(wanted);
    setLearning(wanted).catch((cause: unknown) => {
      setOn(!wanted);
      fail(cause);
    });
  };
  const remove = (): void => {
    deleteTemplates().then(() => {
      setProblem('');
      say(translate('learning_deleted'));
    }, fail);
  };
  return (
    <>
      <label class="item switch">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => {
            change(currentTarget.checked);
          }}
        />
        <span>
          {translate('learning')}
          <span class="hint">{translate('learning_hint')}</span>
        </span>
      </label>
      <div class="item field-actions">
        <Button onClick={remove}>{translate('learning_delete')}</Button>
      </div>
      <div role="status">{problem !== '' && <p class="warning">{problem}</p>}</div>
    </>
  );
}
