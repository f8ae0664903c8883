import { useMemo } from 'preact/hooks';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { interfaceLanguage, translate } from '../../platform/browser/translate.ts';
import '../../ui/fields-style.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Choice, type Option } from '../parts/choice.tsx';
import { choicesOf, type ListFilter, SORTS, STATES } from './list-view.ts';

type ListFiltersProps = {
  readonly entries: readonly KeptEntry[];
  readonly filter: ListFilter;
  readonly onChange: (changes: Partial<ListFilter>) => void;
};

const KINDS = [
  { name: 'tag', label: 'list_tag', any: 'list_any_tag' },
  { name: 'host', label: 'list_site', any: 'list_any_site' },
  { name: 'lang', label: 'list_language', any: 'list_any_language' },
] as const;

/** State, order, tag, site and language. A filter with one value that all articles share is not offered. */
export function ListFilters({ entries, filter, onChange }: ListFiltersProps) {
  const choices = useMemo(() => choicesOf(entries), [entries]);
  const names = useMemo(() => new Intl.DisplayNames(interfaceLanguage(), { type: 'language' }), []);
  return (
    <div class="list-filters">
      <Segmented
        label={translate('list_state')}
        value={filter.state}
        segments={STATES.map((value) => ({ value, label: translate(`list_state_${value}`) }))}
        onChange={(state) => {
          onChange({ state });
        }}
      />
      <div class="choices">
        {KINDS.map(({ name, label, any }) => {
          const values = choices[name];
          // A chosen value stays there, so that it can be taken away.
          const isUseful = values.length > (name === 'tag' ? 0 : 1) || filter[name] !== '';
          const all = values.includes(filter[name]) || filter[name] === '' ? values : [filter[name], ...values];
          return (
            isUseful && (
              <Choice
                key={name}
                label={translate(label)}
                value={filter[name]}
                options={[{ value: '', label: translate(any) }, ...all.map((value) => optionOf(name, value, names))]}
                onChange={(value) => {
                  onChange({ [name]: value });
                }}
              />
            )
          );
        })}
        <Choice
          label={translate('list_sort')}
          value={filter.sort}
          options={SORTS.map((value) => ({ value, label: translate(`list_sort_${value}`) }))}
          onChange={(value) => {
            onChange({ sort: SORTS.find((sort) => sort === value) ?? filter.sort });
          }}
        />
      </div>
    </div>
  );
}

function optionOf(name: 'tag' | 'host' | 'lang', value: string, names: Intl.DisplayNames): Option {
  return { value, label: name === 'lang' ? (names.of(value) ?? value) : value };
}
