import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import schema from '../../docs/command.schema.json' with { type: 'json' };

/** Every field is described, so that a program can rely on the schema. */
const isRecord = new Ajv2020({ allowUnionTypes: true }).compile({ ...schema, additionalProperties: false });

/** The records of lines of JSON, each checked against the schema. */
export function recordsIn(lines: string): Record<string, unknown>[] {
  return lines
    .split('\n')
    .slice(0, -1)
    .map((line) => recordIn(line));
}

export function recordIn(json: string): Record<string, unknown> {
  const record = JSON.parse(json) as Record<string, unknown>;
  expect(isRecord(record), JSON.stringify(isRecord.errors)).toBe(true);
  return record;
}
