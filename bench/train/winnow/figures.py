"""Figures of a training: prints tables and collects the numbers that go into the manifest."""
import json
import os

import numpy as np
import xgboost as xgb

from evidence import decode, with_opinions, word_f1
from learning import ENGINE, TYPES, learn_kinds

OPINION_WEIGHTS = [0, 0.25, 0.5, 0.75, 1, 1.5]
EXPECTED_BINS = [0, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.94, 0.97, 1.0001]
LEAST_PAGES = 10
CONFIDENCE_BINS = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01]
SURENESS_BINS = [0, 0.5, 0.7, 0.9, 1.01]
# Constants of no-article.ts to compare: fewest likely words, few words, least expected F1 of few words.
REFUSAL = tuple(ENGINE[name] for name in ("nothingWords", "littleWords", "littleExpected"))
REFUSALS = [(n, few, low) for n in (0, 10, 15, 20, 30) for few in (40, 60, 80) for low in (0.5, 0.55, 0.6)]
# At most this share of the pages with a gold text of LONG words may be refused.
LONG, MOST_REFUSED = 150, 0.01


def record(folder, name, value):
    """Adds a figure to figures.json of the folder, from which train.ts writes the manifest."""
    path = f"{folder}/figures.json"
    known = json.load(open(path)) if os.path.exists(path) else {}
    with open(path, "w") as file:
        json.dump({**known, name: value}, file, indent=1)


def scores_line(name, evidence, scores):
    """Prints mean word F1, precision and recall, and F1 by type; returns them, rounded to four digits."""
    mean = lambda values: round(float(values.mean()), 4)
    types = {t: mean(scores[evidence.type == t, 0]) for t in TYPES if (evidence.type == t).any()}
    f1, precision, recall = (mean(scores[:, k]) for k in range(3))
    by_type = "  ".join(f"{t} {value:.3f}" for t, value in types.items())
    print(f"{name}: F1 {f1:.4f}  P {precision:.3f}  R {recall:.3f}  {by_type}", flush=True)
    return {"pages": len(scores), "wordF1": f1, "precision": precision, "recall": recall, "wordF1ByType": types}


def print_figures(folder, evidence, probability):
    """Everything that follows from out-of-fold probabilities: word F1, the weight of the div scorer's opinion,
    confidence, refusals and kinds. Records the figures of the manifest."""
    folds = sorted(set(evidence.fold))
    choose = lambda second: decode(evidence, with_opinions(evidence, probability, second))[0]
    at = {weight: word_f1(evidence, choose(weight)) for weight in OPINION_WEIGHTS}
    for weight, scores in at.items():
        scores_line(f"second opinion {weight}", evidence, scores)
    best = {f: max(OPINION_WEIGHTS, key=lambda weight: at[weight][evidence.fold != f, 0].mean()) for f in folds}
    by_four = np.concatenate([at[best[f]][evidence.fold == f, 0] for f in folds]).mean()
    print("weights by four folds", list(best.values()), f"F1 {by_four:.4f}")
    probability_then = with_opinions(evidence, probability)
    keep, expected = decode(evidence, probability_then)
    scores = word_f1(evidence, keep)
    means = [scores[evidence.fold == f, 0].mean() for f in folds]
    figures = scores_line("cross-validated", evidence, scores)
    record(folder, "crossValidated", {**figures, "wordF1ByFold": [round(float(m), 4) for m in means]})
    print("folds", " ".join(f"{m:.3f}" for m in means), f"standard deviation {np.std(means, ddof=1):.4f}", flush=True)
    print_reliability(evidence, expected, scores[:, 0])
    print_refusals(evidence, probability_then, expected, scores[:, 0])
    if set(evidence.type) <= set(TYPES):
        np.save(f"{folder}/kinds-out-of-fold.npy", print_kinds(folder, evidence))


def confidence_curve(expected, f1):
    """Mean expected F1 and mean F1 of the pages of each bin: points of a rising curve from (0, 0) to (1, at most 1)."""
    points = [(0.0, 0.0)]
    for low, high in zip(EXPECTED_BINS, EXPECTED_BINS[1:]):
        own = (expected >= low) & (expected < high)
        if own.sum() >= LEAST_PAGES:
            points.append((expected[own].mean(), max(f1[own].mean(), points[-1][1] + 1e-3)))
    return points + [(1.0, min(1.0, points[-1][1] + 0.02))]


