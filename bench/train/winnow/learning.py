"""Learns the three forests with XGBoost: kinds (of pages), content (of blocks), comments (among the other blocks)."""
import os

import numpy as np
import xgboost as xgb

from evidence import BASE_WEIGHT, LARGEST_SHARE, ROWS_AT_ONCE, rounded_down
from training_setup import CONSTANTS

WINNOW, ENGINE = CONSTANTS["winnow"], CONSTANTS["winnow"]["engine"]
TYPES = WINNOW["types"]
KIND_COLUMNS = [f"kind-{kind}" for kind in TYPES]
# One thread is the fastest: with more, the threads of XGBoost wait for each other on a shared machine.
THREADS = int(os.environ.get("THREADS", "1"))
CONTENT, KINDS, COMMENTS = (
    {**WINNOW[name]["parameters"], "nthread": THREADS}
    for name in ("contentTrees", "kindTrees", "commentTrees")
)
# XGBoost's regularisation is tuned to weights of about this size.
WEIGHT_SCALE = 1000
# The source whose pages have kinds.
TYPED = "wcxb-dev"


def thinned(evidence, rows):
    """Row numbers and weights to learn from. Most blocks of a long page weigh next to nothing: of these one in `oneIn`
    is kept, with `oneIn` times its weight. The weights of the source and of pages that are no articles, of which there
    are few, multiply the weight of a block."""
    thinning = WINNOW["thinning"]
    rows = np.nonzero(rows)[0]
    weight = evidence.weight[rows]
    is_light = weight < thinning["belowWeight"]
    kept = ~is_light | (np.random.default_rng(thinning["seed"]).random(len(rows)) < 1 / thinning["oneIn"])
    of_page = np.array([WINNOW["sources"].get(name, 1.0) for name in evidence.set])
    of_page[~np.isin(evidence.type, ["", "article"])] *= WINNOW["notArticleWeight"]
    factor = np.where(is_light, float(thinning["oneIn"]), 1.0) * of_page[evidence.page[rows]]
    return rows[kept], (factor * weight)[kept]


def forgotten(evidence, rows, x):
    """Sets groups of columns to 0 on randomly drawn pages, in place: many pages have no statements about themselves, no
    telling address, no class names or no semantic tags, and the trees must do without."""
    rng = np.random.default_rng(WINNOW["forgetting"]["seed"])
    for prefixes in WINNOW["forgetting"]["groups"]:
        at = np.array([i for i, column in enumerate(content_columns(evidence)) if column.startswith(tuple(prefixes))], int)
        pages = rng.random(len(evidence.pages)) < WINNOW["forgetting"]["share"]
        x[np.ix_(np.nonzero(pages[evidence.page[rows]])[0], at)] = 0
    return x


def learn_kinds(evidence, pages, columns):
    """Trees for the kind of a page, over page-level columns. `pages`: numbers of the pages to learn from. Sources
    without kinds hold articles only; their pages weigh less, so that articles do not outweigh all other kinds."""
    x = evidence.x[evidence.at[pages]][:, columns]
    y = [TYPES.index(evidence.type[i] or "article") for i in pages]
    weight = np.where(evidence.set[pages] == TYPED, 1.0, WINNOW["untypedPageWeight"])
    return xgb.train(KINDS, xgb.DMatrix(x, label=y, weight=weight), WINNOW["kindTrees"]["rounds"])


def kind_probabilities(evidence, learned):
    """Probability of each kind, pages x kinds. `learned` is a mask of pages: each of them is classified by trees of the
    other folds, so that the content trees learn with the errors that they will meet; every other page by trees of all
    learned pages. Also returns these trees."""
    columns = evidence.page_columns()
    has_blocks = evidence.count > 0
    out = np.zeros((len(evidence.pages), len(TYPES)), np.float32)

    def classify(model, pages):
        if len(pages):
            out[pages] = model.predict(xgb.DMatrix(evidence.x[evidence.at[pages]][:, columns]))

    for fold in sorted(set(evidence.fold[learned])):
        own = evidence.fold == fold
        model = learn_kinds(evidence, np.nonzero(learned & ~own & has_blocks)[0], columns)
        classify(model, np.nonzero(learned & own & has_blocks)[0])
    model = learn_kinds(evidence, np.nonzero(learned & has_blocks)[0], columns)
    classify(model, np.nonzero(~learned & has_blocks)[0])
    return out, model


