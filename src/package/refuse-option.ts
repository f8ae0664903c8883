import { WinnowError } from './errors.ts';

/** Throws for an option of another tool that cannot be honoured, unless it has its default value or none. */
export function refuseOption(name: string, value: unknown, byDefault: unknown, reason: string): void {
  if (value !== undefined && value !== null && value !== byDefault)
    throw new WinnowError('unsupported-option', `The option ${name} has no meaning here: ${reason}`, 'Leave it out.');
}
