"""Learns the two forests: content (blocks) and kinds (pages), with XGBoost."""
import os

import numpy as np
import xgboost as xgb

from training_setup import CONSTANTS

WINNOW, ENGINE = CONSTANTS["winnow"], CONSTANTS["winnow"]["engine"]
TYPES = WINNOW["types"]
THREADS = int(os.environ.get("THREADS", "2"))
CONTENT, KINDS = ({**WINNOW[name]["parameters"], "nthread": THREADS} for name in ("contentTrees", "kindTrees"))
# XGBoost's regularisation is tuned to weights of about this size.
WEIGHT_SCALE = 1000
ROWS_AT_ONCE = 50_000


def thinned(evidence, rows):
    """Row numbers and weights to learn from. Most blocks of a long page weigh next to nothing: of these one in `oneIn`
    is kept, with `oneIn` times its weight."""
    thinning = WINNOW["thinning"]
    rows = np.nonzero(rows)[0]
    weight = evidence.weight[rows]
    is_light = weight < thinning["belowWeight"]
    kept = ~is_light | (np.random.default_rng(thinning["seed"]).random(len(rows)) < 1 / thinning["oneIn"])
    return rows[kept], np.where(is_light, float(thinning["oneIn"]), 1.0)[kept] * weight[kept]


def forget(evidence, rows, x, columns):
    """Sets groups of columns to 0 on randomly drawn pages, in place: many pages have no statements about themselves, no
    telling address, no class names or no semantic tags, and the trees must do without."""
    rng = np.random.default_rng(WINNOW["forgetting"]["seed"])
    for prefixes in WINNOW["forgetting"]["groups"]:
        at = np.array([i for i, c in enumerate(columns) if evidence.columns[c].startswith(tuple(prefixes))], int)
        pages = rng.random(len(evidence.pages)) < WINNOW["forgetting"]["share"]
        x[np.ix_(np.nonzero(pages[evidence.page[rows]])[0], at)] = 0
    return x


def learn_content(sources, columns):
    """Trees over some columns; `sources` are pairs of evidence and the rows to learn from (a mask)."""
    parts = [(evidence, *thinned(evidence, rows)) for evidence, rows in sources]
    x = np.concatenate([forget(own, rows, own.x[np.ix_(rows, columns)], columns) for own, rows, _ in parts])
    label = np.concatenate([own.y[rows] for own, rows, _ in parts])
    weight = np.concatenate([weight for _, _, weight in parts])
    matrix = xgb.DMatrix(x, label=label, weight=weight * WEIGHT_SCALE)
    return xgb.train(CONTENT, matrix, WINNOW["contentTrees"]["rounds"])


def engine_margins(model, x):
    """Log-odds as the engine computes them: a row that the first trees are sure of stops there (src/engine/model)."""
    matrix = xgb.DMatrix(x)
    ends = (ENGINE["firstTrees"], 0)
    first, every = (model.predict(matrix, output_margin=True, iteration_range=(0, end)) for end in ends)
    return np.where(np.abs(first) > ENGINE["sure"], first, every)


def predict(model, evidence, rows, columns):
    """Probabilities of the rows of a mask, float32."""
    rows = np.nonzero(rows)[0]
    out = [np.zeros(0, np.float32)]
    for part in np.array_split(rows, max(1, len(rows) // ROWS_AT_ONCE)):
        out.append(1 / (1 + np.exp(-engine_margins(model, evidence.x[np.ix_(part, columns)]))))
    return np.concatenate(out)


def learn_kinds(evidence, pages, columns):
    """Trees for the type of a page, over columns of the page."""
    x = evidence.x[evidence.at[pages]][:, columns]
    y = [TYPES.index(evidence.type[i]) for i in pages]
    return xgb.train(KINDS, xgb.DMatrix(x, label=y), WINNOW["kindTrees"]["rounds"])
