import { useId } from 'preact/hooks';
import { algorithms } from '../platform/reading/algorithms.ts';
import { translate } from '../platform/browser/translate.ts';
import { messageKey } from '../platform/browser/message-keys.ts';

type AlgorithmChoiceProps = {
  /** Id of an algorithm, or 'default'. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Radio buttons for the default and every algorithm, each with a summary. */
export function AlgorithmChoice({ value, onChange }: AlgorithmChoiceProps) {
  const name = useId();
  const rows = [
    { id: 'default', label: translate('algorithm_default'), text: translate('algorithm_default_text') },
    ...algorithms.map(({ id, label }) => ({ id, label, text: translate(messageKey('summary', id)) })),
  ];
  // An unknown id, e.g. synced from a newer version, works like the default.
  const chosen = rows.some((row) => row.id === value) ? value : 'default';
  return (
    <fieldset class="choices" aria-labelledby="algorithm">
      {rows.map((row) => (
        <label key={row.id}>
          <input
            type="radio"
            name={name}
            value={row.id}
            checked={row.id === chosen}
            onChange={() => {
              onChange(row.id);
            }}
          />
          <span>
            <strong>{row.label}</strong>
            <span class="hint">{row.text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
