"""Learns the block classifier of the `winnow` algorithm from what bench/train/winnow/export.ts wrote; `npm run train` calls it.

usage: winnow.py <folder> cross-validate <set> [<further sets to learn from>] | decide <set> | ablate <set> [<folds>] | train <sets> <out> | evaluate <sets>
Boosted trees (XGBoost, logistic loss) over all evidence; a block weighs as many words as it holds, so that every page counts about the same, as in the metric. A
second, small forest tells the kind of a page from what is the same for all its blocks.
"""
import gzip
import json
import os
import sys
import time

import numpy as np
import xgboost as xgb

PARAMETERS = dict(objective="binary:logistic", tree_method="hist", grow_policy="lossguide", max_depth=0, max_leaves=31, eta=0.14, min_child_weight=20, colsample_bytree=0.3,
                  subsample=0.8, reg_lambda=5, max_bin=128, seed=1, nthread=int(os.environ.get("THREADS", "2")))
TREES = 100
# The engine does not ask the other trees about a block of which the first ones are this sure, in log-odds (src/engine/model/forest.ts).
FIRST_TREES, SURE = 30, 3.0
# A block's weight: its share of the page's content, no more than half of it; very short pages count as if they had this many words.
SHORT_PAGE, MOST, LEAST = 60, 0.5, 0.002
# Blocks of less weight than this are learned from one in so many, for as many.
LIGHT, LIGHT_SHARE = 0.012, 3.0
# Columns that one page in so many is learned from without, group by group: what it states of itself, its address, its names, its semantic tags.
FORGOTTEN = 0.35
FORGETTABLE = [("states-", "stated-"), ("url-",), ("near-", "around-", "page-names-"), ("area", "in-main", "in-article", "in-nav", "in-aside", "in-header", "in-footer", "page-article", "page-main", "page-furniture", "page-section", "page-nav", "page-time")]
# On pages of which the trees expect a lower F1, the div scorer's verdict on a block adds so much to the trees' log-odds, or takes it from them
# (src/engine/algorithms/winnow/opinions.ts), and other weights to compare; on pages without sections Boilerpipe's verdict does.
DOUBT, SECOND_OPINION, THIRD_OPINION = 0.93, 0.75, 1.0
OPINIONS = [0, 0.25, 0.5, 0.75, 1, 1.5]
KIND_PARAMETERS = dict(objective="multi:softprob", num_class=7, tree_method="hist", max_depth=2, eta=0.2, subsample=0.8, colsample_bytree=0.4, min_child_weight=2, reg_lambda=2, seed=1, nthread=2)
KIND_ROUNDS = 30
TYPES = ["article", "documentation", "service", "forum", "product", "collection", "listing"]


class Data:
    def __init__(self, folder, sets=None):
        info = json.load(open(f"{folder}/pages.json"))
        self.columns, pages = info["columns"], info["pages"]
        blocks = np.array([p["blocks"] for p in pages])
        read = lambda name, kind: np.fromfile(f"{folder}/{name}", dtype=kind)
        x, share, tokens = read("evidence.f32", "<f4").reshape(-1, len(self.columns)), read("share.f32", "<f4"), read("tokens.i32", "<i4")
        words, gold = read("words.i32", "<i4"), read("gold.i32", "<i4")
        at = np.concatenate([[0], np.cumsum(blocks)])
        words_at, gold_at = np.concatenate([[0], np.cumsum([p["words"] for p in pages])]), np.concatenate([[0], np.cumsum([p["gold"] for p in pages])])
        chosen = [i for i, p in enumerate(pages) if sets is None or p["set"] in sets]
        self.pages = [pages[i] for i in chosen]
        rows = np.concatenate([np.arange(at[i], at[i + 1]) for i in chosen])
        self.x = x if len(chosen) == len(pages) else x[rows]
        self.second, self.third = read("second.f32", "<f4")[rows], read("third.f32", "<f4")[rows]
        self.tokens, self.share = tokens[rows].astype(np.float64), share[rows]
        self.y = (self.share > 0.5).astype(np.float32)
        self.count = blocks[chosen]
        self.at = np.concatenate([[0], np.cumsum(self.count)])
        self.page = np.repeat(np.arange(len(chosen)), self.count)
        self.fold, self.type = np.array([p["fold"] for p in self.pages]), np.array([p["type"] for p in self.pages])
        self.words = [words[words_at[i]:words_at[i + 1]] for i in chosen]
        self.gold = [gold[gold_at[i]:gold_at[i + 1]] for i in chosen]
        content = np.zeros(len(chosen))
        np.add.at(content, self.page, self.tokens * self.y)
        self.weight = np.minimum(self.tokens / np.maximum(SHORT_PAGE, content[self.page]), MOST) + LEAST

    def rows(self, pages):
        return np.isin(self.page, pages)


