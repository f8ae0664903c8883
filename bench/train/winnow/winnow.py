"""Trains the forests of the `winnow` algorithm on what export-evidence.ts exported; `npm run train` calls it.

usage: winnow.py <folder> <task> ...
  unseen                             probabilities of the pages of each source by trees that did not see it: learned
                                     from all other sources (leave one source out), for wcxb-dev from four folds and
                                     all other sources (cross-validation); then their figures
  figures                            the figures again, from the probabilities of the last run of `unseen`
  ablate [<source> ...]              mean word F1 without each group of columns, on sources left out
  train <forest>                     learns from all pages of the learned sources and writes forest.txt
  fixture <forest> <evidence> <out>  XGBoost's margins and kinds for exported rows, for the unit test of the engine

Kind trees classify a page by its page-level columns. Content trees (XGBoost, logistic loss) give each block a
probability by its columns and the kind of its page; a block's weight is its share of its page's content, so that every
page counts about the same, as in the metric. Comment trees tell comments from all other blocks; outside forums, a sure
comment is no content.
"""
import gzip
import json
import multiprocessing
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from training_setup import check_packages

check_packages("numpy", "xgboost")

import numpy as np
import xgboost as xgb

import forest_file
from evidence import Evidence, decode, word_f1
from figures import print_comments, print_figures, record
from learning import KIND_COLUMNS, TYPED, TYPES, WINNOW, content_columns, content_rows, engine_margins
from learning import kind_probabilities, learn_comments, learn_content, predict, without_comments

# Groups of columns for `ablate`, by the beginnings of their names.
GROUPS = {
    "kinds of pages": ("kind-",),
    "headline, openings, description": ("from-title", "title-ancestors", "below-title", "chars-since-title", "datelines",
                                        "openings", "from-opening", "article-prose", "articles-before",
                                        "prose-since-opening", "page-datelines", "page-openings", "from-description"),
    "names of classes and ids": ("near-", "around-", "page-names-"),
    "tags and roles": ("in-nav", "in-footer", "in-main", "in-button", "own-tag", "area", "depth"),
    "repeated structure": ("pattern-", "inner-", "outer-", "sets", "largest-set"),
    "containers": ("level-", "part-"),
    "cores, stretch, runs": ("core-", "stretch", "before-title", "numwords", "from-main-run"),
    "sections": ("heading-section-", "label-section-"),
    "labels": ("prose-at-", "from-comments", "from-related", "signs-", "from-label", "label-signs", "from-first-price",
               "page-says-"),
    "address and statements": ("url-", "states-", "title-words", "description-chars"),
    "page as a whole": ("page-", "url-", "states-", "title-words", "description-chars"),
}
# Thresholds are written with few digits, so that a few rows go the other way at a split.
MOST_MOVED_ROWS = 0.01


# Processes that learn splits at the same time.
WORKERS = int(os.environ.get("WORKERS", "2"))


def splits_of(evidence, names):
    """Masks of the pages that each split holds out, by the split's name: a source, or a fold of wcxb-dev."""
    splits = {}
    for name in names:
        own = evidence.set == name
        folds = {f"{name}-{fold}": own & (evidence.fold == fold) for fold in sorted(set(evidence.fold[own]))}
        splits.update(folds if name == TYPED else {name: own})
    return splits


def learned_pages(evidence, held):
    """Mask of the pages that a split learns from: all pages of the learned sources that it does not hold out."""
    return np.isin(evidence.set, list(WINNOW["sources"])) & ~held


# What the processes share. They are forked, so that the evidence is in memory once.
shared = {}


def decide_split(split):
    """Probabilities of content and of comments of the blocks that a split holds out, and the kinds of its pages."""
    began = time.time()
    evidence, held = shared["evidence"], shared["splits"][split]
    learned = learned_pages(evidence, held)
    kinds, _ = kind_probabilities(evidence, learned)
    models = learn_content(evidence, learned, kinds), learn_comments(evidence, learned, kinds)
    rows = evidence.rows_of(held)
    content, comments = (predict(model, evidence, kinds, held)[rows] for model in models)
    print(f"{split}: {time.time() - began:.0f} s", flush=True)
    return held, rows, content, comments, kinds[held]


def unseen(folder):
    """Decides every page by trees that did not see its source or fold, and saves the probabilities."""
    evidence = Evidence(folder)
    shared.update(evidence=evidence, splits=splits_of(evidence, dict.fromkeys(evidence.set)))
    probability, comments = np.zeros(len(evidence.y), np.float32), np.zeros(len(evidence.y), np.float32)
    kinds = np.zeros((len(evidence.pages), len(TYPES)), np.float32)
    with multiprocessing.get_context("fork").Pool(WORKERS) as pool:
        for held, rows, *found in pool.imap(decide_split, shared["splits"]):
            probability[rows], comments[rows], kinds[held] = found
    probability = without_comments(evidence, probability, comments, kinds)
    np.save(f"{folder}/out-of-fold.npy", probability)
    np.save(f"{folder}/comments-out-of-fold.npy", comments)
    np.save(f"{folder}/kinds-out-of-fold.npy", kinds)
    figures(folder, evidence)


