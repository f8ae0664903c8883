import { render } from 'preact';
import { browserReady } from '../platform/browser/browser.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { FailedState } from '../ui/failed-state.tsx';
import { KeptReader } from './kept-reader.tsx';
import './library.css';

await browserReady();
const root = document.getElementById('app');
const view = await viewAt(new URLSearchParams(location.search));
if (root !== null)
  render(
    <ErrorBoundary fallback={(error, retry) => <FailedState error={error} onRetry={retry} />}>{view}</ErrorBoundary>,
    root,
  );

/** The view of the library that an address names. The two lists load only their own code. */
async function viewAt(params: URLSearchParams) {
  const article = params.get('article');
  if (article !== null) return <KeptReader id={Number(article)} highlight={params.get('highlight')} />;
  if (params.get('view') === 'highlights') {
    const { HighlightsPage } = await import('./highlights/highlights-page.tsx');
    return <HighlightsPage />;
  }
  const { ListPage } = await import('./list/list-page.tsx');
  return <ListPage />;
}
