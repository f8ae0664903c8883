import { type Rule, RULE_ACTIONS, RULE_SCOPES } from '../article/rules.ts';
import { parseSelector, parseTarget } from './selector.ts';

/** A host, or `*.` and a host of at least two labels: a rule for `*.com` would apply to sites of different people. */
const HOST =
  /^(?:\*\.(?=[^.]+\.))?(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*$|^\[[0-9a-f:.]+\]$/;
const ID = /^[a-z0-9-]{1,40}$/;
const MAX_NAME = 120;
const MAX_PATH = 2000;

/**
 * The rule in a stored or imported value, without unknown fields; null where it is not valid. A later form in which a
 * field means something else has a `version`, so that this one does not misread it.
 */
export function parseRule(value: unknown): Rule | null {
  if (!isRecord(value)) return null;
  const { id, site, scope, where, action, match, name, isOff, alike, version } = value;
  if (version !== undefined) return null;
  const isText = (text: unknown, most: number): text is string =>
    typeof text === 'string' && text !== '' && text.length <= most;
  const knownScope = RULE_SCOPES.find((one) => one === scope);
  const knownAction = RULE_ACTIONS.find((one) => one === action);
  if (!isText(id, MAX_NAME) || !ID.test(id) || !isText(site, MAX_PATH) || !HOST.test(site)) return null;
  if (knownScope === undefined || knownAction === undefined || !isText(name, MAX_NAME)) return null;
  if (typeof match !== 'string') return null;
  const target = parseTarget(match);
  if (target === null) return null;
  // Rules name an article or a title by an element, not by a text in it.
  if (target.text !== 0 && knownAction !== 'keep' && knownAction !== 'leave-out') return null;
  if (alike !== undefined && !(typeof alike === 'string' && parseSelector(alike) !== null)) return null;
  if (knownScope === 'page' && !(isText(where, MAX_PATH) && where.startsWith('/'))) return null;
  if (knownScope === 'alike' && !(typeof where === 'string' && parseSelector(where) !== null)) return null;
  if (isOff !== undefined && typeof isOff !== 'boolean') return null;
  return {
    ...{ id, site, scope: knownScope, action: knownAction, match, name },
    ...(knownScope !== 'site' && typeof where === 'string' && { where }),
    ...(knownScope !== 'alike' && typeof alike === 'string' && { alike }),
    ...(isOff === true && { isOff }),
  };
}

/** True for an object, whose fields may be anything. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
