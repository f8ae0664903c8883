"""Writes and reads forest.txt, the form in which the engine reads trees (src/engine/model/forest.ts), and converts
forests from and to XGBoost models.

The first line is JSON: the version, and of each forest bias, scale, numbers of trees and nodes, classes, and columns
with their thresholds, a column as its index in the evidence. Then follows a line of nodes for each forest: two characters each, trees in preorder. A split is column + 1, number of its
threshold; a leaf is 0, its value in units of `scale`.
"""
import json
from decimal import Context

import numpy as np
import xgboost as xgb

from training_setup import CONSTANTS

FILE = CONSTANTS["winnow"]["forestFile"]
# Numbers are written as characters from these on.
ZERO, SIGNED_ZERO = FILE["zero"], FILE["signedZero"]
DIGITS = Context(prec=FILE["thresholdDigits"])
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
    """Forests as text: a line about all of them, and a line of nodes for each. `columns`: names of all evidence."""
    heads, lines = zip(*(parts_of(forest, columns) for forest in forests))
    head = {"version": FILE["version"], "forests": heads}
    return "\n".join([json.dumps(head, separators=(",", ":"), ensure_ascii=False), *lines])


def parts_of(forest, names):
    """Head and nodes of one forest."""
    tables, largest = {}, 0.0
    for tree in forest.trees:
        for column, value in zip(tree.column, tree.value):
            if column == LEAF:
                largest = max(largest, abs(value))
            else:
                tables.setdefault(column, set()).add(short(value))
    used = sorted(tables)
    thresholds = {column: sorted(tables[column]) for column in used}
    number = {column: i for i, column in enumerate(used)}
    scale = largest / LEAF_STEPS
    nodes = []
    for tree in forest.trees:
        for column, value in zip(tree.column, tree.value):
            if column == LEAF:
                nodes += [chr(ZERO), chr(SIGNED_ZERO + round(value / scale))]
            else:
                nodes += [chr(ZERO + number[column] + 1), chr(ZERO + thresholds[column].index(short(value)))]
    classes = {"classes": forest.classes} if forest.classes else {}
    columns = [[names.index(forest.columns[column]), thresholds[column]] for column in used]
    counts = dict(trees=len(forest.trees), nodes=len(nodes) // 2)
    return dict(bias=forest.bias, scale=scale, **counts, **classes, columns=columns), "".join(nodes)


def read(text, columns):
    """The forests of a file, their columns numbered as in its own list. `columns`: names of all evidence."""
    first, *lines = text.split("\n")
    head = json.loads(first)
    if head["version"] != FILE["version"]:
        raise ValueError(f"The forest has version {head['version']}; these scripts read version {FILE['version']}.")
    return [read_forest(own, nodes, columns) for own, nodes in zip(head["forests"], lines)]


def read_forest(head, nodes, names):
    trees, at = [], 0
    while at < len(nodes):
        tree, open_splits = Tree(), []
        while True:
            column, value = (ord(sign) for sign in nodes[at : at + 2])
            at += 2
            if column == ZERO:
                own = tree.add(LEAF, head["scale"] * (value - SIGNED_ZERO))
                if not open_splits:
                    break
                # The left subtree of the innermost open split ends here, so the next node is its right child.
                tree.right[open_splits.pop()] = own + 1
            else:
                number = column - ZERO - 1
                open_splits.append(tree.add(number, head["columns"][number][1][value - ZERO]))
        trees.append(tree)
    return Forest(head["bias"], [names[place] for place, _ in head["columns"]], trees, head.get("classes"))


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