def figures(folder, evidence):
    """Prints and records the figures of the saved probabilities."""
    names = ("out-of-fold", "comments-out-of-fold", "kinds-out-of-fold")
    probability, comments, kinds = (np.load(f"{folder}/{name}.npy") for name in names)
    print_figures(folder, evidence, probability, kinds, TYPED)
    by_folds = comments_by_folds(evidence, kinds)
    print_comments(folder, evidence, probability, {"by folds": by_folds, "source left out": comments})


def comments_by_folds(evidence, kinds):
    """Probabilities of comments on the sources that mark them, by trees of the other folds."""
    marked = np.isin(evidence.set, WINNOW["commentSources"])
    out = np.zeros(len(evidence.y), np.float32)
    for fold in sorted(set(evidence.fold)):
        own = marked & (evidence.fold == fold)
        out += predict(learn_comments(evidence, marked & ~own, kinds), evidence, kinds, own)
    return out


def ablate(evidence, names):
    """Mean word F1 over sources left out, with all columns and without each group."""
    for group, prefixes in [("none", ()), *GROUPS.items()]:
        means = {}
        for split, held in splits_of(evidence, names).items():
            learned = learned_pages(evidence, held)
            kinds, _ = kind_probabilities(evidence, learned)
            probability = predict(learn_content(evidence, learned, kinds, prefixes), evidence, kinds, held)
            source = TYPED if split.startswith(TYPED) else split
            means.setdefault(source, []).append(word_f1(evidence, decode(evidence, probability)[0])[held, 0].mean())
        means = {name: np.mean(values) for name, values in means.items()}
        by_source = "  ".join(f"{name} {value:.4f}" for name, value in means.items())
        print(f"without {group}: mean {np.mean(list(means.values())):.4f}  {by_source}", flush=True)


def train(folder, out):
    """Learns all forests from all pages of the learned sources, and writes them once they read back as they were
    trained."""
    evidence = Evidence(folder, list(WINNOW["sources"]))
    every = np.ones(len(evidence.pages), bool)
    kinds, kind_model = kind_probabilities(evidence, every)
    models = {"content": learn_content(evidence, every, kinds), "comments": learn_comments(evidence, every, kinds)}
    names = content_columns(evidence)
    trained = [
        forest_file.from_model(models["content"], names),
        forest_file.from_model(kind_model, [evidence.columns[c] for c in evidence.page_columns()], TYPES),
        forest_file.from_model(models["comments"], names),
    ]
    text = forest_file.write(trained, names)
    written = forest_file.read(text, names)
    for own, other in zip(trained, written):
        forest_file.check_written(own, other)
    x = content_rows(evidence, kinds, np.arange(len(evidence.y)))
    moved = {}
    for name, own, other in (("content", trained[0], written[0]), ("comments", trained[2], written[2])):
        rounding = forest_file.largest_rounding(own)
        moved[name] = round(float(moved_rows([models[name], forest_file.to_model(other, names)], x, rounding)), 5)
        print(f"{name}: written as trained; rounded thresholds move {moved[name]:.2%} of the rows")
        if moved[name] > MOST_MOVED_ROWS:
            raise SystemExit(f"{moved[name]:.2%} of the rows get other margins from {name}: nothing was written.")
    Path(out).write_text(text, encoding="utf-8")
    size, packed = len(text.encode()), len(gzip.compress(text.encode()))
    print(f"{out}: {size} bytes, {packed} gzipped, {len(evidence.pages)} pages", flush=True)
    record(folder, "training", {"pages": len(evidence.pages), "blocks": len(evidence.y), "movedRows": moved})


def moved_rows(models, x, rounding):
    """Share of the rows to which two models give margins that differ by more than the rounding of leaves explains."""
    first, second = (model.predict(xgb.DMatrix(x), output_margin=True) for model in models)
    return (np.abs(first - second) > rounding).mean()


def write_fixture(forest, source, out):
    """Adds XGBoost's answers to exported rows: of blocks the margins by content and comment trees, as the engine
    computes them; of pages the `kinds`."""
    fixture = json.loads(Path(source).read_text())
    names = [*fixture["columns"], *KIND_COLUMNS]
    content, kinds, comments = forest_file.read(Path(forest).read_text(encoding="utf-8"), names)
    models = {"content": forest_file.to_model(content, names), "comments": forest_file.to_model(comments, names)}
    kinds_model = forest_file.to_model(kinds, fixture["columns"])
    digits = lambda values: [round(float(value), 6) for value in values]
    pages = []
    for page in fixture["pages"]:
        x = np.array([row + page["page"] for row in page["blocks"]], "<f4")
        kinds_of_page = kinds_model.predict(xgb.DMatrix(x[:1]))[0]
        x = np.concatenate([x, np.tile(kinds_of_page, (len(x), 1))], axis=1)
        margins = {name: digits(engine_margins(model, x)) for name, model in models.items()}
        pages.append({**page, "margins": margins, "kinds": digits(kinds_of_page)})
    made_by = f"XGBoost {xgb.__version__}, from forest.txt"
    Path(out).write_text(json.dumps({"madeBy": made_by, "pages": pages}, separators=(",", ":")) + "\n")


def main(folder, task, *rest):
    if task == "unseen":
        unseen(folder)
    elif task == "figures":
        figures(folder, Evidence(folder))
    elif task == "ablate":
        ablate(Evidence(folder), rest or list(WINNOW["sources"]))
    elif task == "train":
        train(folder, rest[0])
    elif task == "fixture":
        write_fixture(*rest)
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