def print_reliability(evidence, expected, f1):
    """Pages by confidence, with the curve of four folds applied to the fifth; then the curve of all pages."""
    confidence = np.zeros(len(f1))
    for fold in set(evidence.fold):
        own = evidence.fold == fold
        x, y = zip(*confidence_curve(expected[~own], f1[~own]))
        confidence[own] = np.interp(expected[own], x, y)
    print("| confidence | pages | mean confidence | mean word F1 |\n| --- | --- | --- | --- |")
    for low, high in zip(CONFIDENCE_BINS, CONFIDENCE_BINS[1:]):
        own = (confidence >= low) & (confidence < high)
        if own.any():
            print(f"| {low} – {min(high, 1)} | {own.sum()} | {confidence[own].mean():.2f} | {f1[own].mean():.2f} |")
    curve = [(round(float(x), 3), round(float(y), 3)) for x, y in confidence_curve(expected, f1)]
    print("curve", curve, flush=True)


def print_refusals(evidence, probability, expected, f1):
    """Pages that get no-article, by the constants that ship and by constants that four folds choose for the fifth: the
    most empty pages found, then the fewest others refused."""
    gold = np.array([len(words) for words in evidence.gold])
    likely = np.bincount(evidence.page, evidence.tokens * probability, len(gold))
    empty, long = gold == 0, gold >= LONG
    short = ~empty & ~long
    rule = lambda nothing, little, low: (likely < nothing) | ((likely < little) & (expected < low))
    chosen = np.zeros(len(gold), bool)
    for fold in set(evidence.fold):
        four = evidence.fold != fold
        most = MOST_REFUSED * (long & four).sum()
        allowed = [r for r in (rule(*constants) for constants in REFUSALS) if (r & long & four).sum() <= most]
        chosen[~four] = max(allowed, key=lambda r: ((r & empty & four).sum(), -(r & four).sum()))[~four]
    for name, refused in (("as it ships", rule(*REFUSAL)), ("constants by four folds", chosen)):
        share = (refused & long).sum() / max(1, long.sum())
        lost = f1[refused & ~empty].mean() if (refused & ~empty).any() else 0
        print(f"no-article, {name}: {(refused & empty).sum()} of {empty.sum()} pages without gold text, "
              f"{(refused & long).sum()} of {long.sum()} with {LONG} words or more ({share:.2%}), "
              f"{(refused & short).sum()} of {short.sum()} with fewer; mean F1 of refused pages with gold {lost:.2f}; "
              f"mean over all pages where a refused page has no text {np.where(refused, empty, f1).mean():.4f}")
    missed = [int(words) for words in likely[empty & ~rule(*REFUSAL)]]
    print(f"pages without gold text that are not refused, by likely words: {missed}", flush=True)


def print_kinds(folder, evidence):
    """Kinds by trees of four folds on the fifth: a table of true and predicted kinds, and accuracy by probability."""
    columns = evidence.page_columns()
    pages = np.nonzero(evidence.count > 0)[0]
    out = np.zeros((len(evidence.pages), len(TYPES)))
    for fold in set(evidence.fold):
        model = learn_kinds(evidence, pages[evidence.fold[pages] != fold], columns)
        held = pages[evidence.fold[pages] == fold]
        out[held] = model.predict(xgb.DMatrix(evidence.x[evidence.at[held]][:, columns]))
    truth = np.array([TYPES.index(t) for t in evidence.type[pages]])
    predicted, sureness = out[pages].argmax(1), out[pages].max(1)
    accuracy = (predicted == truth).mean()
    record(folder, "kindAccuracy", round(float(accuracy), 4))
    print(f"kinds: {accuracy:.3f} of {len(pages)} pages right, from {len(columns)} columns")
    print("| true, predicted | " + " | ".join(TYPES) + " |\n" + "| --- " * (len(TYPES) + 1) + "|")
    for k, kind in enumerate(TYPES):
        counts = [((truth == k) & (predicted == j)).sum() for j in range(len(TYPES))]
        print(f"| {kind} | " + " | ".join(map(str, counts)) + " |")
    for low, high in zip(SURENESS_BINS, SURENESS_BINS[1:]):
        own = (sureness >= low) & (sureness < high)
        if own.any():
            right = (predicted == truth)[own].mean()
            print(f"| {low} – {min(high, 1)} | {own.sum()} | {sureness[own].mean():.2f} | {right:.2f} |")
    return out
