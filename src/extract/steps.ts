// Work in steps, without the engine around it.
export { finish, type Steps } from '../engine/steps.ts';
