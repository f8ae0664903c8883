import { render } from 'preact';
import { openSession } from './session.ts';
import { ReaderPage } from './reader-page.tsx';
import { Refusal } from './refusal.tsx';

const session = openSession();
const root = document.getElementById('app');
if (root !== null) render(session === null ? <Refusal /> : <ReaderPage session={session} />, root);
