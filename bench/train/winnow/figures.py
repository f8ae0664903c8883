"""Figures of a training: prints tables and collects the numbers that go into the manifest."""
import json
import os

import numpy as np

from evidence import decode, word_f1
from learning import ENGINE, TYPES, WINNOW

# A page with a lower word F1 is spoiled.
SPOILED = 0.8
# A language with fewer pages is not listed.
LEAST_OF_LANGUAGE = 5
EXPECTED_BINS = [0, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.94, 0.97, 1.0001]
SURE_EXPECTED = 0.93
SOURCE_ROW = "| {} | {} | {:.4f} | {:.3f} | {:.3f} |"
LEAST_PAGES = 10
# The source whose gold text contains comments.
IN_TEXT = "cleaneval"
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


def scores_of(f1):
    """Number of pages, mean and median word F1, and the share of spoiled pages, rounded to four digits."""
    digits = lambda value: round(float(value), 4)
    return {"pages": len(f1), "wordF1": digits(f1.mean()), "median": digits(np.median(f1)),
            "spoiled": digits((f1 < SPOILED).mean())}


def groups_of(evidence, pages):
    """Masks of the pages of each language, else of each type, that have enough pages."""
    for names in (evidence.lang, evidence.type):
        for name in sorted(set(names[pages]) - {""}):
            own = pages & (names == name)
            if own.sum() >= LEAST_OF_LANGUAGE and own.sum() < pages.sum():
                yield name, own


def print_source(evidence, name, pages, f1):
    """Prints a row of the table of sources, with a row for each language and type; returns the figures."""
    figures = scores_of(f1[pages])
    print(SOURCE_ROW.format(name, *figures.values()), flush=True)
    figures["groups"] = {}
    for group, own in groups_of(evidence, pages):
        figures["groups"][group] = scores_of(f1[own])
        print(SOURCE_ROW.format(f"{name}, {group}", *figures["groups"][group].values()), flush=True)
    return figures


def print_figures(folder, evidence, probability, kinds, learned):
    """Everything that follows from probabilities of trees that did not see the page: word F1 of each source, then
    confidence, refusals and kinds on the cross-validated set. Records the figures of the manifest."""
    keep, expected = decode(evidence, probability)
    f1 = word_f1(evidence, keep)[:, 0]
    print("| source | pages | mean word F1 | median | spoiled |\n| --- | --- | --- | --- | --- |")
    sources = {name: print_source(evidence, name, evidence.set == name, f1) for name in dict.fromkeys(evidence.set)}
    means = [own["wordF1"] for own in sources.values()]
    print(f"mean over sources {np.mean(means):.4f}")
    record(folder, "unseen", {"meanOverSources": round(float(np.mean(means)), 4), **sources})
    sure = expected >= SURE_EXPECTED
    print(f"pages with expected F1 of {SURE_EXPECTED} or more: {sure.mean():.2f}, spoiled of them "
          f"{(f1[sure] < SPOILED).mean():.3f}")
    print_reliability(evidence, expected, f1)
    own = evidence.set == learned
    print_refusals(evidence, probability, expected, f1, own)
    print_kinds(folder, evidence, kinds, own)


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


def print_refusals(evidence, probability, expected, f1, pages):
    """Pages of a mask that get no-article, by the constants that ship and by constants that four folds choose for the fifth: the
    most empty pages found, then the fewest others refused."""
    gold = np.array([len(words) for words in evidence.gold])
    likely = np.bincount(evidence.page, evidence.tokens * probability, len(gold))
    gold, likely, expected, f1, fold_of = (values[pages] for values in (gold, likely, expected, f1, evidence.fold))
    empty, long = gold == 0, gold >= LONG
    short = ~empty & ~long
    rule = lambda nothing, little, low: (likely < nothing) | ((likely < little) & (expected < low))
    chosen = np.zeros(len(gold), bool)
    for fold in set(fold_of):
        four = fold_of != fold
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


def print_kinds(folder, evidence, kinds, own):
    """Kinds of the pages of a mask by trees that did not see them: a table of true and predicted kinds, and accuracy by
    probability."""
    pages = np.nonzero(own & (evidence.count > 0))[0]
    truth = np.array([TYPES.index(t) for t in evidence.type[pages]])
    predicted, sureness = kinds[pages].argmax(1), kinds[pages].max(1)
    accuracy = (predicted == truth).mean()
    record(folder, "kindAccuracy", round(float(accuracy), 4))
    print(f"kinds: {accuracy:.3f} of {len(pages)} pages right")
    print("| true, predicted | " + " | ".join(TYPES) + " |\n" + "| --- " * (len(TYPES) + 1) + "|")
    for k, kind in enumerate(TYPES):
        counts = [((truth == k) & (predicted == j)).sum() for j in range(len(TYPES))]
        print(f"| {kind} | " + " | ".join(map(str, counts)) + " |")
    for low, high in zip(SURENESS_BINS, SURENESS_BINS[1:]):
        own = (sureness >= low) & (sureness < high)
        if own.any():
            right = (predicted == truth)[own].mean()
            print(f"| {low} – {min(high, 1)} | {own.sum()} | {sureness[own].mean():.2f} | {right:.2f} |")


def print_comments(folder, evidence, probability, comments):
    """Word F1 of article and comments together against both gold texts, on sources that have comments. `comments`:
    probabilities by the way they were learned."""
    keep, _ = decode(evidence, probability)
    figures = {}
    print("\n| comments found | word F1 of article and comments | spoiled |\n| --- | --- | --- |")
    for name in [*WINNOW["commentSources"], IN_TEXT]:
        pages = evidence.set == name
        for way, values in comments.items():
            if name == IN_TEXT and way == "by folds":
                continue
            f1 = word_f1(evidence, keep | (values >= ENGINE["comment"]), with_comments=True)[pages, 0]
            print(f"| {name}, {way} | {f1.mean():.4f} | {(f1 < SPOILED).mean():.3f} |")
            figures[f"{name}, {way}"] = scores_of(f1)
    record(folder, "comments", figures)
