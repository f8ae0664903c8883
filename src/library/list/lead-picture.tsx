import { useEffect, useRef, useState } from 'preact/hooks';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { readLead } from '../../platform/stores/reading-list.ts';
import { useVisible } from '../parts/use-visible.ts';

const IMAGE = /^data:image\/(?:avif|bmp|gif|jpeg|png|svg\+xml|webp|x-icon)[;,]/i;

/** The kept lead picture of an article, once it comes into view. Nothing where there is none, or no picture. */
export function LeadPicture({ entry }: { readonly entry: KeptEntry }) {
  const place = useRef<HTMLDivElement>(null);
  const isVisible = useVisible(place);
  const [data, setData] = useState<string | null>(null);
  useEffect(() => {
    if (!isVisible) return;
    let isOver = false;
    readLead(entry).then(
      (read) => {
        if (!isOver && read !== null && IMAGE.test(read)) setData(read);
      },
      // The article can be read without it.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isVisible, entry.id]);
  if (entry.lead === null || (entry.lead === undefined && entry.pictures === 0)) return null;
  return (
    <div class="entry-picture" ref={place}>
      {data !== null && (
        <img
          src={data}
          alt=""
          decoding="async"
          onError={() => {
            setData(null);
          }}
        />
      )}
    </div>
  );
}
