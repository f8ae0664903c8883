import { render } from 'preact';
import { openSession } from './session.ts';
import { ReaderPage } from './reader-page.tsx';
import { Refusal } from './refusal.tsx';

const session = openSession();
// The page that the frame lies over cannot always hand the focus in; keys belong to the article from the start.
if (session?.surface === 'overlay') window.focus();

const root = document.getElementById('app');
if (root !== null) render(session === null ? <Refusal /> : <ReaderPage session={session} />, root);