def word_f1(data, keep):
    """Word F1, precision and recall of each page."""
    out = np.zeros((len(data.pages), 3))
    for i in range(len(data.pages)):
        a, b = data.at[i], data.at[i + 1]
        kept = data.words[i][np.repeat(keep[a:b], data.tokens[a:b].astype(int))]
        gold = data.gold[i]
        if len(kept) == 0 or len(gold) == 0:
            out[i] = float(len(kept) == len(gold))
            continue
        size = max(kept.max(), gold.max()) + 1
        common = np.minimum(np.bincount(kept, minlength=size), np.bincount(gold, minlength=size)).sum()
        out[i] = 2 * common / (len(kept) + len(gold)), common / len(kept), common / len(gold)
    return out


def decode(data, probability):
    """The set of blocks with the highest expected F1, page by page (src/engine/model/decode.ts), and that expectation."""
    keep, expected = np.zeros(len(probability), bool), np.zeros(len(data.pages))
    for i in range(len(data.pages)):
        a, b = data.at[i], data.at[i + 1]
        if a == b:
            continue
        p, n = probability[a:b].astype(np.float64), np.maximum(data.tokens[a:b], 0.05)
        order = np.argsort(-p, kind="stable")
        f1 = 2 * np.cumsum((n * p)[order]) / (np.cumsum(n[order]) + (n * p).sum())
        best = int(np.argmax(f1))
        expected[i] = f1[best]
        keep[a + order[: best + 1]] = True
    return keep, expected


def with_opinions(data, probability, weight=SECOND_OPINION, third=THIRD_OPINION):
    """Probabilities of the trees; on doubtful pages the div scorer's verdicts count beside them, on pages without sections Boilerpipe's (the engine does not ask it about forums, by their kind)."""
    doubtful = (decode(data, probability)[1] < DOUBT)[data.page]
    p = np.clip(probability.astype(np.float64), 1e-9, 1 - 1e-9)
    return 1 / (1 + (1 - p) / p * np.exp(doubtful * np.where(data.second > 0, -weight, weight) - third * data.third))


def thinned(data, rows, seed=1):
    """Row numbers and weights to learn from: of the many blocks that hardly count (a word or two of a long page) one in LIGHT_SHARE, for as many."""
    rows = np.nonzero(rows)[0]
    weight = data.weight[rows]
    light = weight < LIGHT
    kept = ~light | (np.random.default_rng(seed).random(len(rows)) < 1 / LIGHT_SHARE)
    return rows[kept], np.where(light, LIGHT_SHARE, 1.0)[kept] * weight[kept]


def forget(data, rows, x, columns, seed=2):
    """Takes what the page states of itself, and what its address says, from one page in FORGOTTEN: many pages state nothing, and the trees must do without."""
    rng = np.random.default_rng(seed)
    for prefixes in FORGETTABLE:
        at = np.array([i for i, c in enumerate(columns) if data.columns[c].startswith(prefixes)], int)
        pages = rng.random(len(data.pages)) < FORGOTTEN
        x[np.ix_(np.nonzero(pages[data.page[rows]])[0], at)] = 0
    return x


def fit(sources, columns, parameters=PARAMETERS, trees=TREES):
    """Trees over some columns; `sources` are pairs of data and the rows to learn from."""
    parts = [(data, *thinned(data, rows)) for data, rows in sources]
    x = np.concatenate([forget(data, rows, data.x[np.ix_(rows, columns)], columns) for data, rows, _ in parts])
    label, weight = np.concatenate([data.y[rows] for data, rows, _ in parts]), np.concatenate([weight for _, _, weight in parts])
    return xgb.train(parameters, xgb.DMatrix(x, label=label, weight=weight * 1000), trees)


