"""Trains the two networks of Web2Text (arXiv 1801.02607, section 3.4) on features that the engine computed; `npm run
train:web2text` calls it.

usage: web2text.py <folder> <jobs.json>
<folder> holds blocks.f32 (rows x 128), edges.f32 (rows x 25; row i is the edge from row i to row i+1), labels.u8 (0, 1,
or 2 for a row without a label) and weights.f32 (a row's weight in the loss).
<jobs.json> is a list of jobs. Fields of a training job:
  name, seed, steps
  pages        [[first row, rows], ...]
  train        numbers of the pages to learn from
  validation   numbers of the pages that choose the step whose weights are kept
  drop         share of the weights that each step leaves out (dropout of weights)
  average      0: keep the weights of the best step, as the paper does; otherwise the decay of a running mean of the
               weights, whose best step is kept
  sparse       weight in the loss of the mean of all hidden values: 0 in the paper; some helps small networks
  live         null for the paper's network; otherwise how many inputs and channels of each hidden layer stay alive. The
               others become 0 in the first half of the steps, the least important first (pruning of filters, Li et al.
               2017; importance: deviation of a channel times the norm of the weights that read it)
  share        with `live`: share of the weights between living channels that stay. The others become 0 until seven
               tenths of the steps, the smallest contributions first (pruning of weights, Zhu and Gupta 2017)
  features     null, or the columns of blocks that the unary network may read
  out          path without ending: <out>.bin gets all parameters as float32, layer by layer, each kernel x inputs x
               outputs weights and then its biases; <out>.json gets the figures
A job {name, forward, pages, out} runs the networks of such a file instead: <out>.bin gets log probabilities, rows x 2,
then rows x 4, page by page.
"""
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from training_setup import CONSTANTS, check_packages

check_packages("numpy", "torch")

import numpy as np
import torch
import torch.nn.functional as F

SHAPE = CONSTANTS["web2text"]
BLOCK_FEATURES, EDGE_FEATURES = SHAPE["blockFeatures"], SHAPE["edgeFeatures"]
WIDTHS, KERNELS = SHAPE["widths"], SHAPE["kernels"]
CROP, BATCH, MIN_BLOCKS = 9, 128, 10
# Validation, and a turn of pruning, every so many steps.
EVERY = 100
# Shares of the steps: channels are pruned between the first two, single weights until the third.
PRUNE_FROM, PRUNE_TO, THIN_TO = 0.1, 0.5, 0.7
RATE, L2, SIGMA = 1e-3, 1e-4, 0.1