def content_columns(evidence):
    """Names of the columns of the content and comment trees: the evidence, then the probability of each kind."""
    return [*evidence.columns, *KIND_COLUMNS]


def content_rows(evidence, kinds, rows):
    """Values of some rows (numbers) in content_columns."""
    return np.concatenate([evidence.x[rows], rounded_down(kinds)[evidence.page[rows]]], axis=1)


def learn_content(evidence, learned, kinds, without=()):
    """Trees over the blocks of the pages of a mask. Columns whose names begin as in `without` are set to 0."""
    rows, weight = thinned(evidence, evidence.rows_of(learned))
    x = forgotten(evidence, rows, content_rows(evidence, kinds, rows))
    if without:
        x[:, [c for c, name in enumerate(content_columns(evidence)) if name.startswith(without)]] = 0
    return xgb.train(CONTENT, quantiles(x, evidence.y[rows], weight, CONTENT), WINNOW["contentTrees"]["rounds"])


def learn_comments(evidence, learned, kinds):
    """Trees that find comments, over the blocks of the pages of a mask whose source marks them."""
    marks = learned & np.isin(evidence.set, WINNOW["commentSources"])
    rows = np.nonzero(evidence.rows_of(marks))[0]
    wanted = np.zeros(len(evidence.pages))
    np.add.at(wanted, evidence.page[rows], (evidence.tokens * np.maximum(evidence.is_comment, evidence.y))[rows])
    share = evidence.tokens[rows] / np.maximum(WINNOW["shortPageWords"], wanted[evidence.page[rows]])
    x = forgotten(evidence, rows, content_rows(evidence, kinds, rows))
    matrix = quantiles(x, evidence.is_comment[rows], np.minimum(share, LARGEST_SHARE) + BASE_WEIGHT, COMMENTS)
    return xgb.train(COMMENTS, matrix, WINNOW["commentTrees"]["rounds"])


def quantiles(x, y, weight, parameters):
    return xgb.QuantileDMatrix(x, label=y, weight=weight * WEIGHT_SCALE, max_bin=parameters["max_bin"])


def engine_margins(model, x):
    """Log-odds as the engine computes them: a row that enough trees are sure of stops there (src/engine/model)."""
    matrix = xgb.DMatrix(x)
    margins = model.predict(matrix, output_margin=True)
    for end in reversed(ENGINE["exits"]):
        trees = min(end["trees"], model.num_boosted_rounds())
        first = model.predict(matrix, output_margin=True, iteration_range=(0, trees))
        margins = np.where(np.abs(first) > end["sure"], first, margins)
    return margins


def without_comments(evidence, probability, comments, kinds):
    """Probabilities of content with 0 for comments below an article, as in the engine (winnow/block-kinds.ts)."""
    is_forum = kinds[evidence.page, TYPES.index("forum")] >= ENGINE["sureForum"]
    return np.where(~is_forum & (comments > ENGINE["sureComment"]), 0, probability).astype(np.float32)


def predict(model, evidence, kinds, pages):
    """Probabilities of all rows, float32; 0 outside the pages of the mask."""
    out = np.zeros(len(evidence.y), np.float32)
    rows = np.nonzero(evidence.rows_of(pages))[0]
    for part in np.array_split(rows, max(1, len(rows) // ROWS_AT_ONCE)):
        out[part] = 1 / (1 + np.exp(-engine_margins(model, content_rows(evidence, kinds, part))))
    return out
