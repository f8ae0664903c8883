"""Trains the forests of the `winnow` algorithm on what export-evidence.ts exported; `npm run train` calls it.

usage: winnow.py <folder> <task> …
  unseen                             probabilities of the pages of each source by trees that did not see it: learned
                                     from all other sources (leave one source out), for wcxb-dev from four folds and
                                     all other sources (cross-validation); then their figures
  figures                            the figures again, from the probabilities of the last run of `unseen`
  ablate [<source> …]                mean word F1 without each group of columns, on sources left out
  train <forest>                     learns from all pages of the learned sources and writes forest.txt
  fixture <forest> <evidence> <out>  XGBoost's margins and kinds for exported rows, for the unit test of the engine

Kind trees classify a page by its page-level columns. Content trees (XGBoost, logistic loss) give each block a
probability by its columns and the kind of its page; a block's weight is its share of its page's content, so that every
page counts about the same, as in the metric.
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
from evidence import Evidence, decode, word_f1
from figures import print_figures, record
from learning import KIND_COLUMNS, TYPED, TYPES, WINNOW, content_columns, content_rows, engine_margins, kind_probabilities
from learning import learn_content, predict

# Groups of columns for `ablate`, by the beginnings of their names.
GROUPS = {
    "kinds of pages": ("kind-",),
    "headline, openings, statements": ("from-title", "title-ancestors", "below-title", "chars-since-title", "title-match",
                                       "datelines", "from-dateline", "openings", "from-opening", "to-opening",
                                       "article-prose", "articles-before", "prose-since-opening", "page-datelines",
                                       "page-openings", "in-stated", "from-description", "stated-blocks"),
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



def learned_pages(evidence):
    """Mask of the pages of the sources that the trees learn from."""
    return np.isin(evidence.set, list(WINNOW["sources"]))


def held_out(evidence, names):
    """Masks of pages, each to be decided by trees that learned from the learned sources without it."""
    for name in names:
        own = evidence.set == name
        for part in [own & (evidence.fold == f) for f in sorted(set(evidence.fold))] if name == TYPED else [own]:
            yield name, part


def unseen(evidence):
    """Probabilities of all blocks and kinds of all pages, by trees that did not see the page's source or fold."""
    probability = np.zeros(len(evidence.y), np.float32)
    kinds = np.zeros((len(evidence.pages), len(TYPES)), np.float32)
    for name, held in held_out(evidence, dict.fromkeys(evidence.set)):
        began = time.time()
        learned = learned_pages(evidence) & ~held
        of_page, _ = kind_probabilities(evidence, learned)
        model = learn_content(evidence, learned, of_page)
        probability += predict(model, evidence, of_page, held)
        kinds[held] = of_page[held]
        print(f"{name}: {time.time() - began:.0f} s", flush=True)
    return probability, kinds


def ablate(evidence, names):
    """Mean word F1 over sources left out, with all columns and without each group."""
    all_columns = content_columns(evidence)
    for group, prefixes in [("none", ()), *GROUPS.items()]:
        columns = [c for c, column in enumerate(all_columns) if not column.startswith(prefixes)]
        means = {}
        for name, held in held_out(evidence, names):
            learned = learned_pages(evidence) & ~held
            kinds, _ = kind_probabilities(evidence, learned)
            probability = predict(learn_content(evidence, learned, kinds, columns), evidence, kinds, held, columns)
            means.setdefault(name, []).append(word_f1(evidence, decode(evidence, probability)[0])[held, 0].mean())
        means = {name: np.mean(values) for name, values in means.items()}
        by_source = "  ".join(f"{name} {value:.4f}" for name, value in means.items())
        print(f"without {group}: {len(columns)} columns, mean {np.mean(list(means.values())):.4f}  {by_source}", flush=True)


def train(folder, out):
    """Learns both forests from all pages of the learned sources, and writes them once they read back as they were
    trained."""
    evidence = Evidence(folder, list(WINNOW["sources"]))
    kinds, kind_model = kind_probabilities(evidence, np.ones(len(evidence.pages), bool))
    content = learn_content(evidence, np.ones(len(evidence.pages), bool), kinds)
    names = content_columns(evidence)
    trained = [
        forest_file.from_model(content, names),
        forest_file.from_model(kind_model, [evidence.columns[c] for c in evidence.page_columns()], TYPES),
    ]
    text = "\n".join(map(forest_file.write, trained))
    written = forest_file.read(text)
    for own, other in zip(trained, written):
        forest_file.check_written(own, other)
    model = forest_file.to_model(written[0], names)
    moved = moved_rows([content, model], content_rows(evidence, kinds, np.arange(len(evidence.y))),
                       forest_file.largest_rounding(trained[0]))
    print(f"written as trained; rounded thresholds move {moved:.2%} of the rows")
    if moved > MOST_MOVED_ROWS:
        raise SystemExit(f"{moved:.2%} of the rows get other margins from the written trees: nothing was written.")
    Path(out).write_text(text, encoding="utf-8")
    size, packed = len(text.encode()), len(gzip.compress(text.encode()))
    print(f"{out}: {size} bytes, {packed} gzipped, {len(evidence.pages)} pages", flush=True)
    blocks = len(evidence.y)
    record(folder, "training", {"pages": len(evidence.pages), "blocks": blocks, "movedRows": round(float(moved), 5)})


def moved_rows(models, x, rounding):
    """Share of the rows to which two models give margins that differ by more than the rounding of leaves explains."""
    first, second = (model.predict(xgb.DMatrix(x), output_margin=True) for model in models)
    return (np.abs(first - second) > rounding).mean()


def write_fixture(forest, source, out):
    """Adds XGBoost's answers to exported rows: `margins` of blocks as the engine computes them, `kinds` of pages."""
    content, kinds = forest_file.read(Path(forest).read_text(encoding="utf-8"))
    fixture = json.loads(Path(source).read_text())
    content_model = forest_file.to_model(content, [*fixture["columns"], *KIND_COLUMNS])
    kinds_model = forest_file.to_model(kinds, fixture["columns"])
    digits = lambda values: [round(float(value), 6) for value in values]
    pages = []
    for page in fixture["pages"]:
        x = np.array([row + page["page"] for row in page["blocks"]], "<f4")
        kinds_of_page = kinds_model.predict(xgb.DMatrix(x[:1]))[0]
        x = np.concatenate([x, np.tile(kinds_of_page, (len(x), 1))], axis=1)
        pages.append({**page, "margins": digits(engine_margins(content_model, x)), "kinds": digits(kinds_of_page)})
    made_by = f"XGBoost {xgb.__version__}, from forest.txt"
    Path(out).write_text(json.dumps({"madeBy": made_by, "pages": pages}, separators=(",", ":")) + "\n")


def main(folder, task, *rest):
    if task == "unseen":
        evidence = Evidence(folder)
        probability, kinds = unseen(evidence)
        np.save(f"{folder}/out-of-fold.npy", probability)
        np.save(f"{folder}/kinds-out-of-fold.npy", kinds)
        print_figures(folder, evidence, probability, kinds, TYPED)
    elif task == "figures":
        probability, kinds = (np.load(f"{folder}/{name}.npy") for name in ("out-of-fold", "kinds-out-of-fold"))
        print_figures(folder, Evidence(folder), probability, kinds, TYPED)
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
