"""Writes and reads forest.txt, the form in which the engine reads trees (src/engine/model/forest-file.ts), and
converts forests from and to XGBoost models. ../README.md describes the file.
"""
import gzip
import json
from decimal import Context

import numpy as np
import xgboost as xgb

from training_setup import CONSTANTS

FILE = CONSTANTS["winnow"]["forestFile"]
# Digit 0 is this character, and the last digit the one before END.
ZERO, END = FILE["zero"], FILE["end"]
DIGITS = Context(prec=FILE["thresholdDigits"])
# 0 and all positive numbers of two digits that thresholds may have, in order, and the place of 1 among them.
NUMBERS = [0.0] + [
    float(f"{mantissa}e{power - 1}")
    for power in range(FILE["smallestPower"], FILE["smallestPower"] + FILE["powers"])
    for mantissa in range(10, 100)
]
ONE = NUMBERS.index(1.0)
# A number of the nodes counts at most this many splits less one before a leaf; the choice with the smallest file.
RUNS = (1, 2, 3, 4, 5)
# The largest leaf is this many units.
LEAF_STEPS = FILE["leafSteps"]
LEAF = -1


class Tree:
    """One tree in preorder, as parallel lists over its nodes: number of the split's column, or LEAF; the split's
    threshold or the leaf's log-odds; number of the right child (the left one is the next node)."""

    def __init__(self):
        self.column, self.value, self.right = [], [], []

    def add(self, column, value):
        self.column.append(column)
        self.value.append(value)
        self.right.append(-1)
        return len(self.column) - 1


class Forest:
    """Trees with the names of the columns that they number. `classes`: what the trees score, each in turn; None where
    all trees score one thing."""

    def __init__(self, bias, columns, trees, classes=None):
        self.bias, self.columns, self.trees, self.classes = bias, columns, trees, classes


def from_model(model, columns, classes=None):
    """The trees of an XGBoost model; `columns` names its features f0, f1, …"""
    base_score = float(json.loads(model.save_config())["learner"]["learner_model_param"]["base_score"])
    trees = []
    for dump in model.get_dump(dump_format="json"):
        tree = Tree()

        def visit(node):
            if "leaf" in node:
                tree.add(LEAF, node["leaf"])
                return
            children = {child["nodeid"]: child for child in node["children"]}
            own = tree.add(int(node["split"][1:]), node["split_condition"])
            visit(children[node["yes"]])
            tree.right[own] = len(tree.column)
            visit(children[node["no"]])

        visit(json.loads(dump))
        trees.append(tree)
    return Forest(float(np.log(base_score / (1 - base_score))), columns, trees, classes)


def short(threshold):
    """A threshold as it is written. Evidence is rounded down to as many digits before learning (evidence.py), so only
    the rounding of float32 is removed."""
    return float(DIGITS.create_decimal(repr(threshold)))


def write(forests, columns):
    """Forests as text. `columns`: names of all evidence."""
    splits = sorted({split for forest in forests for split in splits_of(forest, columns)})
    base = max(2, int(np.ceil(np.sqrt(len(splits)))))
    digits = Digits(base)
    number = {split: digits.two(i) for i, split in enumerate(splits)}
    heads, lines = zip(*(parts_of(forest, columns, number, digits) for forest in forests))
    head = {"version": FILE["version"], "base": base, "splits": len(splits), "forests": heads}
    return "\n".join([json.dumps(head, separators=(",", ":")), table_of(splits, digits), *lines])


