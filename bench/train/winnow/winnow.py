"""Trains the forests of the `winnow` algorithm on what export-evidence.ts exported; `npm run train` calls it.

usage: winnow.py <folder> <task> …
  cross-validate <set> [<further set> …]  out-of-fold probabilities of the set and their figures; every fold learns
                                          from the further sets too
  decide <set>                            the figures again, from the probabilities of the last cross-validation
  ablate <set> [<fold> …]                 word F1 without each group of columns
  train <sets> <forest>                   learns from all pages of the sets (a,b,c) and writes forest.txt
  evaluate <sets> <forest>                word F1 of a written forest on sets
  fixture <forest> <evidence> <fixture>   XGBoost's margins and kinds for exported rows, for the unit test of the engine

Content trees (XGBoost, logistic loss) give each block a probability; a block's weight is its share of its page's
content, so that every page counts about the same, as in the metric. A second, smaller forest classifies the kind of a
page by its page-level columns.
"""
import gzip
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from training_setup import check_packages

check_packages("numpy", "xgboost")

import numpy as np
import xgboost as xgb

import forest_file
from evidence import Evidence, decode, with_opinions, word_f1
from figures import print_figures, record, scores_line
from learning import ENGINE, TYPES, engine_margins, learn_content, learn_kinds, predict

# Groups of columns for `ablate`, by the beginnings of their names.
GROUPS = {
    "names of classes and ids": ("near-", "around-", "page-names-"),
    "tags and roles": ("in-nav", "in-header", "in-footer", "in-aside", "in-main", "in-article", "in-button", "in-table",
                       "in-list", "own-tag", "area", "depth"),
    "repeated structure": ("pattern-", "inner-", "outer-", "sets", "largest-set"),
    "containers": ("level-", "part-"),
    "cores, stretch, runs": ("core-", "stretch", "before-title", "numwords", "in-main-run", "from-main-run"),
    "labels": ("prose-at-", "from-comments", "from-related", "says", "signs-", "from-label", "label-",
               "from-first-price", "from-first-cart", "page-says-"),
    "address and statements": ("url-", "states-", "stated-", "title-words", "description-chars"),
    "page as a whole": ("page-", "url-", "states-", "stated-", "title-words", "description-chars"),
}
# Thresholds are written with few digits, so that a few rows go the other way at a split.
MOST_MOVED_ROWS = 0.01


def cross_validate(folder, name, further):
    """Out-of-fold probabilities of one set; the pages of the further sets join each training part."""
    evidence = Evidence(folder, [name])
    others = [(other, other.all_rows()) for other in (Evidence(folder, [more]) for more in further)]
    columns = list(range(len(evidence.columns)))
    probability = np.zeros(len(evidence.y), np.float32)
    for fold in sorted(set(evidence.fold)):
        began = time.time()
        held = evidence.rows_of_fold(fold)
        model = learn_content([(evidence, ~held), *others], columns)
        probability[held] = predict(model, evidence, held, columns)
        print(f"fold {fold}: {time.time() - began:.0f} s", flush=True)
    return evidence, probability


def ablate(folder, name, folds):
    """Word F1 of some folds with all columns and without each group."""
    evidence = Evidence(folder, [name])
    for group, prefixes in [("none", ()), *GROUPS.items()]:
        columns = [c for c, column in enumerate(evidence.columns) if not column.startswith(prefixes)]
        scores = []
        for fold in folds or sorted(set(evidence.fold)):
            held = evidence.rows_of_fold(fold)
            probability = np.zeros(len(evidence.y), np.float32)
            probability[held] = predict(learn_content([(evidence, ~held)], columns), evidence, held, columns)
            keep = decode(evidence, with_opinions(evidence, probability))[0]
            scores.append(word_f1(evidence, keep)[evidence.fold == fold, 0].mean())
        print(f"without {group}: {len(columns)} columns, word F1 {np.mean(scores):.4f}", flush=True)


