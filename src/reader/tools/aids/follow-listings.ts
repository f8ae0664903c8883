/**
 * Calls back once for each listing that comes within `margin` of the view, also for those that are added while the
 * content grows. Returns a function that ends it.
 */
export function followListings(
  scroller: Element,
  onSeen: (listing: Element) => void,
  { margin = '0px' }: { readonly margin?: string } = {},
): () => void {
  const seen = new WeakSet<Element>();
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || seen.has(target)) continue;
        seen.add(target);
        sight.unobserve(target);
        onSeen(target);
      }
    },
    { root: scroller, rootMargin: margin },
  );
  const observe = (): void => {
    for (const listing of scroller.querySelectorAll('.content pre')) if (!seen.has(listing)) sight.observe(listing);
  };
  observe();
  const growth = new MutationObserver(observe);
  for (const content of scroller.querySelectorAll('.content[aria-busy]'))
    growth.observe(content, { attributeFilter: ['aria-busy'] });
  return () => {
    sight.disconnect();
    growth.disconnect();
  };
}
