"""The exported pages of one or more sets, and what the metric makes of a choice of blocks."""
import json

import numpy as np

from training_setup import CONSTANTS

WINNOW, ENGINE = CONSTANTS["winnow"], CONSTANTS["winnow"]["engine"]
DIGITS = WINNOW["forestFile"]["thresholdDigits"]
ROWS_AT_ONCE = 50_000
LARGEST_SHARE, BASE_WEIGHT = CONSTANTS["blockWeight"]["largestShare"], CONSTANTS["blockWeight"]["base"]


def rounded_down(values):
    """Values rounded down to the digits of the written thresholds, float32. Trees that learn from these have thresholds
    of as many digits, and `x < threshold` has the same answer for an exact value and its rounded one."""
    out = np.array(values, np.float32)
    exact = out[out != 0].astype(np.float64)
    unit = 10.0 ** (np.floor(np.log10(np.abs(exact))) - (DIGITS - 1))
    # A value that has these digits may be stored a little below itself.
    out[out != 0] = np.floor(exact / unit + 1e-6) * unit
    return out


class Evidence:
    """Blocks of the pages of `sets` (all exported sets where None), one row a block, pages one after the other.

    x: evidence, rounded down, rows x columns. y: 1 where more than half of the block's words are in the gold text. weight: the
    block's share of its page's content, at most LARGEST_SHARE. tokens: words of the block. page: number of the
    block's page; at: first row of each page. words, gold, comments: numbers of the words of each page, of its gold text
    and of its gold comments. is_comment: 1 where more than half of the block's words are in the gold comments, and the
    block is no content.
    """

    def __init__(self, folder, sets=None):
        with open(f"{folder}/pages.json") as file:
            info = json.load(file)
        self.columns, pages = info["columns"], info["pages"]
        blocks = np.array([page["blocks"] for page in pages])
        read = lambda name, kind: np.fromfile(f"{folder}/{name}", dtype=kind)
        x, share = read("evidence.f32", "<f4").reshape(-1, len(self.columns)), read("share.f32", "<f4")
        tokens, words, gold = read("tokens.i32", "<i4"), read("words.i32", "<i4"), read("gold.i32", "<i4")
        comments = read("comment-words.i32", "<i4")
        starts = lambda counts: np.concatenate([[0], np.cumsum(counts)])
        at, words_at = starts(blocks), starts([page["words"] for page in pages])
        gold_at, comments_at = starts([page["gold"] for page in pages]), starts([page["comments"] for page in pages])
        chosen = [i for i, page in enumerate(pages) if sets is None or page["set"] in sets]
        if not chosen:
            raise SystemExit(f"No page of {sets} is in {folder}: run npm run outlines for it, then npm run train.")
        rows = np.concatenate([np.arange(at[i], at[i + 1]) for i in chosen])
        self.pages = [pages[i] for i in chosen]
        self.x = x if len(chosen) == len(pages) else x[rows]
        # In parts, to save memory.
        for part in range(0, len(self.x), ROWS_AT_ONCE):
            self.x[part : part + ROWS_AT_ONCE] = rounded_down(self.x[part : part + ROWS_AT_ONCE])
        self.tokens, self.share = tokens[rows].astype(np.float64), share[rows]
        self.y = (self.share > WINNOW["contentShare"]).astype(np.float32)
        self.is_comment = ((read("comments.f32", "<f4")[rows] > WINNOW["contentShare"]) & (self.y == 0)).astype(np.float32)
        self.count = blocks[chosen]
        self.at = starts(self.count)
        self.page = np.repeat(np.arange(len(chosen)), self.count)
        self.fold = np.array([page["fold"] for page in self.pages])
        self.type = np.array([page["type"] for page in self.pages])
        self.set = np.array([page["set"] for page in self.pages])
        self.lang = np.array([page["lang"] for page in self.pages])
        self.words = [words[words_at[i] : words_at[i + 1]] for i in chosen]
        self.gold = [gold[gold_at[i] : gold_at[i + 1]] for i in chosen]
        self.comments = [comments[comments_at[i] : comments_at[i + 1]] for i in chosen]
        content = np.zeros(len(chosen))
        np.add.at(content, self.page, self.tokens * self.y)
        page_words = np.maximum(WINNOW["shortPageWords"], content[self.page])
        self.weight = np.minimum(self.tokens / page_words, LARGEST_SHARE) + BASE_WEIGHT

    def all_rows(self):
        return np.ones(len(self.y), bool)

    def rows_of(self, pages):
        """Mask of the blocks of some pages (a mask)."""
        return pages[self.page]

    def page_columns(self):
        """Columns that have one value on all blocks of a page, on every page."""
        first = self.x[self.at[:-1][self.count > 0]]
        of = np.cumsum(self.count > 0)[self.page] - 1
        return [c for c in range(len(self.columns)) if np.array_equal(self.x[:, c], first[of, c])]


def word_f1(evidence, keep, with_comments=False):
    """Word F1, precision and recall of each page, pages x 3. The gold text is the article's, or includes comments."""
    out = np.zeros((len(evidence.pages), 3))
    for i in range(len(evidence.pages)):
        a, b = evidence.at[i], evidence.at[i + 1]
        kept = evidence.words[i][np.repeat(keep[a:b], evidence.tokens[a:b].astype(int))]
        gold = evidence.gold[i]
        if with_comments:
            gold = np.concatenate([gold, evidence.comments[i]])
        if len(kept) == 0 or len(gold) == 0:
            out[i] = float(len(kept) == len(gold))
            continue
        size = max(kept.max(), gold.max()) + 1
        common = np.minimum(np.bincount(kept, minlength=size), np.bincount(gold, minlength=size)).sum()
        out[i] = 2 * common / (len(kept) + len(gold)), common / len(kept), common / len(gold)
    return out


def decode(evidence, probability):
    """The blocks with the highest expected F1, page by page (src/engine/model/decode.ts), and that F1 of each page."""
    keep, expected = np.zeros(len(probability), bool), np.zeros(len(evidence.pages))
    for i in range(len(evidence.pages)):
        a, b = evidence.at[i], evidence.at[i + 1]
        if a == b:
            continue
        p, n = probability[a:b].astype(np.float64), np.maximum(evidence.tokens[a:b], ENGINE["leastWords"])
        order = np.argsort(-p, kind="stable")
        f1 = 2 * np.cumsum((n * p)[order]) / (np.cumsum(n[order]) + (n * p).sum())
        best = int(np.argmax(f1))
        expected[i] = f1[best]
        keep[a + order[: best + 1]] = True
    return keep, expected
