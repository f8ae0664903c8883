import { useRef } from 'preact/hooks';
import type { Rule } from '../article.ts';
import { errorText } from '../platform/report.ts';
import { newRuleId, saveRules } from '../platform/rule-store.ts';
import { translate } from '../platform/translate.ts';
import { importFilterList, importSiteConfig, isSiteConfig } from '../rules/import-rules.ts';
import { parseRulesFile, type ReadRules, type RulesFileProblem, writeRulesFile } from '../rules/rules-file.ts';
import { Button } from '../ui/button.tsx';
import { download } from './download.ts';
import { onDeviceText } from './rule-words.ts';

/** A file of rules is smaller than this, in bytes. */
const MAX_FILE_SIZE = 2_000_000;
/** Lines that are named when they have no rule; the others are counted. */
const NAMED = 12;

type RuleTransferProps = {
  readonly rules: readonly Rule[];
  readonly say: (text: string) => void;
  readonly onFailure: (text: string) => void;
};

/** Export of all rules, and import of a file: exported rules, a site configuration or a filter list. */
export function RuleTransfer({ rules, say, onFailure }: RuleTransferProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const importFile = async (file: File): Promise<void> => {
    const read = file.size > MAX_FILE_SIZE ? 'not_rules' : readRules(await file.text(), file.name);
    if (typeof read === 'string') {
      onFailure(translate(read === 'newer' ? 'import_newer' : 'rules_not_rules'));
      return;
    }
    const unsynced = await saveRules(read.rules);
    const ignored = read.ignored.length === 0 ? '' : translate('rules_ignored', listOf(read.ignored));
    onFailure([onDeviceText(unsynced), ignored].filter((text) => text !== '').join(' '));
    say(translate('rules_imported', read.rules.length));
  };
  return (
    <div class="item field-actions">
      <Button
        onClick={() => {
          download('winnow-rules.json', writeRulesFile(rules));
        }}
      >
        {translate('rules_export')}
      </Button>
      <Button
        onClick={() => {
          chooser.current?.click();
        }}
      >
        {translate('rules_import')}
      </Button>
      <p class="hint">{translate('rules_import_hint')}</p>
      <input
        type="file"
        accept=".json,.txt,application/json,text/plain"
        hidden
        ref={chooser}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // So that the same file can be chosen again.
          currentTarget.value = '';
          if (file === undefined) return;
          importFile(file).catch((cause: unknown) => {
            onFailure(translate('rules_failed', errorText(cause)));
          });
        }}
      />
    </div>
  );
}

/** The rules of a file in any of the three formats. */
function readRules(text: string, name: string): ReadRules | RulesFileProblem {
  const exported = parseRulesFile(text);
  if (exported !== 'not_json') return exported;
  const read = isSiteConfig(text) ? importSiteConfig(text, name, newRuleId) : importFilterList(text, newRuleId);
  return read.rules.length === 0 && read.ignored.length === 0 ? 'not_rules' : read;
}

function listOf(lines: readonly string[]): string {
  const named = lines
    .slice(0, NAMED)
    .map((line) => line.slice(0, 100))
    .join(' | ');
  return lines.length > NAMED ? `${named} … (${String(lines.length)})` : named;
}