def predict(model, data, rows, columns):
    rows = np.nonzero(rows)[0]
    out = [np.zeros(0, np.float32)]
    for part in np.array_split(rows, max(1, len(rows) // 50_000)):
        x = xgb.DMatrix(data.x[np.ix_(part, columns)])
        first, all_trees = (model.predict(x, output_margin=True, iteration_range=(0, last)) for last in (FIRST_TREES, 0))
        out.append(1 / (1 + np.exp(-np.where(np.abs(first) > SURE, first, all_trees))))
    return np.concatenate(out)


def line(name, data, scores):
    by_type = "  ".join(f"{t} {scores[data.type == t, 0].mean():.3f}" for t in TYPES if (data.type == t).any())
    print(f"{name}: F1 {scores[:, 0].mean():.4f}  P {scores[:, 1].mean():.3f}  R {scores[:, 2].mean():.3f}  {by_type}", flush=True)


def page_columns(data):
    """Columns that are the same for all blocks of every page."""
    first = data.x[data.at[:-1][data.count > 0]]
    of = np.cumsum(data.count > 0)[data.page] - 1
    return [c for c in range(len(data.columns)) if np.array_equal(data.x[:, c], first[of, c])]


def fit_kinds(data, pages, columns):
    x = data.x[data.at[pages]][:, columns]
    y = [TYPES.index(data.type[i]) for i in pages]
    return xgb.train(KIND_PARAMETERS, xgb.DMatrix(x, label=y), KIND_ROUNDS)


def cross_validate(folder, name, extra=(), columns=None, quiet=False):
    """Out-of-fold probabilities of one set; the pages of `extra` sets join each training part."""
    data = Data(folder, [name])
    others = [(other, np.ones(len(other.y), bool)) for other in (Data(folder, [more]) for more in extra)]
    columns = list(range(len(data.columns))) if columns is None else columns
    probability = np.zeros(len(data.y), np.float32)
    for fold in sorted(set(data.fold)):
        began = time.time()
        held = data.fold[data.page] == fold
        model = fit([(data, ~held), *others], columns)
        probability[held] = predict(model, data, held, columns)
        if not quiet:
            print(f"fold {fold}: {time.time() - began:.0f} s", flush=True)
    return data, probability


def decide(folder, data, probability):
    """Everything that follows from out-of-fold probabilities: word F1, the weight of the second opinion, reliability, kinds, refusals."""
    folds = sorted(set(data.fold))
    at = {weight: word_f1(data, decode(data, with_opinions(data, probability, weight))[0]) for weight in OPINIONS}
    for weight, scores in at.items():
        line(f"second opinion {weight}", data, scores)
    best = {f: max(OPINIONS, key=lambda weight: at[weight][data.fold != f, 0].mean()) for f in folds}
    print("weights by four folds", list(best.values()), f"F1 {np.concatenate([at[best[f]][data.fold == f, 0] for f in folds]).mean():.4f}")
    keep, expected = decode(data, with_opinions(data, probability))
    scores = word_f1(data, keep)
    line("cross-validated", data, scores)
    means = [scores[data.fold == f, 0].mean() for f in folds]
    print("folds", " ".join(f"{m:.3f}" for m in means), f"standard deviation {np.std(means, ddof=1):.4f}", flush=True)
    reliability(data, expected, scores[:, 0])
    refusals(data, with_opinions(data, probability), expected, scores[:, 0])
    if set(data.type) <= set(TYPES):
        np.save(f"{folder}/kinds-out-of-fold.npy", kinds(data))


# Columns by what they tell of, for `ablate`.
GROUPS = {
    "names of classes and ids": ("near-", "around-", "page-names-"),
    "tags and roles": ("in-nav", "in-header", "in-footer", "in-aside", "in-main", "in-article", "in-button", "in-table", "in-list", "own-tag", "area", "depth"),
    "repeated structure": ("pattern-", "inner-", "outer-", "sets", "largest-set"),
    "containers": ("level-", "part-"),
    "cores, stretch, runs": ("core-", "stretch", "before-title", "numwords", "in-main-run", "from-main-run"),
    "labels": ("prose-at-", "from-comments", "from-related", "says", "signs-", "from-label", "label-", "from-first-price", "from-first-cart", "page-says-"),
    "address and statements": ("url-", "states-", "stated-", "title-words", "description-chars"),
    "page as a whole": ("page-", "url-", "states-", "stated-", "title-words", "description-chars"),
}


def ablate(folder, name, folds):
    """Word F1 of some folds without each group of columns, and with all."""
    data = Data(folder, [name])
    for group, prefixes in [("none", ()), *GROUPS.items()]:
        columns = [c for c, column in enumerate(data.columns) if not column.startswith(prefixes)]
        scores = []
        for fold in folds:
            held = data.fold[data.page] == fold
            probability = np.zeros(len(data.y), np.float32)
            probability[held] = predict(fit([(data, ~held)], columns), data, held, columns)
            scores.append(word_f1(data, decode(data, with_opinions(data, probability))[0])[data.fold == fold, 0].mean())
        print(f"without {group}: {len(columns)} columns, F1 of folds {folds} {np.mean(scores):.4f}", flush=True)


BINS = [0, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.94, 0.97, 1.0001]


def confidence_table(expected, f1):
    """Mean expectation and mean F1 of the pages of each bin, as rising points of a curve; both ends are kept where they belong."""
    points = [(0.0, 0.0)]
    for low, high in zip(BINS, BINS[1:]):
        own = (expected >= low) & (expected < high)
        if own.sum() >= 10:
            points.append((expected[own].mean(), max(f1[own].mean(), points[-1][1] + 1e-3)))
    return points + [(1.0, min(1.0, points[-1][1] + 0.02))]


def reliability(data, expected, f1):
    """The table of pages by confidence, the curve fitted on four folds and read on the fifth."""
    confidence = np.zeros(len(f1))
    for fold in set(data.fold):
        x, y = zip(*confidence_table(expected[data.fold != fold], f1[data.fold != fold]))
        confidence[data.fold == fold] = np.interp(expected[data.fold == fold], x, y)
    print("| confidence | pages | mean confidence | mean word F1 |\n| --- | --- | --- | --- |")
    for low, high in zip([0, 0.5, 0.6, 0.7, 0.8, 0.9], [0.5, 0.6, 0.7, 0.8, 0.9, 1.01]):
        own = (confidence >= low) & (confidence < high)
        if own.any():
            print(f"| {low} \u2013 {min(high, 1)} | {own.sum()} | {confidence[own].mean():.2f} | {f1[own].mean():.2f} |")
    print("curve", [(round(float(x), 3), round(float(y), 3)) for x, y in confidence_table(expected, f1)], flush=True)


# Constants of src/engine/algorithms/winnow/no-article.ts (fewest words to expect; few words, and the least F1 to expect of them), others to compare, and how many
# pages with a piece of LONG words may be refused.
REFUSAL = (15, 60, 0.6)
REFUSALS = [(nothing, little, low) for nothing in (0, 10, 15, 20, 30) for little in (40, 60, 80) for low in (0.5, 0.55, 0.6)]
LONG, REFUSED = 150, 0.01


def refusals(data, probability, expected, f1):
    """Pages that get no-article, by the constants that ship and by those that four folds choose for the fifth: most empty pages found, then fewest others."""
    gold = np.array([len(words) for words in data.gold])
    likely = np.bincount(data.page, data.tokens * probability, len(gold))
    empty, long = gold == 0, gold >= LONG
    rule = lambda nothing, little, low: (likely < nothing) | ((likely < little) & (expected < low))
    chosen = np.zeros(len(gold), bool)
    for fold in set(data.fold):
        four = data.fold != fold
        allowed = [r for r in (rule(*constants) for constants in REFUSALS) if (r & long & four).sum() <= REFUSED * (long & four).sum()]
        chosen[~four] = max(allowed, key=lambda r: ((r & empty & four).sum(), -(r & four).sum()))[~four]
    for name, refused in (("as it ships", rule(*REFUSAL)), ("constants by four folds", chosen)):
        print(f"no-article, {name}: {(refused & empty).sum()} of {empty.sum()} without gold, {(refused & long).sum()} of {long.sum()} with {LONG} words or more ({(refused & long).sum() / long.sum():.2%}), "
              f"{(refused & ~empty & ~long).sum()} of {(~empty & ~long).sum()} with fewer; mean F1 of those with gold {f1[refused & ~empty].mean():.2f}; over all pages, a refused one counted as no text, {np.where(refused, empty, f1).mean():.4f}")
    print(f"without gold, not refused: words to expect {[int(w) for w in likely[empty & ~rule(*REFUSAL)]]}", flush=True)


def kinds(data):
    """Kinds told by four folds on the fifth."""
    columns = page_columns(data)
    pages = np.nonzero(data.count > 0)[0]
    out = np.zeros((len(data.pages), len(TYPES)))
    for fold in set(data.fold):
        model = fit_kinds(data, pages[data.fold[pages] != fold], columns)
        held = pages[data.fold[pages] == fold]
        out[held] = model.predict(xgb.DMatrix(data.x[data.at[held]][:, columns]))
    truth, said, sure = np.array([TYPES.index(t) for t in data.type[pages]]), out[pages].argmax(1), out[pages].max(1)
    print(f"kinds: {(said == truth).mean():.3f} of {len(pages)} pages right, from {len(columns)} columns")
    print("| is, said | " + " | ".join(TYPES) + " |\n" + "| --- " * 8 + "|")
    for k, kind in enumerate(TYPES):
        print(f"| {kind} | " + " | ".join(str(((truth == k) & (said == j)).sum()) for j in range(7)) + " |")
    for low, high in [(0, 0.5), (0.5, 0.7), (0.7, 0.9), (0.9, 1.01)]:
        own = (sure >= low) & (sure < high)
        if own.any():
            print(f"| {low} \u2013 {min(high, 1)} | {own.sum()} | {sure[own].mean():.2f} | {(said == truth)[own].mean():.2f} |")
    return out


ZERO, SIGNED_ZERO, LEAF_STEPS, DIGITS = 0x30, 0x800, 1000, 4
VERSION = 3


def forest_text(model, columns, classes=None):
    """The model as src/engine/model/forest.ts reads it: thresholds to four digits, leaves in 2,000 steps."""
    trees = [json.loads(tree) for tree in model.get_dump(dump_format="json")]
    bias = float(json.loads(model.save_config())["learner"]["learner_model_param"]["base_score"])
    short = lambda value: float(f"{value:.{DIGITS}g}")
    thresholds, leaves = {}, [0.0]

    def visit(node):
        if "leaf" in node:
            leaves.append(abs(node["leaf"]))
            return
        thresholds.setdefault(node["split"], set()).add(short(node["split_condition"]))
        for child in node["children"]:
            visit(child)

    for tree in trees:
        visit(tree)
    used = sorted(thresholds, key=lambda name: int(name[1:]))
    tables = {name: sorted(thresholds[name]) for name in used}
    number = {name: i for i, name in enumerate(used)}
    scale = max(leaves) / LEAF_STEPS

    def write(node):
        if "leaf" in node:
            return chr(ZERO) + chr(SIGNED_ZERO + round(node["leaf"] / scale)) + chr(ZERO), 1
        children = {child["nodeid"]: child for child in node["children"]}
        left, nodes_left = write(children[node["yes"]])
        right, nodes_right = write(children[node["no"]])
        name = node["split"]
        own = chr(ZERO + number[name] + 1) + chr(ZERO + tables[name].index(short(node["split_condition"]))) + chr(ZERO + nodes_left + 1)
        return own + left + right, nodes_left + nodes_right + 1

    head = dict(version=VERSION, bias=float(np.log(bias / (1 - bias))), scale=scale, **({"classes": classes} if classes else {}), columns=[[columns[int(name[1:])], tables[name]] for name in used])
    return json.dumps(head, separators=(",", ":"), ensure_ascii=False) + "\n" + "".join(write(tree)[0] for tree in trees)


def train(folder, sets, out):
    """What ships: blocks by all pages of the sets, kinds by those pages that have one. Writes the text of both forests."""
    data = Data(folder, sets)
    columns = list(range(len(data.columns)))
    model = fit([(data, np.ones(len(data.y), bool))], columns)
    model.save_model(f"{folder}/model.json")
    text = forest_text(model, data.columns)
    kinded = page_columns(data)
    kind_model = fit_kinds(data, np.nonzero((data.count > 0) & (data.type != ""))[0], kinded)
    text += "\n" + forest_text(kind_model, [data.columns[c] for c in kinded], TYPES)
    open(out, "w", encoding="utf-8").write(text)
    packed = len(gzip.compress(text.encode()))
    print(f"{out}: {len(text.encode())} bytes, {packed} gzipped, {len(data.pages)} pages of {', '.join(sets)}", flush=True)


def evaluate(folder, sets):
    """Word F1 of the saved model on other sets."""
    model = xgb.Booster(model_file=f"{folder}/model.json")
    for name in sets:
        data = Data(folder, [name])
        probability = predict(model, data, np.ones(len(data.y), bool), list(range(len(data.columns))))
        for weight, third in ((0, 0), (SECOND_OPINION, 0), (0, THIRD_OPINION), (SECOND_OPINION, THIRD_OPINION)):
            line(f"{name}, second opinion {weight}, third {third}", data, word_f1(data, decode(data, with_opinions(data, probability, weight, third))[0]))


if __name__ == "__main__":
    folder, task, *rest = sys.argv[1:]
    if task == "cross-validate":
        data, probability = cross_validate(folder, rest[0], rest[1:])
        np.save(f"{folder}/out-of-fold.npy", probability)
        decide(folder, data, probability)
    elif task == "decide":
        decide(folder, Data(folder, [rest[0]]), np.load(f"{folder}/out-of-fold.npy"))
    elif task == "ablate":
        ablate(folder, rest[0], [int(fold) for fold in rest[1:]] or [0, 1, 2, 3, 4])
    elif task == "train":
        train(folder, rest[0].split(","), rest[1])
    elif task == "evaluate":
        evaluate(folder, rest[0].split(","))
    else:
        sys.exit(__doc__)