class Digits:
    """Numbers as characters. The last digit is below `base`; those before it are the digits from `base` on."""

    def __init__(self, base):
        self.base, self.leads = base, END - ZERO - base
        if self.leads < 2:
            raise ValueError(f"The forest has too many splits for digits of base {base}.")

    def two(self, n):
        """The number of a split: always two digits below the base."""
        return chr(ZERO + n // self.base) + chr(ZERO + n % self.base)

    def write(self, n):
        text, n = chr(ZERO + n % self.base), n // self.base
        while n > 0:
            text, n = chr(ZERO + self.base + n % self.leads) + text, n // self.leads
        return text

    def read(self, text, at):
        """The number at a place, and the place after it."""
        n = 0
        while (digit := ord(text[at]) - ZERO) >= self.base:
            n, at = n * self.leads + digit - self.base, at + 1
        return n * self.base + digit, at + 1


def unsigned(n):
    """0, 1, -1, 2, -2 … as 0, 1, 2, 3, 4 …"""
    return 2 * n - 1 if n > 0 else -2 * n


def signed(n):
    return (n + 1) // 2 if n % 2 else -n // 2


def place_of(threshold):
    """How many numbers of two digits a threshold is further than 0."""
    return -NUMBERS.index(-threshold) if threshold < 0 else NUMBERS.index(threshold)


def splits_of(forest, names):
    """Column, by its index in the evidence, and threshold of each split of a forest."""
    place = [names.index(column) for column in forest.columns]
    for tree in forest.trees:
        yield from ((place[c], short(v)) for c, v in zip(tree.column, tree.value) if c != LEAF)


def table_of(splits, digits):
    """The line of splits."""
    text, at, column = "", ONE, 0
    is_first = True
    for own, threshold in splits:
        if own > column:
            text, column, is_first = text + digits.write(0) * (own - column), own, True
        place = place_of(threshold)
        text += digits.write(1 + unsigned(place - ONE) if is_first else place - at)
        at, is_first = place, False
    return text + digits.write(0)


def read_table(text, digits):
    splits, at, column, place, is_first = [], 0, 0, ONE, True
    while at < len(text):
        n, at = digits.read(text, at)
        if n > 0:
            place = ONE + signed(n - 1) if is_first else place + n
            splits.append((column, -NUMBERS[-place] if place < 0 else NUMBERS[place]))
        else:
            column += 1
        is_first = n == 0
    return splits


def parts_of(forest, names, number, digits):
    """Head and nodes of one forest. `number`: the splits of the file as they are written."""
    scale = largest_leaf(forest) / LEAF_STEPS
    place = [names.index(column) for column in forest.columns]
    nodes, waiting = [], []
    for tree in forest.trees:
        for column, value in zip(tree.column, tree.value):
            if column == LEAF:
                nodes.append((waiting, round(value / scale)))
                waiting = []
            else:
                waiting.append(number[place[column], short(value)])
    run, text = min(((run, nodes_of(nodes, run, digits)) for run in RUNS), key=lambda one: packed_size(one[1]))
    classes = {"classes": forest.classes} if forest.classes else {}
    return dict(bias=forest.bias, scale=scale, trees=len(forest.trees), run=run, nodes=len(text), **classes), text


def nodes_of(nodes, run, digits):
    """The line of nodes, from the splits before each leaf and the leaf."""
    parts = []
    for splits, leaf in nodes:
        while len(splits) >= run:
            parts += [digits.write(0), *splits[:run]]
            splits = splits[run:]
        parts += [digits.write(1 + unsigned(leaf) * run + len(splits)), *splits]
    return "".join(parts)


def packed_size(text):
    return len(gzip.compress(text.encode(), 9))


def read(text, columns):
    """The forests of a file, their columns numbered as in `columns`, the names of all evidence."""
    first, table, *lines = text.split("\n")
    head = json.loads(first)
    if head["version"] != FILE["version"]:
        raise ValueError(f"The forest has version {head['version']}; these scripts read version {FILE['version']}.")
    digits = Digits(head["base"])
    splits = read_table(table, digits)
    return [read_forest(own, nodes, splits, digits, columns) for own, nodes in zip(head["forests"], lines)]


def read_forest(head, nodes, splits, digits, names):
    trees, at, run = [], 0, head["run"]
    while at < len(nodes):
        tree, open_splits, is_whole = Tree(), [], False
        while not is_whole:
            n, at = digits.read(nodes, at)
            follow, leaf = ((n - 1) % run, (n - 1) // run) if n > 0 else (run, None)
            for _ in range(follow):
                number = digits.base * (ord(nodes[at]) - ZERO) + ord(nodes[at + 1]) - ZERO
                open_splits.append(tree.add(*splits[number]))
                at += 2
            if leaf is not None:
                own = tree.add(LEAF, head["scale"] * signed(leaf))
                is_whole = not open_splits
                # The left subtree of the innermost open split ends here, so the next node is its right child.
                if open_splits:
                    tree.right[open_splits.pop()] = own + 1
        trees.append(tree)
    return Forest(head["bias"], names, trees, head.get("classes"))


def to_model(forest, columns):
    """The forest as an XGBoost model over `columns`, the names of all evidence in order, so that XGBoost's own code
    computes the margins."""
    place = {name: i for i, name in enumerate(columns)}
    missing = [name for name in forest.columns if name not in place]
    if missing:
        raise ValueError(f"The evidence has no column {', '.join(missing)}.")
    classes, width = len(forest.classes or ()), str(len(columns))
    trees = []
    for i, tree in enumerate(forest.trees):
        # XGBoost expects the right child directly after the left one, so nodes are numbered again, level by level.
        order, left, parents = [0], [], [2**31 - 1]
        for number, node in enumerate(order):
            is_leaf = tree.column[node] == LEAF
            left.append(-1 if is_leaf else len(order))
            if not is_leaf:
                order += [node + 1, tree.right[node]]
                parents += [number, number]
        nodes = len(order)
        column = [tree.column[node] for node in order]
        value = [float(np.float32(tree.value[node])) for node in order]
        trees.append(dict(
            id=i,
            tree_param=dict(num_deleted="0", num_feature=width, num_nodes=str(nodes), size_leaf_vector="0"),
            left_children=left,
            right_children=[-1 if child < 0 else child + 1 for child in left],
            parents=parents,
            split_indices=[0 if c == LEAF else place[forest.columns[c]] for c in column],
            split_conditions=value,
            base_weights=value,
            **{name: [0] * nodes for name in ("split_type", "default_left")},
            **{name: [0.0] * nodes for name in ("loss_changes", "sum_hessian")},
            **{name: [] for name in ("categories", "categories_nodes", "categories_segments", "categories_sizes")},
        ))
    objective = dict(name="binary:logistic", reg_loss_param=dict(scale_pos_weight="1"))
    base_score = 1 / (1 + np.exp(-forest.bias))
    if classes:
        objective = dict(name="multi:softprob", softmax_multiclass_param=dict(num_class=str(classes)))
        base_score = 0.5
    learner = dict(
        attributes={},
        feature_names=[],
        feature_types=[],
        objective=objective,
        gradient_booster=dict(name="gbtree", model=dict(
            gbtree_model_param=dict(num_parallel_tree="1", num_trees=str(len(trees)), size_leaf_vector="0"),
            tree_info=[i % classes if classes else 0 for i in range(len(trees))],
            trees=trees,
        )),
        learner_model_param=dict(
            base_score=str(base_score), num_class=str(classes), num_feature=width, num_target="1"
        ),
    )
    model = dict(version=[int(part) for part in xgb.__version__.split(".")], learner=learner)
    return xgb.Booster(model_file=bytearray(json.dumps(model), "utf-8"))


def largest_leaf(forest):
    """The largest absolute leaf value."""
    return max(abs(v) for tree in forest.trees for c, v in zip(tree.column, tree.value) if c == LEAF)


def largest_rounding(forest):
    """The most that rounding its leaves can change a margin, in log-odds."""
    return 0.5001 * largest_leaf(forest) / LEAF_STEPS * len(forest.trees)


def check_written(trained, written):
    """Raises ValueError unless the written trees are the trained ones: the same splits, rounded thresholds, leaves
    within half a unit."""
    if len(trained.trees) != len(written.trees):
        raise ValueError(f"{len(trained.trees)} trees were trained and {len(written.trees)} written.")
    half_unit = 0.5001 * largest_leaf(trained) / LEAF_STEPS
    names = lambda forest, tree: [None if c == LEAF else forest.columns[c] for c in tree.column]
    for i, (own, other) in enumerate(zip(trained.trees, written.trees)):
        same = (names(trained, own), own.right) == (names(written, other), other.right) and all(
            abs(a - b) <= half_unit if c == LEAF else short(a) == b
            for c, a, b in zip(own.column, own.value, other.value)
        )
        if not same:
            raise ValueError(f"Tree {i} was not written as it was trained.")