class Net:
    def __init__(self, inputs, classes):
        widths = [inputs] + WIDTHS + [classes]
        shapes = zip(widths[1:], widths, KERNELS)
        self.weights = [torch.nn.init.trunc_normal_(torch.empty(s), 0.0, SIGMA, -2 * SIGMA, 2 * SIGMA) for s in shapes]
        self.biases = [torch.zeros(o) for o in widths[1:]]
        for parameter in self.parameters():
            parameter.requires_grad_(True)

    def parameters(self):
        return self.weights + self.biases

    def __call__(self, x, drop=0.0):
        """Logits, batch x classes x length, of x, batch x inputs x length. Dropout is of weights, as in the published
        code. Sets `hidden` (sum of the mean hidden values) and `inputs` (what each layer read)."""
        self.hidden, self.inputs = 0.0, []
        for layer, (w, b) in enumerate(zip(self.weights, self.biases)):
            self.inputs.append(x.detach())
            x = F.conv1d(x, F.dropout(w, drop) if drop else w, b, padding=w.shape[2] // 2)
            if layer < len(KERNELS) - 1:
                x = F.relu(x)
                self.hidden = self.hidden + x.mean()
        return x

    def least(self, live, progress):
        """Layer by layer the least important channels that it reads, by the values of the last call: none at a progress
        of 0, all but `live` at 1."""
        dead = []
        for w, x, target in zip(self.weights, self.inputs, live):
            width = w.shape[1]
            worth = x.std((0, 2)) * w.detach().norm(dim=(0, 2))
            keep = max(min(target, width), round(width + (target - width) * progress))
            dead.append(worth.argsort()[: width - keep])
        return dead

    def prune(self, dead):
        """Sets the weights from and to dead channels to 0."""
        for layer, channels in enumerate(dead):
            self.weights[layer].data[:, channels] = 0
            if layer > 0:
                self.weights[layer - 1].data[channels] = 0
                self.biases[layer - 1].data[channels] = 0

    def seeing(self, features):
        """A mask of the first layer's weights: True for those of these inputs."""
        mask = torch.zeros_like(self.weights[0], dtype=torch.bool)
        mask[:, features] = True
        return [mask]

    def thinned(self, share):
        """A mask of each layer's weights: True for the share of its living weights with the largest contribution."""
        masks = []
        for w, x in zip(self.weights, self.inputs):
            worth = w.detach().abs() * x.std((0, 2))[None, :, None]
            living = worth[worth > 0].sort(descending=True).values
            least = living[max(1, round(share * len(living))) - 1] if len(living) else 0
            masks.append((worth >= least) & (worth > 0))
        return masks

    def thin(self, masks):
        for w, mask in zip(self.weights, masks):
            w.data *= mask

    def load(self, values):
        """Takes its parameters, in the order of save, from the front of an array; returns the rest."""
        for w, b in zip(self.weights, self.biases):
            o, i, k = w.shape
            w.data = torch.from_numpy(values[: o * i * k].copy()).reshape(k, i, o).permute(2, 1, 0).contiguous()
            b.data = torch.from_numpy(values[o * i * k : o * i * k + o].copy())
            values = values[o * i * k + o :]
        return values

    def save(self, file):
        with open(file, "ab") as out:
            for w, b in zip(self.weights, self.biases):
                out.write(w.detach().permute(2, 1, 0).contiguous().numpy().astype("<f4").tobytes())
                out.write(b.detach().numpy().astype("<f4").tobytes())


def crops(pages, job_random, length):
    """Endless batches of row numbers: pages in shuffled order, one random crop of each."""
    usable = [page for page in pages if page[1] > MIN_BLOCKS]
    rows = []
    while True:
        for p in job_random.permutation(len(usable)):
            first, count = usable[p]
            rows.append(first + job_random.randint(0, count - CROP + 1) + np.arange(length))
            if len(rows) == BATCH:
                yield np.stack(rows)
                rows = []


def score(predicted, gold, weight, unary):
    """F1 of the positive class for the unary network, accuracy for the pairwise one."""
    if not unary:
        return float(weight[predicted == gold].sum() / weight.sum())
    tp = weight[(predicted == 1) & (gold == 1)].sum()
    return float(2 * tp / max(1e-9, weight[predicted == 1].sum() + weight[gold == 1].sum()))


def train(job, x, gold, weight, unary):
    """One network, and its figures."""
    torch.manual_seed(job["seed"])
    job_random = np.random.RandomState(job["seed"])
    net = Net(x.shape[1], 2 if unary else 4)
    optimizer = torch.optim.Adam(net.parameters(), RATE)
    training = [job["pages"][i] for i in job["train"]]
    validation = [job["pages"][i] for i in job["validation"] if job["pages"][i][1] > 0]
    held = np.concatenate([np.arange(first, first + count) for first, count in validation])
    best, kept, at = -1.0, None, 0
    mean = Net(x.shape[1], 2 if unary else 4)
    decay, live, share = job["average"], job["live"], job["share"]
    masks = net.seeing(job["features"]) if unary and job["features"] else []
    net.thin(masks)
    mean.thin(masks)
    dead, pruned = [], PRUNE_TO * job["steps"] if live else 0
    settled = THIN_TO * job["steps"] if live and share < 1 else pruned
    # Each turn keeps the same share of what is left, so that `share` remains after the last turn.
    turns = max(1, round((settled - pruned) / EVERY))
    for step, rows in enumerate(crops(training, job_random, CROP if unary else CROP - 1), 1):
        logits = net(torch.from_numpy(x[rows].astype(np.float32)).transpose(1, 2), job["drop"])
        w = torch.from_numpy(weight[rows])
        each_loss = F.cross_entropy(logits, torch.from_numpy(gold[rows]), reduction="none")
        loss = (each_loss * w).sum() / w.sum().clamp(min=1e-6)
        loss = loss + job["sparse"] * net.hidden + L2 / 2 * sum((p * p).sum() for p in net.weights)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        with torch.no_grad():
            for average, parameter in zip(mean.parameters(), net.parameters()):
                average.lerp_(parameter, 1 - min(decay, (step - 1) / (step + 9)))
            if live and step % EVERY == 0 and PRUNE_FROM * job["steps"] <= step <= pruned:
                dead = net.least(live, (step / job["steps"] - PRUNE_FROM) / (PRUNE_TO - PRUNE_FROM))
            for each in (net, mean):
                each.prune(dead)
                each.thin(masks)
            if step % EVERY == 0 and pruned < step <= settled:
                masks = net.thinned(share ** (1 / turns))
        if step % EVERY == 0 and step > settled:
            with torch.no_grad():
                logits = [mean(torch.from_numpy(x[f : f + c].astype(np.float32)).t()[None])[0] for f, c in validation]
                guess = np.concatenate([own.argmax(0).numpy() for own in logits])
            value = score(guess, gold[held], weight[held], unary)
            if value > best:
                best, kept, at = value, [p.detach().clone() for p in mean.parameters()], step
        if step == job["steps"]:
            break
    with torch.no_grad():
        for parameter, value in zip(net.parameters(), kept):
            parameter.copy_(value)
    return net, {"validation": round(best, 5), "step": at}


def run(job, blocks, edges):
    """Writes the log probabilities of a forward job."""
    unary, pairwise = Net(BLOCK_FEATURES, 2), Net(EDGE_FEATURES, 4)
    assert len(pairwise.load(unary.load(np.fromfile(job["forward"], "<f4")))) == 0
    with open(job["out"] + ".bin", "wb") as out, torch.no_grad():
        for net, x, less in ((unary, blocks, 0), (pairwise, edges, 1)):
            for first, count in job["pages"]:
                if count > less:
                    logits = net(torch.from_numpy(np.array(x[first : first + count - less])).t()[None])[0]
                    out.write(F.log_softmax(logits, 0).t().contiguous().numpy().astype("<f4").tobytes())


def main(folder, jobs_file):
    torch.set_num_threads(1)
    blocks = np.memmap(f"{folder}/blocks.f32", "<f4", "r").reshape(-1, BLOCK_FEATURES)
    edges = np.memmap(f"{folder}/edges.f32", "<f4", "r").reshape(-1, EDGE_FEATURES)
    labels = np.fromfile(f"{folder}/labels.u8", "u1").astype(np.int64)
    weights = np.fromfile(f"{folder}/weights.f32", "<f4")
    known = labels <= 1
    block_gold, block_weight = np.where(known, labels, 0), np.where(known, weights, 0).astype(np.float32)
    both = np.append(known[:-1] & known[1:], False)
    edge_gold = np.append(block_gold[:-1] * 2 + block_gold[1:], 0)
    edge_weight = np.where(both, np.append((weights[:-1] + weights[1:]) / 2, 0), 0).astype(np.float32)
    for job in json.load(open(jobs_file)):
        if "forward" in job:
            run(job, blocks, edges)
            continue
        open(job["out"] + ".bin", "wb").close()
        figures = {}
        edge_job = {**job, "pages": [[first, max(0, count - 1)] for first, count in job["pages"]]}
        for name, own_job, x, gold, weight in (
            ("unary", job, blocks, block_gold, block_weight),
            ("pairwise", edge_job, edges, edge_gold, edge_weight),
        ):
            net, figures[name] = train(own_job, x, gold, weight, name == "unary")
            net.save(job["out"] + ".bin")
        json.dump(figures, open(job["out"] + ".json", "w"))
        print(job["name"], figures, flush=True)


main(*sys.argv[1:])