def train(folder, sets, out):
    """Learns both forests from all pages of the sets, and writes them once they read back as they were trained."""
    evidence = Evidence(folder, sets)
    columns = list(range(len(evidence.columns)))
    content = learn_content([(evidence, evidence.all_rows())], columns)
    of_page = evidence.page_columns()
    typed = np.nonzero((evidence.count > 0) & (evidence.type != ""))[0]
    kinds = learn_kinds(evidence, typed, of_page)
    trained = [
        forest_file.from_model(content, evidence.columns),
        forest_file.from_model(kinds, [evidence.columns[c] for c in of_page], TYPES),
    ]
    text = "\n".join(map(forest_file.write, trained))
    written = forest_file.read(text)
    for own, other in zip(trained, written):
        forest_file.check_written(own, other)
    model = forest_file.to_model(written[0], evidence.columns)
    moved = moved_rows([content, model], evidence, forest_file.largest_rounding(trained[0]))
    print(f"written as trained; rounded thresholds move {moved:.2%} of the rows")
    if moved > MOST_MOVED_ROWS:
        raise SystemExit(f"{moved:.2%} of the rows get other margins from the written trees: nothing was written.")
    Path(out).write_text(text, encoding="utf-8")
    size, packed = len(text.encode()), len(gzip.compress(text.encode()))
    print(f"{out}: {size} bytes, {packed} gzipped, {len(evidence.pages)} pages of {', '.join(sets)}", flush=True)
    blocks = len(evidence.y)
    record(folder, "training", {"pages": len(evidence.pages), "blocks": blocks, "movedRows": round(float(moved), 5)})


def moved_rows(models, evidence, rounding):
    """Share of the rows to which two models give margins that differ by more than the rounding of leaves explains."""
    first, second = (model.predict(xgb.DMatrix(evidence.x), output_margin=True) for model in models)
    return (np.abs(first - second) > rounding).mean()


def evaluate(folder, sets, forest):
    """Word F1 of a written forest on each set, without opinions and with them."""
    content = forest_file.read(Path(forest).read_text(encoding="utf-8"))[0]
    figures = {}
    for name in sets:
        evidence = Evidence(folder, [name])
        model = forest_file.to_model(content, evidence.columns)
        probability = predict(model, evidence, evidence.all_rows(), list(range(len(evidence.columns))))
        own, other = ENGINE["secondOpinion"], ENGINE["thirdOpinion"]
        for second, third in ((0, 0), (own, 0), (0, other), (own, other)):
            keep = decode(evidence, with_opinions(evidence, probability, second, third))[0]
            scores = word_f1(evidence, keep)
            figures[name] = scores_line(f"{name}, second opinion {second}, third {third}", evidence, scores)
    record(folder, "unseen", figures)


def write_fixture(forest, source, out):
    """Adds XGBoost's answers to exported rows: `margins` of blocks as the engine computes them, `kinds` of pages."""
    content, kinds = forest_file.read(Path(forest).read_text(encoding="utf-8"))
    fixture = json.loads(Path(source).read_text())
    content_model, kinds_model = (forest_file.to_model(own, fixture["columns"]) for own in (content, kinds))
    digits = lambda values: [round(float(value), 6) for value in values]
    pages = []
    for page in fixture["pages"]:
        x = np.array([row + page["page"] for row in page["blocks"]], "<f4")
        kinds_of_page = kinds_model.predict(xgb.DMatrix(x[:1]))[0]
        pages.append({**page, "margins": digits(engine_margins(content_model, x)), "kinds": digits(kinds_of_page)})
    made_by = f"XGBoost {xgb.__version__}, from forest.txt"
    Path(out).write_text(json.dumps({"madeBy": made_by, "pages": pages}, separators=(",", ":")) + "\n")


def main(folder, task, *rest):
    if task == "cross-validate":
        evidence, probability = cross_validate(folder, rest[0], rest[1:])
        np.save(f"{folder}/out-of-fold.npy", probability)
        print_figures(folder, evidence, probability)
    elif task == "decide":
        print_figures(folder, Evidence(folder, [rest[0]]), np.load(f"{folder}/out-of-fold.npy"))
    elif task == "ablate":
        ablate(folder, rest[0], [int(fold) for fold in rest[1:]])
    elif task == "train":
        train(folder, rest[0].split(","), rest[1])
    elif task == "evaluate":
        evaluate(folder, rest[0].split(","), rest[1])
    elif task == "fixture":
        write_fixture(*rest)
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
