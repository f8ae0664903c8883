import type { Rule } from '../article/rules.ts';
import { errorText } from '../platform/browser/log-error.ts';
import { randomId } from '../platform/browser/random-id.ts';
import { store } from '../platform/messages/ask-background.ts';
import { translate } from '../platform/browser/translate.ts';
import { importFilterList, importSiteConfig, isSiteConfig } from '../rules/import-rules.ts';
import { parseRulesFile, type ReadRules, type RulesFileProblem, writeRulesFile } from '../rules/rules-file.ts';
import { download } from '../ui/download.ts';
import { FileButtons } from './file-buttons.tsx';
import { listOf, onDeviceText } from './rule-words.ts';

/** Most bytes of a file of rules. */
const MAX_FILE_SIZE = 2_000_000;

type RuleTransferProps = {
  readonly rules: readonly Rule[];
  readonly say: (text: string) => void;
  readonly onFailure: (text: string) => void;
};

/** Export of all rules, and import of a file: exported rules, a site configuration or a filter list. */
export function RuleTransfer({ rules, say, onFailure }: RuleTransferProps) {
  const importFile = async (file: File): Promise<void> => {
    const read = file.size > MAX_FILE_SIZE ? 'not_rules' : await readRules(await file.text(), file.name);
    if (typeof read === 'string') {
      onFailure(translate(read === 'newer' ? 'import_newer' : 'rules_not_rules'));
      return;
    }
    say(translate('rules_importing', read.rules.length));
    const unsynced = await store('store/rules', { rules: read.rules });
    const ignored = read.ignored.length === 0 ? '' : translate('rules_ignored', listOf(read.ignored));
    onFailure([onDeviceText(unsynced), ignored].filter((text) => text !== '').join(' '));
    say(translate('rules_imported', read.rules.length));
  };
  return (
    <div class="item field-actions">
      <FileButtons
        exportLabel={translate('rules_export')}
        importLabel={translate('rules_import')}
        onExport={() => {
          download('winnow-rules.json', writeRulesFile(rules));
        }}
        accept=".json,.txt,application/json,text/plain"
        onFile={importFile}
        onFailure={(cause) => {
          onFailure(translate('rules_failed', errorText(cause)));
        }}
      />
      <p class="hint">{translate('rules_import_hint')}</p>
    </div>
  );
}

/** The rules of a file in any of the three formats. The public suffix list is loaded now, because it is large. */
async function readRules(text: string, fileName: string): Promise<ReadRules | RulesFileProblem> {
  const { isPublicSuffix } = await import('../rules/public-suffix.ts');
  const exported = parseRulesFile(text, isPublicSuffix);
  if (exported !== 'not_json') return exported;
  const options = { newId: randomId, isPublicSuffix };
  const read = isSiteConfig(text) ? importSiteConfig(text, fileName, options) : importFilterList(text, options);
  return read.rules.length === 0 && read.ignored.length === 0 ? 'not_rules' : read;
}
