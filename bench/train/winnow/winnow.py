"""Learns the block classifier of the `winnow` algorithm from what bench/train/winnow/export.ts wrote; `npm run train` calls it.

usage: winnow.py <folder> cross-validate | train <sets> <out> | evaluate <model> <set>
Boosted trees (XGBoost, logistic loss) over all evidence; a block weighs as many words as it holds, so that every page counts about the same, as in the metric.
"""
import json
import os
import sys
import time

import numpy as np
import xgboost as xgb

PARAMETERS = dict(objective="binary:logistic", tree_method="hist", grow_policy="lossguide", max_depth=0, max_leaves=31, eta=0.1, min_child_weight=20, colsample_bytree=0.3,
                  subsample=0.8, reg_lambda=5, max_bin=128, seed=1, nthread=int(os.environ.get("THREADS", "2")))
TREES = 150
# A block's weight: its share of the page's content, no more than half of it; very short pages count as if they had this many words.
SHORT_PAGE, MOST, LEAST = 60, 0.5, 0.002
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


def fit(data, rows, parameters=PARAMETERS, trees=TREES):
    return xgb.train(parameters, xgb.DMatrix(data.x[rows], label=data.y[rows], weight=data.weight[rows] * 1000), trees)


def line(name, data, scores):
    by_type = "  ".join(f"{t} {scores[data.type == t, 0].mean():.3f}" for t in TYPES if (data.type == t).any())
    print(f"{name}: F1 {scores[:, 0].mean():.4f}  P {scores[:, 1].mean():.3f}  R {scores[:, 2].mean():.3f}  {by_type}", flush=True)


def cross_validate(folder, sets=("wcxb-dev",), parameters=PARAMETERS, trees=TREES, extra=None):
    """Out-of-fold probabilities of one set; `extra` pages of other sets join each training part."""
    data = Data(folder, list(sets))
    probability = np.zeros(len(data.y), np.float32)
    for fold in sorted(set(data.fold)):
        rows = data.fold[data.page] != fold
        began = time.time()
        model = fit(data, rows, parameters, trees)
        probability[~rows] = model.predict(xgb.DMatrix(data.x[~rows]))
        print(f"fold {fold}: {time.time() - began:.0f} s", flush=True)
    keep, expected = decode(data, probability)
    scores = word_f1(data, keep)
    line("cross-validated", data, scores)
    print("folds", " ".join(f"{scores[data.fold == f, 0].mean():.3f}" for f in sorted(set(data.fold))), flush=True)
    return data, probability, scores, expected


ZERO, SIGNED_ZERO, LEAF_STEPS, DIGITS = 0x30, 0x800, 1500, 5
VERSION = 1


def forest_text(model, columns):
    """The model as src/engine/model/forest.ts reads it: thresholds to five digits, leaves in 3,000 steps."""
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
            return chr(ZERO) + chr(SIGNED_ZERO + round(node["leaf"] / scale)), 1
        children = {child["nodeid"]: child for child in node["children"]}
        left, nodes_left = write(children[node["yes"]])
        right, nodes_right = write(children[node["no"]])
        name = node["split"]
        own = chr(ZERO + number[name] + 1) + chr(ZERO + tables[name].index(short(node["split_condition"]))) + chr(ZERO + nodes_left + 1)
        return own + left + right, nodes_left + nodes_right + 1

    head = dict(version=VERSION, bias=float(np.log(bias / (1 - bias))), scale=scale, columns=[[columns[int(name[1:])], tables[name]] for name in used])
    return json.dumps(head, separators=(",", ":"), ensure_ascii=False) + "\n" + "".join(write(tree)[0] for tree in trees)


def train(folder, sets, out):
    """The model that ships: all pages of the sets. Writes its text."""
    data = Data(folder, sets)
    model = fit(data, np.ones(len(data.y), bool))
    model.save_model(f"{folder}/model.json")
    text = forest_text(model, data.columns)
    open(out, "w", encoding="utf-8").write(text)
    print(f"{out}: {len(text.encode())} bytes, {len(data.pages)} pages of {', '.join(sets)}", flush=True)


def evaluate(folder, model_file, sets):
    """Word F1 of a saved model on other sets."""
    model = xgb.Booster(model_file=model_file)
    for name in sets:
        data = Data(folder, [name])
        keep, _ = decode(data, model.predict(xgb.DMatrix(data.x)))
        line(name, data, word_f1(data, keep))


if __name__ == "__main__":
    folder, task, *rest = sys.argv[1:]
    if task == "cross-validate":
        data, probability, scores, expected = cross_validate(folder, rest or ("wcxb-dev",))
        np.save(f"{folder}/out-of-fold.npy", probability)
    elif task == "train":
        train(folder, rest[0].split(","), rest[1])
    elif task == "evaluate":
        evaluate(folder, rest[0], rest[1].split(","))
    else:
        sys.exit(__doc__)
