import { useEffect, useRef, useState } from 'preact/hooks';
import type { KeptEntry } from '../../platform/stores/kept-entry.ts';
import { readLead, storeSmallLead } from '../../platform/stores/reading-list.ts';
import { useVisible } from '../parts/use-visible.ts';
import { smallPicture } from './small-picture.ts';

const IMAGE = /^data:image\/(?:avif|bmp|gif|jpeg|png|svg\+xml|webp|x-icon)[;,]/i;

/** Characters of a picture that is small enough for a list. */
const MAX_LENGTH = 40_000;

/** One after another: to make a large picture small takes the time of several frames. */
const turn = { last: Promise.resolve() };

/** The small form of the lead picture of an article, which is made and stored the first time. */
async function leadInTurn(entry: KeptEntry, isOver: () => boolean): Promise<string | null> {
  const read = await readLead(entry);
  if (read === null || !IMAGE.test(read)) return null;
  if (read.length <= MAX_LENGTH) return read;
  const making = turn.last.then(async () => {
    // The user may have scrolled on.
    const small = isOver() ? null : await smallPicture(read);
    // Without room for it, it is made again the next time.
    if (small !== null) storeSmallLead(entry.id, small).catch(() => undefined);
    return small;
  });
  turn.last = making.then(
    () => undefined,
    () => undefined,
  );
  return making;
}

/** The kept lead picture of an article, once it comes into view. Nothing where there is none, or no picture. */
export function LeadPicture({ entry }: { readonly entry: KeptEntry }) {
  const place = useRef<HTMLDivElement>(null);
  const isVisible = useVisible(place);
  const [data, setData] = useState<string | null>(null);
  useEffect(() => {
    if (!isVisible) return;
    let isOver = false;
    leadInTurn(entry, () => isOver).then(
      (read) => {
        if (!isOver) setData(read);
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
